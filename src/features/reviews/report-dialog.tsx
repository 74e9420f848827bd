import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/shop.ts';
import type { ReportReason, Review } from './review.ts';
import { reportReasons } from './review.ts';
import { reportReview } from './reviews.queries.ts';

const isReason = (value: string): value is ReportReason => value in reportReasons;

/** Asks what is wrong with a review. */
export function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReportReason) => reportReview(review.id, chosen),
    onSuccess: () => {
      toast.success(t('Thank you'), t('We look at what you reported.'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Report this review')}
      description={t('By {author}. A person reads every report.', { author: review.author_name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {t('Cancel')}
          </Button>
          <Button
            busy={isPending}
            onClick={() => {
              setMissing(reason === null);
              if (reason) mutate(reason);
            }}
          >
            {t('Report it')}
          </Button>
        </>
      }
    >
      <RadioCards
        legend={t('What is wrong with it?')}
        name="report-reason"
        value={reason ?? undefined}
        onChange={(value) => {
          if (isReason(value)) setReason(value);
          setMissing(false);
        }}
        options={Object.entries(reportReasons).map(([value, label]) => ({ value, label }))}
        error={missing ? t('Please choose what is wrong with it.') : error ? errorText(error) : undefined}
      />
    </Dialog>
  );
}
