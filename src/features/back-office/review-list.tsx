import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { useBulk } from '../../lib/use-bulk.ts';
import { Alert } from '../../ui/alert.tsx';
import { BulkBar, ChooseBox } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { moderate, reviewDeskKey, type ReviewQueueId, reviewsQuery } from './back-office.queries.ts';
import { ReviewBulk } from './list-decisions.tsx';

const heldReasons: Record<string, string> = {
  claim: t('It may claim a cure'),
  reported: t('Three people reported it'),
  edited: t('Edited after it was rejected'),
  rewritten: t('Written anew after one we held back was withdrawn'),
};

type Props = { queue: ReviewQueueId; productHrefOf: (productId: number) => string };

/** Reviews to publish or reject. */
export function ReviewList({ queue, productHrefOf }: Props) {
  const { data, error, refetch } = useQuery(reviewsQuery(queue));
  const bulk = useBulk({
    rows: data?.rows ?? [],
    nameOf: ({ product_name: product, author_name: author }) => `${product}, ${author}`,
    done: (n) => t.count(n, '{n} review decided', '{n} reviews decided'),
    reread: reviewDeskKey,
  });
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The reviews could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={t('Loading reviews')} />;
  if (data.rows.length === 0)
    return (
      <EmptyState title={t('No reviews here')}>
        {t('Reviews that may claim a cure, or that three people report, wait here for you.')}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <BulkBar count={bulk.chosen.length} isAll={bulk.isAll} onAll={bulk.chooseAll} left={bulk.left}>
        <ReviewBulk {...bulk} />
      </BulkBar>
      <ul className="grid gap-3">
        {data.rows.map((review) => (
          <li key={review.id} className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
            <div className="-ml-3 flex flex-wrap items-center gap-x-3 gap-y-1">
              <ChooseBox
                label={t('Choose the review of {name}', { name: review.author_name })}
                checked={bulk.has(review)}
                onChange={() => bulk.toggle(review)}
              />
              <Link
                to={productHrefOf(review.product_id)}
                className="text-leaf-700 font-semibold underline underline-offset-4"
              >
                {review.product_name}
              </Link>
              <span className="text-muted text-sm">
                {t('{n} of 5', { n: review.rating })} · {review.author_name} ·{' '}
                {formatDate(review.edited_at ?? review.created_at)}
              </span>
              {review.held_reason && (
                <Badge tone="gold">{heldReasons[review.held_reason] ?? review.held_reason}</Badge>
              )}
              {review.reports > 0 && (
                <Badge tone="danger">{t.count(review.reports, '{n} report', '{n} reports')}</Badge>
              )}
            </div>
            <div className="wrap-anywhere">
              {review.title && <p className="font-semibold">{review.title}</p>}
              <p className="text-pretty whitespace-pre-line">{review.body}</p>
            </div>
            {review.found_claim && (
              <p className="text-danger-700 text-sm font-semibold">
                {t('Found: “{claim}”', { claim: review.found_claim })}
              </p>
            )}
            {review.moderator_note && (
              <p className="text-muted text-sm">{t('Our note: {note}', { note: review.moderator_note })}</p>
            )}
            <Decision key={`${review.id} ${review.state}`} review={review} />
          </li>
        ))}
      </ul>
      {data.total > data.rows.length && (
        <p className="text-muted text-center text-sm">
          {t('The first {n} of {total}.', { n: data.rows.length, total: data.total })}
        </p>
      )}
    </div>
  );
}

function Decision({ review }: { review: { id: number; state: string; reports: number } }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const decide = useMutation({
    mutationFn: (next: 'published' | 'rejected') => moderate(review.id, next, note),
    onSuccess: (_nothing, next) => toast.success(next === 'published' ? t('Published') : t('Rejected')),
    onError: (error) => toast.error(t('The review was not changed'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reviewDeskKey }),
  });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        label={t('Note among ourselves')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        className="min-w-48 grow"
      />
      {(review.state !== 'published' || review.reports > 0) && (
        <Button disabled={decide.isPending} onClick={() => decide.mutate('published')}>
          {review.state === 'published' ? t('Leave it') : t('Publish')}
        </Button>
      )}
      {review.state !== 'rejected' && (
        <Button variant="secondary" disabled={decide.isPending} onClick={() => decide.mutate('rejected')}>
          {t('Reject')}
        </Button>
      )}
    </div>
  );
}
