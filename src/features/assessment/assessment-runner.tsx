import { type ReactNode, useState } from 'react';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { Answers, AnswerValue } from './answers.ts';
import { dropStarted, finishAssessment, keepStarted, withAnswer, withoutAnswer } from './assessment-steps.ts';
import type { Finished, Started } from './assessment.ts';
import { isUnderage, nextOpen, questionAfter, questionBefore, questionsFor } from './flow.ts';
import { QuestionView, type TermLists } from './question-view.tsx';
import { type QuestionId, questionOf } from './questions.ts';
import { RedFlagScreen } from './red-flag-screen.tsx';
import { type RedFlag, redFlagsFrom } from './red-flags.ts';
import { UnderageScreen } from './underage-screen.tsx';

type AssessmentRunnerProps = {
  started: Started;
  terms: TermLists;
  /** What the safety list knows already: shown as given, and still asked. */
  known: Answers;
  book: SafetyBook | undefined;
  /** Beneath each question: where the answers are, and the way out. */
  note: ReactNode;
  onLeave: () => void;
  onFinished: (finished: Finished) => void;
};

type Place = { id: QuestionId; flags: readonly RedFlag[] };
const hasFlags = (flags: readonly RedFlag[]): flags is readonly [RedFlag, ...RedFlag[]] => flags.length > 0;

/** Leads through the questions, one at a time, and stops where an answer cannot wait. */
export function AssessmentRunner(props: AssessmentRunnerProps) {
  const { started, terms, known, book, note, onLeave, onFinished } = props;
  const { answers } = started;
  const [place, setPlace] = useState<Place>(() => ({ id: nextOpen(answers)?.id ?? 'age', flags: [] }));
  const { flags } = place;
  // Another device may have taken a question away.
  const isAsked = questionsFor(answers).some((open) => open.id === place.id);
  const id = isAsked ? place.id : (nextOpen(answers)?.id ?? 'age');
  const question = questionOf(id);

  const goOn = (now: Started): void => {
    const next = questionAfter(now.answers, id) ?? nextOpen(now.answers);
    if (next === null) {
      onFinished(finishAssessment(now));
      return;
    }
    if (next.module !== question.module) keepStarted();
    setPlace({ id: next.id, flags: [] });
  };

  const answer = (value: AnswerValue | null): void => {
    const now = withAnswer(started, id, value);
    const raised = redFlagsFrom(now.answers, id, book);
    if (hasFlags(raised)) {
      keepStarted();
      setPlace({ id, flags: raised });
    } else if (!isUnderage(now.answers)) goOn(now);
  };

  const back = questionBefore(answers, id);
  const stay = (): void => setPlace({ id, flags: [] });

  if (isUnderage(answers))
    return (
      <UnderageScreen
        onChange={() => {
          withoutAnswer(started, 'age');
          setPlace({ id: 'age', flags: [] });
        }}
        onEnd={() => {
          dropStarted();
          onLeave();
        }}
      />
    );
  if (hasFlags(flags))
    return <RedFlagScreen flags={flags} onChange={stay} onLater={onLeave} onContinue={() => goOn(started)} />;
  return (
    <QuestionView
      key={id}
      question={question}
      answers={
        answers[id] === undefined && known[id] !== undefined ? { ...answers, [id]: known[id] } : answers
      }
      terms={terms}
      onAnswer={answer}
      onBack={back && (() => setPlace({ id: back.id, flags: [] }))}
      note={note}
    />
  );
}
