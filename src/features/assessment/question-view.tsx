import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/assessment.ts';
import { type Answers, type AnswerValue, choiceOf, listOf, numberOf, pressureOf } from './answers.ts';
import { ChoiceAnswer, ChoicesAnswer, type TermGroup, TermsAnswer } from './choice-answers.tsx';
import { type Progress, progressAt } from './flow.ts';
import { MeasureAnswer } from './measure-answer.tsx';
import { NumberAnswer, PressureAnswer } from './number-answer.tsx';
import { moduleNames } from './question.ts';
import type { Question } from './questions.ts';

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

type QuestionFrameProps = {
  title: string;
  help?: string | undefined;
  progress: Progress;
  /** Null on the first one. */
  onBack: (() => void) | null;
  children: ReactNode;
  /** Skip, continue. */
  footer?: ReactNode;
};

/** One question on its own: where one stands, the way back, the question as the page's heading, the answers. */
function QuestionFrame({ title, help, progress, onBack, children, footer }: QuestionFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { number, of, module } = progress;
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 pt-4 pb-10 sm:pt-8">
      <div className="grid gap-2">
        <div className="flex min-h-11 items-center gap-3">
          {onBack && (
            <Button
              variant="quiet"
              size="icon"
              className="-ml-3 size-11"
              aria-label={t('Back to the question before')}
              onClick={onBack}
            >
              <ArrowLeftIcon />
            </Button>
          )}
          <p className="text-clay-700 grow text-sm font-semibold">{moduleNames[module]}</p>
          <p className="text-muted text-sm whitespace-nowrap tabular-nums">
            {t.rich(
              '<quiet>Question </quiet>{number} of {of}',
              { quiet: (words) => <span className="sr-only">{words}</span> },
              { number, of },
            )}
          </p>
        </div>
        <progress
          aria-label={t('How far you are')}
          max={of}
          value={number - 1}
          className="[&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-leaf-500 [&::-moz-progress-bar]:bg-leaf-500 bg-sunk h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 [&::-webkit-progress-value]:transition-[inline-size]"
        />
      </div>
      <div className="animate-rise grid gap-6">
        <div className="grid gap-2.5">
          <h1 ref={heading} tabIndex={-1} className="text-2xl leading-snug outline-none sm:text-3xl">
            {title}
          </h1>
          {help && <p className="text-muted text-pretty">{help}</p>}
        </div>
        {children}
        {footer && <div className="flex flex-wrap items-center justify-between gap-3">{footer}</div>}
      </div>
    </div>
  );
}

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
