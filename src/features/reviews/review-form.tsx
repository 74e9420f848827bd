import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/shop.ts';
import { LONGEST_BODY, LONGEST_NAME, LONGEST_TITLE, type OwnReview } from './review.ts';
import { reviewQueries, saveReview } from './reviews.queries.ts';
import { StarField } from './stars.tsx';

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
export function ReviewForm({ productId, userId, firstName, review, onDone }: ReviewFormProps) {
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
