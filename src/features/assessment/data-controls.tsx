import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { forgetAnswers, removeAssessment, withdrawConsent } from './assessment-steps.ts';
import type { Finished } from './assessment.ts';

const questions = {
  answers: {
    title: 'Remove your raw answers?',
    description:
      'The scores stay. The plan, the suggestions and the reasons go with the answers and cannot be made again.',
    confirmLabel: 'Remove the answers',
  },
  result: {
    title: 'Remove this result?',
    description: 'Its scores and answers are removed, here and in your account. Other results stay.',
    confirmLabel: 'Remove this result',
  },
  all: {
    title: 'Withdraw your consent?',
    description:
      'Every assessment, finished or not, is removed, here and in your account. Your list of medicines for the safety check is separate and stays.',
    confirmLabel: 'Withdraw and remove all',
  },
} as const;
type Question = keyof typeof questions;

/** What somebody can do with his data: remove raw answers, one result, or all of it. */
export function DataControls({ shown, onGone }: { shown: Finished; onGone: () => void }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const carryOut = (): void => {
    if (asked === 'answers') {
      forgetAnswers(shown);
      toast.success('Your answers were removed', 'The scores stay.');
    } else {
      if (asked === 'result') removeAssessment(shown);
      else withdrawConsent();
      toast.success(asked === 'result' ? 'The result was removed' : 'Everything was removed');
      onGone();
    }
    setAsked(null);
  };
  return (
    <section aria-labelledby="your-data" className="grid gap-3 print:hidden">
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <p className="text-muted max-w-prose text-pretty">
        You agreed on {formatDate(shown.consented_at)} (words of version {shown.consent_version}). Scored with
        version {shown.scoring_version} of our formulas.
        {shown.answers === null && ' You removed the raw answers of this result.'}
      </p>
      <div className="-ml-3.5 flex flex-wrap gap-x-2">
        {shown.answers !== null && (
          <Button variant="quiet" size="sm" onClick={() => setAsked('answers')}>
            Remove raw answers
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsked('result')}>
          Remove this result
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsked('all')}>
          Withdraw my consent
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
