import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/assessment.ts';
import type { Started } from './assessment.ts';
import { nextOpen, progressAt } from './flow.ts';

/** Somebody stopped in the middle: how far, and on. */
export function ResumeCard({
  started,
  onResume,
  onDrop,
}: {
  started: Started;
  onResume: () => void;
  onDrop: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { answers } = started;
  const open = nextOpen(answers);
  const { number, of } = open ? progressAt(answers, open.id) : { number: 1, of: 1 };
  return (
    <section
      aria-labelledby="resume"
      className="border-leaf-300 bg-leaf-50 grid gap-4 rounded-2xl border p-5 shadow-md sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="resume" className="text-2xl">
          {t('You are on question {number} of {of}', { number, of })}
        </h2>
        <p className="text-muted">
          {t('Last answered on {date}.', { date: formatDate(started.answered_at) })}
        </p>
      </div>
      <progress
        aria-label={t('How far you are')}
        max={of}
        value={number - 1}
        className="[&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-leaf-500 [&::-moz-progress-bar]:bg-leaf-500 bg-surface h-2 w-full appearance-none overflow-hidden rounded-full border-0"
      />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onResume}>
          {t('Continue')}
        </Button>
        <Button variant="quiet" size="lg" onClick={() => setAsking(true)}>
          {t('Start again')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Start again?')}
        description={t(
          'The answers you have given so far are removed, here and in your account. Finished results stay.',
        )}
        confirmLabel={t('Remove and start again')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
      />
    </section>
  );
}
