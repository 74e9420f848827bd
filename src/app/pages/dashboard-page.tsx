import { lazy, Suspense, useState } from 'react';

import { useIsStaff } from '../../features/auth/is-staff.queries.ts';
import { DashboardSkeleton, DashboardView, greeting } from '../../features/dashboard/dashboard-view.tsx';
import { VisitorDashboard } from '../../features/dashboard/visitor-dashboard.tsx';
import { water, weights } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/page-frame.tsx';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/fasting.ts';

// Readings and what they mean come after the day itself is rendered.
const ReadingsCard = lazy(() =>
  import('../../features/readings/readings-card.tsx').then(({ ReadingsCard: Card }) => ({ default: Card })),
);

const CoachingCard = lazy(() =>
  import('../../features/coaching/coaching-card.tsx').then(({ CoachingCard: Card }) => ({ default: Card })),
);

const DeskStrip = lazy(() => import('../desk-strip.tsx').then((module) => ({ default: module.DeskStrip })));

function Readings() {
  const { rows } = weights.useRecords();
  return (
    <Suspense fallback={<Skeleton className="h-36" />}>
      <ReadingsCard weights={{ rows }} />
    </Suspense>
  );
}

const noteWater = (day: string, ml: number): void =>
  water.put({ id: crypto.randomUUID(), drunk_on: day, ml });

/**
 * `/dashboard`: health at a glance. The heading is the same for everybody, so that it is prerendered and there before any
 * code is.
 */
export function Component() {
  const session = useSession();
  const isReady = useIsSessionReady();
  const isStaff = useIsStaff();
  const [hour] = useState(() => new Date().getHours());
  return (
    <div className="page pb-12">
      <PageHead title={t('Health dashboard')} noIndex />
      <PageHeader
        eyebrow={session ? greeting(session.user.fullName, hour) : t('Karibu')}
        title={t('Your health, on one page')}
      />
      {isStaff && (
        <Suspense fallback={null}>
          <DeskStrip />
        </Suspense>
      )}
      {!isReady && <DashboardSkeleton />}
      {isReady && !session && <VisitorDashboard />}
      {isReady && session && (
        <DashboardView
          key={session.user.id}
          userId={session.user.id}
          onWater={noteWater}
          syncNote={<RecordsNote />}
          readings={
            <>
              <Readings />
              <Suspense fallback={null}>
                <CoachingCard userId={session.user.id} />
              </Suspense>
            </>
          }
        />
      )}
    </div>
  );
}
