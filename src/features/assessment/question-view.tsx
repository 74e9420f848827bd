import { type ReactNode, useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/assessment.ts';
import { type Answers, type AnswerValue, choiceOf, listOf, numberOf, pressureOf } from './answers.ts';
import { ChoiceAnswer, ChoicesAnswer } from './choice-answers.tsx';
import { progressAt } from './flow.ts';
import { MeasureAnswer } from './measure-answer.tsx';
import { NumberAnswer, PressureAnswer } from './number-answer.tsx';
import { QuestionFrame } from './question-frame.tsx';
import type { Question } from './questions.ts';
import { type TermGroup, TermsAnswer } from './terms-answer.tsx';

/** The lists of the safety check, or why they are not there. */
export type TermLists =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; conditions: readonly TermGroup[]; medicines: readonly TermGroup[] };

type QuestionViewProps = {
  question: Question;
  answers: Answers;
  terms: TermLists;
  onAnswer: (value: AnswerValue | null) => void;
  onBack: (() => void) | null;
  note: ReactNode;
};

/** One question with the control that fits it. */
export function QuestionView({ question, answers, terms, onAnswer, onBack, note }: QuestionViewProps) {
  const { id } = question;
  const formId = `answer-${useId()}`;
  const [many, setMany] = useState(() => listOf(answers, id).length);
  const isWaiting = question.kind === 'terms' && terms.state !== 'ready';
  const continueLabel = question.kind === 'terms' && many === 0 ? t('None of these') : t('Continue');
  return (
    <QuestionFrame
      title={question.title}
      help={question.help}
      progress={progressAt(answers, id)}
      onBack={onBack}
      footer={
        <>
          {question.isNeeded ? (
            <span />
          ) : (
            <Button variant="quiet" className="-ml-3" onClick={() => onAnswer(null)}>
              {t('Skip this one')}
            </Button>
          )}
          {question.kind === 'choice' && choiceOf(answers, id) !== null && (
            <Button variant="secondary" onClick={() => onAnswer(choiceOf(answers, id))}>
              {t('Keep my answer')}
            </Button>
          )}
          {question.kind !== 'choice' && !isWaiting && (
            <Button type="submit" form={formId}>
              {continueLabel}
            </Button>
          )}
          {note && <div className="border-line w-full border-t pt-4">{note}</div>}
        </>
      }
    >
      <Control
        formId={formId}
        question={question}
        answers={answers}
        terms={terms}
        onAnswer={onAnswer}
        onMany={setMany}
      />
    </QuestionFrame>
  );
}

type ControlProps = {
  formId: string;
  question: Question;
  answers: Answers;
  terms: TermLists;
  onAnswer: (value: AnswerValue) => void;
  onMany: (many: number) => void;
};

function Control({ formId, question, answers, terms, onAnswer, onMany }: ControlProps) {
  const { id } = question;
  switch (question.kind) {
    case 'choice':
      return (
        <ChoiceAnswer
          label={question.title}
          options={question.options}
          chosen={choiceOf(answers, id)}
          onChoose={onAnswer}
        />
      );
    case 'choices':
      return (
        <ChoicesAnswer id={formId} question={question} chosen={listOf(answers, id)} onSubmit={onAnswer} />
      );
    case 'number': {
      const measured = { id: formId, question, given: numberOf(answers, id), onSubmit: onAnswer };
      return question.other ? (
        <MeasureAnswer {...measured} other={question.other} />
      ) : (
        <NumberAnswer {...measured} />
      );
    }
    case 'pressure':
      return <PressureAnswer id={formId} given={pressureOf(answers, id)} onSubmit={onAnswer} />;
    case 'terms': {
      if (terms.state === 'loading') return <Spinner label={t('Loading the list...')} />;
      if (terms.state === 'failed')
        return (
          <div
            role="alert"
            className="border-gold-300 bg-gold-50 grid justify-items-start gap-3 rounded-xl border p-4"
          >
            <p className="text-pretty">
              {t(
                'The list is not on this device yet. Try again with a connection, or skip this one: then we suggest no herbs.',
              )}
            </p>
            <Button variant="secondary" size="sm" onClick={terms.retry}>
              {t('Try again')}
            </Button>
          </div>
        );
      const isMedicines = question.list === 'medicines';
      return (
        <TermsAnswer
          id={formId}
          label={isMedicines ? t('Search medicines') : t('Search conditions')}
          placeholder={isMedicines ? t('Panadol, TLD, Glucophage…') : t('Pressure, sukari, asthma…')}
          groups={isMedicines ? terms.medicines : terms.conditions}
          chosen={listOf(answers, id)}
          onSubmit={onAnswer}
          onChange={onMany}
        />
      );
    }
  }
}
