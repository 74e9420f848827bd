import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/assessment.ts';
import { forgetAnswers, removeAssessment, withdrawConsent } from './assessment-steps.ts';
import type { Finished } from './assessment.ts';

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
