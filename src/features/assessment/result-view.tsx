import type { ReactNode } from 'react';

import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { UrgentNotice } from '../../entities/urgent/urgent-watch.tsx';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/assessment.ts';
import type { TermNames } from './answer-words.ts';
import type { Answers } from './answers.ts';
import type { Finished } from './assessments.queries.ts';
import { careRules } from './plan-care.ts';
import { habitRules, keepRules } from './plan-habits.ts';
import { type PlanAction, PlanList, type PlanRule } from './plan-list.tsx';
import { type RedFlag, urgentAnswersOf } from './red-flags.ts';
import { comparedWith, DataControls, RetestCard } from './result-cards.tsx';
import { DomainCard, TrendSection } from './score-views.tsx';
import { scaleIds, type Scores } from './scoring/scores.ts';

type ResultViewProps = {
  shown: Finished;
  /** All of them, the newest first. */
  finished: readonly Finished[];
  names: TermNames;
  /** With it drugs tell of illnesses; without it their classes do. */
  book: SafetyBook | undefined;
  /** Herbs and foods, checked against the answers. */
  suggestions: ReactNode;
  /** The offer to put medicines and conditions on the safety list. */
  safetyList: ReactNode;
  onGone: () => void;
};

const FEW = 3;

/** The plan for a set of answers, what needs somebody's care first. What goes well is told when there is little to do. */
export function planOf(answers: Answers, scores: Scores, book?: SafetyBook): readonly PlanAction[] {
  const run = (rules: readonly PlanRule[]): PlanAction[] =>
    rules.flatMap((rule) => rule(answers, scores, book) ?? []);
  const todo = [...run(careRules), ...run(habitRules)];
  return todo.length < FEW ? [...todo, ...run(keepRules).slice(0, FEW)] : todo;
}

/** What asks to be done, above the results, the most urgent first. */
function RedFlagNotice({ flags }: { flags: readonly RedFlag[] }) {
  const isPressing = flags.some(({ urgency }) => !['month', 'visit'].includes(urgency));
  return (
    <section aria-labelledby="first" className="grid gap-4">
      <h2 id="first" className="text-2xl">
        {isPressing ? t('First of all') : t('What your readings say')}
      </h2>
      {flags.map((flag) => (
        <UrgentNotice key={flag.id} answer={flag} />
      ))}
    </section>
  );
}

/** A finished assessment: what cannot wait, the scores, the plan, suggestions, the way it moved, and one's data. */
export function ResultView(props: ResultViewProps) {
  const { shown, finished, names, book, suggestions, safetyList, onGone } = props;
  const { answers, scores } = shown;
  const [newest] = finished;
  const before = comparedWith(shown, finished);
  const flags = answers === null ? [] : urgentAnswersOf(answers, book);
  const scored = scaleIds.filter((id) => scores[id] !== undefined);
  return (
    <div className="grid gap-10">
      {flags.length > 0 && <RedFlagNotice flags={flags} />}
      <section aria-labelledby="scores" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="scores" className="text-2xl">
            {t('Your scores')}
          </h2>
          <p className="text-muted text-pretty">
            {t('They screen and orient; none of them is a diagnosis. Questions you skipped are not guessed.')}
          </p>
        </div>
        {scored.length > 0 ? (
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {scored.map((id) => {
              const result = scores[id];
              const earlier = before?.scores[id];
              return result ? (
                <DomainCard
                  key={id}
                  id={id}
                  score={result.score}
                  band={result.band}
                  before={earlier && before ? { score: earlier.score, at: before.finished_at } : null}
                />
              ) : null;
            })}
          </div>
        ) : (
          <Alert
            tone="info"
            title={flags.length > 0 ? t('No scale was answered in full') : t('Nothing could be scored')}
          >
            {flags.length > 0
              ? t('What is said above counts all the same. You can take the rest again whenever you like.')
              : t('Too many questions were skipped. You can take it again whenever you like.')}
          </Alert>
        )}
      </section>
      {answers === null ? (
        <Alert tone="info" title={t('The raw answers of this result were removed')}>
          {t('The plan and the suggestions came from them, so they are gone too.')}
        </Alert>
      ) : (
        <>
          <section aria-labelledby="plan" className="grid gap-5">
            <h2 id="plan" className="text-2xl">
              {t('Your plan')}
            </h2>
            <PlanList actions={planOf(answers, scores, book)} answers={answers} names={names} />
          </section>
          {safetyList}
          {suggestions}
        </>
      )}
      <TrendSection finished={finished} />
      {newest && <RetestCard newest={newest} />}
      {finished.length > 1 && (
        <section aria-labelledby="earlier" className="grid gap-2 print:hidden">
          <h2 id="earlier" className="text-2xl">
            {t('All results')}
          </h2>
          <ul className="flex flex-wrap gap-x-2">
            {finished.map(({ id, finished_at }) => (
              <li key={id}>
                <Link
                  to={paths.assessmentResult(id)}
                  aria-current={id === shown.id ? 'page' : undefined}
                  className="text-leaf-700 hover:bg-leaf-100 aria-[current]:bg-leaf-100 flex min-h-11 items-center rounded-lg px-3 underline underline-offset-4 aria-[current]:no-underline"
                >
                  {formatDate(finished_at)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DataControls shown={shown} onGone={onGone} />
    </div>
  );
}
