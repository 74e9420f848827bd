import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';

/** The cart's place until the stored cart has been read. */
export function CartSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <output className="sr-only">{t('Loading your cart…')}</output>
      <div className="grid content-start gap-5">
        {[1, 2].map((row) => (
          <div
            key={row}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-square rounded-xl" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-12 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-2xl" />
    </div>
  );
}
