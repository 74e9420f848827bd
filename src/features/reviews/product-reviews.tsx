import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { StarRow } from '../../entities/reviews/stars.tsx';
import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { MyReviewPanel } from './my-review-panel.tsx';
import { ReviewList } from './review-list.tsx';
import {
  meanOf,
  type ReportReason,
  reportReasons,
  reportReview,
  type Review,
  reviewQueries,
  type StarCount,
  totalOf,
} from './reviews.queries.ts';

interface ProductReviewsProps {
  /** The product itself, not one of its options. */
  productId: number;
  /** The page to come back to after signing in. */
  returnTo: string;
}

const isReason = (value: string): value is ReportReason => value in reportReasons;

/** Asks what is wrong with a review. */
function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
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

const icon = () => <StarIcon className="text-gold-500 size-4 fill-current" />;
const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface ReviewHistogramProps {
  counts: readonly StarCount[];
  /** The number of stars the list is narrowed to. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** The mean, and a bar for each number of stars that narrows the list to it. */
function ReviewHistogram({ counts, chosen, onChoose }: ReviewHistogramProps) {
  const mean = meanOf(counts);
  const total = totalOf(counts);
  if (mean === null) return null;
  return (
    <div className="grid content-start gap-3">
      <p className="flex items-center gap-3">
        <span className="font-serif text-5xl font-semibold tabular-nums">{mean.toFixed(1)}</span>
        <span className="grid">
          <StarRow value={mean} />
          <span className="text-muted text-sm">{t.count(total, '{n} review', '{n} reviews')}</span>
        </span>
      </p>
      <ul>
        {counts.map(({ stars, many }) => (
          <li key={stars}>
            <button
              type="button"
              // the last of the chosen ones may be withdrawn: there has to be a way back
              disabled={many === 0 && chosen !== stars}
              aria-pressed={chosen === stars}
              onClick={() => onChoose(chosen === stars ? null : stars)}
              className={cn(
                'enabled:hover:bg-leaf-50 grid min-h-9 w-full grid-cols-[2.5rem_1fr_2.5rem] items-center gap-3 rounded-lg px-2 text-left',
                chosen === stars && 'bg-leaf-100',
              )}
            >
              <span className="flex items-center gap-1 tabular-nums">
                {stars === 1
                  ? t.rich('{n}<icon></icon><quiet>star:</quiet>', { icon, quiet }, { n: stars })
                  : t.rich('{n}<icon></icon><quiet>stars:</quiet>', { icon, quiet }, { n: stars })}
              </span>
              <span aria-hidden="true" className="bg-sunk h-2.5 overflow-hidden rounded-full">
                <span
                  className="bg-gold-500 block h-full rounded-full"
                  style={{ width: `${(many / total) * 100}%` }}
                />
              </span>
              <span className="text-muted text-right text-sm tabular-nums">
                {many === 1
                  ? t.rich('{n}<quiet> review</quiet>', { quiet }, { n: many })
                  : t.rich('{n}<quiet> reviews</quiet>', { quiet }, { n: many })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * What buyers say about a product: the stars in numbers, the reviews, and the reader's own. Whatever is being read or
 * fails, the form stays where it is: it holds what somebody is writing.
 */
export function ProductReviews({ productId, returnTo }: ProductReviewsProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [stars, setStars] = useState<number | null>(null);
  const [reported, setReported] = useState<Review | null>(null);
  const counts = useQuery(reviewQueries.counts(productId));
  const userId = session?.user.id ?? '';
  const { data: mine } = useQuery({ ...reviewQueries.mine(productId, userId), enabled: userId !== '' });
  const hasStars = counts.data ? totalOf(counts.data) > 0 : counts.isPending;
  return (
    <div className={cn('grid gap-8', hasStars && 'md:grid-cols-[18rem_minmax(0,1fr)] md:gap-12')}>
      {counts.isPending ? (
        <Skeleton className="h-72 w-full" />
      ) : (
        <ReviewHistogram counts={counts.data ?? []} chosen={stars} onChoose={setStars} />
      )}
      <div className="grid content-start gap-5">
        {session ? (
          <MyReviewPanel productId={productId} user={session.user} />
        ) : (
          <p className="text-muted text-sm">
            {t.rich('Only people who bought a product here can review it. <a>Sign in to write one</a>', {
              a: (words) => (
                <Link
                  to={paths.auth({ redirect: returnTo })}
                  className="text-leaf-700 inline-block py-1 underline underline-offset-4"
                >
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        <ReviewList
          productId={productId}
          counts={counts}
          stars={stars}
          ownId={mine?.review?.id}
          onReport={(review) => {
            if (session) setReported(review);
            else void navigate(paths.auth({ redirect: returnTo }));
          }}
        />
      </div>
      {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </div>
  );
}
