import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { StarField } from '../../entities/reviews/stars.tsx';
import { errorText } from '../../lib/app-error.ts';
import type { Session } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';
import {
  deleteReview,
  LONGEST_BODY,
  LONGEST_NAME,
  LONGEST_TITLE,
  type OwnReview,
  reviewQueries,
  saveReview,
  stateWords,
} from './reviews.queries.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface MyReviewPanelProps {
  productId: number;
  user: Session['user'];
}

interface ReviewFormProps {
  productId: number;
  userId: string;
  /** How the review is signed when nothing else is written. */
  firstName: string;
  /** The review to edit, null for a new one. */
  review: OwnReview | null;
  onDone: () => void;
}

/** Writes a review or changes it. What is held back afterwards is told by the page. */
function ReviewForm({ productId, userId, firstName, review, onDone }: ReviewFormProps) {
  const client = useQueryClient();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [title, setTitle] = useState(review?.title ?? '');
  const [body, setBody] = useState(review?.body ?? '');
  const [authorName, setAuthorName] = useState(review?.author_name ?? firstName);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveReview(productId, { rating, title, body, authorName }),
    onSuccess: async (saved) => {
      client.setQueryData(reviewQueries.mine(productId, userId).queryKey, saved);
      if (saved.review?.state === 'published')
        toast.success(t('Thank you'), t('Your review helps others choose.'));
      onDone();
      await client.invalidateQueries({ queryKey: [...reviewQueries.all, productId] });
      // The mean stands on the product too.
      await client.invalidateQueries({ queryKey: ['shop'] });
    },
  });
  return (
    <form
      noValidate
      className="border-line bg-surface grid gap-4 rounded-2xl border p-5 shadow-sm"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(rating === 0);
        if (rating > 0) mutate();
      }}
    >
      <h3 className="text-xl">{review ? t('Edit your review') : t('Write a review')}</h3>
      {error && (
        <Alert tone="danger" title={t('Your review was not saved')}>
          {errorText(error)}
        </Alert>
      )}
      <StarField
        value={rating}
        onChange={(stars) => {
          setRating(stars);
          setMissing(false);
        }}
        error={missing ? t('Give one to five stars.') : undefined}
      />
      <TextField
        label={t('Title')}
        hint={t('May stay empty.')}
        value={title}
        maxLength={LONGEST_TITLE}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('What would you tell a friend?')}
        hint={t(
          'Taste, use, freshness, delivery. Please no promises of a cure: such reviews are read first.',
        )}
        rows={5}
        value={body}
        maxLength={LONGEST_BODY}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <TextField
        label={t('Signed as')}
        hint={t('Everybody sees this name.')}
        value={authorName}
        maxLength={LONGEST_NAME}
        autoComplete="given-name"
        onChange={(event) => setAuthorName(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          {review ? t('Save the review') : t('Send the review')}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
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
