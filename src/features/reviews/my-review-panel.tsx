import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import type { Session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/shop.ts';
import { ReviewForm } from './review-form.tsx';
import { stateWords } from './review.ts';
import { deleteReview, reviewQueries } from './reviews.queries.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface MyReviewPanelProps {
  productId: number;
  user: Session['user'];
}

/** What a signed-in person may do here: write, edit and withdraw their review, and see where it stands. */
export function MyReviewPanel({ productId, user }: MyReviewPanelProps) {
  const client = useQueryClient();
  const mine = reviewQueries.mine(productId, user.id);
  const { data } = useQuery(mine);
  const [writing, setWriting] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteReview(productId),
    onSuccess: async () => {
      setAsking(false);
      toast.success(t('Your review is withdrawn'));
      await client.invalidateQueries({ queryKey: [...reviewQueries.all, productId] });
      await client.invalidateQueries({ queryKey: ['shop'] });
    },
    onError: (error) => {
      setAsking(false);
      toast.error(t('Your review is still there'), errorText(error));
    },
  });
  if (!data) return null; // the published reviews do without it
  const { review, mayReview } = data;
  if (writing)
    return (
      <ReviewForm
        productId={productId}
        userId={user.id}
        firstName={user.fullName.split(' ')[0] ?? ''}
        review={review}
        onDone={() => setWriting(false)}
      />
    );
  if (!review)
    return mayReview ? (
      <div className="border-leaf-300 bg-leaf-50 flex flex-wrap items-center justify-between gap-3 rounded-2xl border p-4">
        <p>
          {t.rich('<b>You have bought this.</b> How do you like it?', {
            b: (words) => <strong>{words}</strong>,
          })}
        </p>
        <Button onClick={() => setWriting(true)}>{t('Write a review')}</Button>
      </div>
    ) : (
      <p className="text-muted text-sm">
        {t('You can write a review once an order with this product has reached you.')}
      </p>
    );
  const held = stateWords(review);
  return (
    <div className="grid gap-3">
      {held && (
        <Alert tone={review.state === 'rejected' ? 'warning' : 'info'} title={held.title}>
          {held.text}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted">{t('Your review: {n} of 5 stars', { n: review.rating })}</span>
        {mayReview && (
          <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
            {t.rich('Edit <quiet>your review</quiet>', { quiet })}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t.rich('Withdraw <quiet>your review</quiet>', { quiet })}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Withdraw your review?')}
        description={
          held
            ? t('You can write a new one at any time. As this one was held back, we read it first.')
            : t('Its stars no longer count. You can write a new one at any time.')
        }
        confirmLabel={t('Withdraw it')}
        tone="danger"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  );
}
