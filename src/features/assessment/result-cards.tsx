import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { addDays, nairobiDate, useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/assessment.ts';
import { forgetAnswers, removeAssessment, withdrawConsent } from './assessment-steps.ts';
import type { Finished } from './assessments.queries.ts';
import type { ScaleId } from './scoring/scores.ts';

/** Several scales look two weeks back; after four, a difference can mean something. */
const RETEST_DAYS = 28;
const DAY_MS = 86_400_000;

/** From which day in Nairobi on taking it again says something, as `2026-12-19`. */
export const retestFrom = ({ finished_at }: Finished): string =>
  addDays(nairobiDate(Date.parse(finished_at)), RETEST_DAYS);

export const isRetestDue = (newest: Finished, today: string): boolean => retestFrom(newest) <= today;

/** The last one before it that is at least four weeks older and was scored by the same formulas. */
export function comparedWith(one: Finished, finished: readonly Finished[]): Finished | null {
  const latest = Date.parse(one.finished_at) - RETEST_DAYS * DAY_MS;
  return (
    finished.find(
      (other) => other.scoring_version === one.scoring_version && Date.parse(other.finished_at) <= latest,
    ) ?? null
  );
}

type TrendPoint = { at: string; score: number | null };

/** A scale over time, the earliest first, as far as it was scored by the same formulas as the newest. */
export function trendOf(finished: readonly Finished[], id: ScaleId): readonly TrendPoint[] {
  const version = finished[0]?.scoring_version;
  return finished
    .filter(({ scoring_version }) => scoring_version === version)
    .map(({ finished_at, scores }) => ({ at: finished_at, score: scores[id]?.score ?? null }))
    .toReversed();
}

/** When to take it again, and the way there. */
export function RetestCard({ newest }: { newest: Finished }) {
  const isDue = isRetestDue(newest, useNairobiDay());
  const isMember = useSession() !== null;
  return (
    <div className="bg-leaf-50 border-leaf-200 flex flex-wrap items-center justify-between gap-4 rounded-2xl border p-5 print:hidden">
      <p className="min-w-56 flex-1 text-pretty">
        {isDue ? (
          <strong>{t('Four weeks have passed. Take it again and see what moved.')}</strong>
        ) : (
          <>
            {t.rich(
              'Take it again from <b>{date}</b>: several scores look two weeks back, so four weeks show a difference.',
              { b: (words) => <strong>{words}</strong> },
              { date: formatDate(`${retestFrom(newest)}T00:00:00+03:00`) },
            )}
            {isMember && (
              <>
                {' '}
                {t.rich(
                  'With <a>daily reminders</a> on we tell you then, without a word about health on your lock screen.',
                  {
                    a: (words) => (
                      <Link to={paths.notifications()} className="underline">
                        {words}
                      </Link>
                    ),
                  },
                )}
              </>
            )}
          </>
        )}
      </p>
      <Link
        to={paths.assessment()}
        className={buttonStyles({ variant: isDue ? 'primary' : 'secondary', size: 'sm' })}
      >
        {isDue ? t('Take it again') : t('Take it again anyway')}
      </Link>
    </div>
  );
}

const questions = {
  answers: {
    title: t('Remove your raw answers?'),
    description: t(
      'The scores stay. The plan, the suggestions and the reasons go with the answers and cannot be made again.',
    ),
    confirmLabel: t('Remove the answers'),
  },
  result: {
    title: t('Remove this result?'),
    description: t('Its scores and answers are removed, here and in your account. Other results stay.'),
    confirmLabel: t('Remove this result'),
  },
  all: {
    title: t('Withdraw your consent?'),
    description: t(
      'Every assessment, finished or not, is removed, here and in your account. Your list of medicines for the safety check is separate and stays.',
    ),
    confirmLabel: t('Withdraw and remove all'),
  },
} as const;
type Question = keyof typeof questions;

/** What somebody can do with their data: remove raw answers, one result, or all of it. */
export function DataControls({ shown, onGone }: { shown: Finished; onGone: () => void }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const carryOut = (): void => {
    if (asked === 'answers') {
      forgetAnswers(shown);
      toast.success(t('Your answers were removed'), t('The scores stay.'));
    } else {
      if (asked === 'result') removeAssessment(shown);
      else withdrawConsent();
      toast.success(asked === 'result' ? t('The result was removed') : t('Everything was removed'));
      onGone();
    }
    setAsked(null);
  };
  return (
    <section aria-labelledby="your-data" className="grid gap-3 print:hidden">
      <h2 id="your-data" className="text-2xl">
        {t('Your data')}
      </h2>
      <p className="text-muted max-w-prose text-pretty">
        {t(
          'You agreed on {date} (words of version {consent}). Scored with version {scoring} of our formulas.',
          {
            date: formatDate(shown.consented_at),
            consent: shown.consent_version,
            scoring: shown.scoring_version,
          },
        )}
        {shown.answers === null && ` ${t('You removed the raw answers of this result.')}`}
      </p>
      <div className="-ml-3.5 flex flex-wrap gap-x-2">
        {shown.answers !== null && (
          <Button variant="quiet" size="sm" onClick={() => setAsked('answers')}>
            {t('Remove raw answers')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsked('result')}>
          {t('Remove this result')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsked('all')}>
          {t('Withdraw my consent')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        {...questions[asked ?? 'answers']}
        tone="danger"
        onConfirm={carryOut}
      />
    </section>
  );
}
