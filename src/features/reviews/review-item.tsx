import type { ReactNode } from 'react';

import { formatDate } from '../../lib/format.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { Review } from './review.ts';
import { StarRow } from './star-row.tsx';

interface ReviewItemProps {
  review: Review;
  /** True when the caller wrote it: nobody reports themselves. */
  own: boolean;
  onReport: () => void;
}

const b = (words: ReactNode) => <span className="text-ink font-semibold">{words}</span>;

/** Who wrote it and when. */
function Byline({ own, edited, ...values }: { author: string; date: string; own: boolean; edited: boolean }) {
  if (own)
    return edited
      ? t.rich('<b>{author} (you)</b>, {date}, edited', { b }, values)
      : t.rich('<b>{author} (you)</b>, {date}', { b }, values);
  return edited
    ? t.rich('<b>{author}</b>, {date}, edited', { b }, values)
    : t.rich('<b>{author}</b>, {date}', { b }, values);
}

/** One published review. */
export function ReviewItem({ review, own, onReport }: ReviewItemProps) {
  const { rating, title, body, author_name: author, created_at: at, edited_at: edited } = review;
  return (
    <article className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow value={rating} />
        {title && <h3 className="font-sans text-base tracking-normal">{title}</h3>}
      </div>
      {body && (
        <p className="max-w-prose leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">{body}</p>
      )}
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-sm">
        <span>
          <Byline author={author} date={formatDate(at)} own={own} edited={edited !== null} />
        </span>
        <span className="text-leaf-700 inline-flex items-center gap-1">
          <CheckIcon className="size-4" />
          {t('Bought here')}
        </span>
        {!own && (
          <button
            type="button"
            onClick={onReport}
            className="hover:text-ink min-h-11 px-1 underline underline-offset-4"
          >
            {t.rich(
              'Report <quiet>the review by {author}</quiet>',
              { quiet: (words) => <span className="sr-only">{words}</span> },
              { author },
            )}
          </button>
        )}
      </div>
    </article>
  );
}
