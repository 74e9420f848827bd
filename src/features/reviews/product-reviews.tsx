import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { MyReviewPanel } from './my-review-panel.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewList } from './review-list.tsx';
import type { Review } from './review.ts';
import { totalOf } from './review.ts';
import { reviewQueries } from './reviews.queries.ts';

interface ProductReviewsProps {
  /** The product itself, not one of its options. */
  productId: number;
  /** The page to come back to after signing in. */
  returnTo: string;
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
