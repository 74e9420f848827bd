import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { labelOf, useEmergencyNumbers } from '../../entities/urgent/emergency-numbers.queries.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { AlertIcon, PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/assessment.ts';
import type { Answers, AnswerValue } from './answers.ts';
import { dropStarted, finishAssessment, keepStarted, withAnswer, withoutAnswer } from './assessment-steps.ts';
import type { Finished, Started } from './assessments.queries.ts';
import { isUnderage, nextOpen, questionAfter, questionBefore, questionsFor } from './flow.ts';
import { QuestionView, type TermLists } from './question-view.tsx';
import { type QuestionId, questionOf } from './questions.ts';
import { type RedFlag, redFlagsFrom } from './red-flags.ts';

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

/** The scores are made for adults: says so kindly, and keeps nothing unless the age was a slip. */
function UnderageScreen({ onChange, onEnd }: { onChange: () => void; onEnd: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="underage" className="mx-auto grid w-full max-w-xl gap-5 pt-8 pb-10">
      <h1 id="underage" ref={heading} tabIndex={-1} className="text-3xl leading-tight outline-none">
        {t('This one is for people of 18 and over')}
      </h1>
      <p className="text-lg text-pretty">
        {t(
          'The scores were made for adults and would tell you something wrong. If something about your body, food or mood worries you, talk to a parent, a teacher or somebody at a clinic: they see young people every day.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEnd}>{t('Remove my answers')}</Button>
        <Button variant="secondary" onClick={onChange}>
          {t('Correct my age')}
        </Button>
      </div>
    </section>
  );
}

type RedFlagScreenProps = {
  flags: readonly [RedFlag, ...RedFlag[]];
  onChange: () => void;
  onLater: () => void;
  onContinue: () => void;
};

/** Stops the assessment for something that cannot wait: what it is, what to do, whom to call. Nothing else. */
function RedFlagScreen({ flags, onChange, onLater, onContinue }: RedFlagScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const [first, ...rest] = flags;
  return (
    <section aria-labelledby="red-flag" className="mx-auto grid w-full max-w-xl gap-6 pt-6 pb-10 sm:pt-10">
      <div
        data-urgency={first.urgency}
        data-kind={first.kind}
        className="border-danger-200 bg-danger-50 grid gap-4 rounded-2xl border p-5 sm:p-6"
      >
        <AlertIcon className="text-danger-700 size-8" />
        <h1 ref={heading} id="red-flag" tabIndex={-1} className="text-3xl leading-tight outline-none">
          {first.title}
        </h1>
        {first.steps.map((text) => (
          <p key={text} className="text-lg text-pretty">
            {text}
          </p>
        ))}
        {rest.map(({ id, title, steps, urgency, kind }) => (
          <div
            key={id}
            data-urgency={urgency}
            data-kind={kind}
            className="border-danger-200 grid gap-1.5 border-t pt-4"
          >
            <h2 className="text-xl">{title}</h2>
            {steps.map((text) => (
              <p key={text} className="text-pretty">
                {text}
              </p>
            ))}
          </div>
        ))}
        <EmergencyNumbers />
        {first.source && (
          <p className="text-muted text-xs">{t('Source: {source}', { source: first.source })}</p>
        )}
      </div>
      <div className="grid justify-items-start gap-3">
        <p className="text-muted text-pretty">
          {t('Your answers are kept. The rest can wait as long as it needs.')}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onLater}>{t('Continue another time')}</Button>
          <Button variant="secondary" onClick={onContinue}>
            {t('I have read this, continue')}
          </Button>
          <Button variant="quiet" onClick={onChange}>
            {t('Change my answer')}
          </Button>
        </div>
      </div>
    </section>
  );
}

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

/** Besides 999 and 112. */
const calls = ['red-cross'];

/** Whom to call in Kenya, each a link that dials. `quiet` where nothing has happened yet. */
export function EmergencyNumbers({ quiet = false }: { quiet?: boolean }) {
  const numbers = useEmergencyNumbers(calls);
  return (
    <ul
      aria-label={t('Whom to call')}
      className={cn('grid gap-2.5', quiet ? 'grid-cols-3' : 'sm:grid-cols-3')}
    >
      {numbers.map((one) => (
        <li key={one.id}>
          <a
            href={`tel:${one.number}`}
            className={cn(
              'flex h-full min-h-16 items-center gap-3 rounded-xl px-3.5 py-2.5 no-underline',
              quiet
                ? 'border-danger-200 text-danger-700 hover:bg-danger-50 border'
                : 'bg-danger text-on-danger shadow-sm hover:opacity-90',
            )}
          >
            {!quiet && <PhoneIcon />}
            <span className="grid leading-tight">
              <span className="text-xl font-semibold tabular-nums">{one.number}</span>
              <span className="text-sm">{labelOf(one)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
