import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { MyReviewPanel } from './my-review-panel.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewList } from './review-list.tsx';
import { type ReportReason, reportReasons, type Review, totalOf } from './review.ts';
import { reportReview, reviewQueries } from './reviews.queries.ts';

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
