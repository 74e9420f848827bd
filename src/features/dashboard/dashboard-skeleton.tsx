import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a day while it is on its way. */
export function DashboardSkeleton() {
  return (
    <div className="@container grid gap-8">
      <Skeleton className="h-11" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 @3xl:grid-cols-4">
        {['fast', 'energy', 'water', 'mood'].map((tile) => (
          <Skeleton key={tile} className="h-44" />
        ))}
      </div>
      <Skeleton className="h-56" />
    </div>
  );
}
