import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';

/** The product page's place while the product is on its way. */
export function ProductSkeleton() {
  return (
    <div className="grid gap-6 pt-14 md:grid-cols-2 md:gap-10 lg:gap-14" aria-busy="true">
      <output className="sr-only">{t('Loading the product…')}</output>
      <Skeleton className="aspect-square w-full rounded-2xl" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  );
}
