import { useState } from 'react';

import { DashboardView } from '../../features/dashboard/dashboard-view.tsx';
import { greeting } from '../../features/dashboard/greeting.ts';
import { VisitorDashboard } from '../../features/dashboard/visitor-dashboard.tsx';
import { water } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/records-note.tsx';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const noteWater = (day: string, ml: number): void =>
  water.put({ id: crypto.randomUUID(), drunk_on: day, ml });

/** `/dashboard`: health at a glance. */
export function Component() {
  const session = useSession();
  const isReady = useIsSessionReady();
  const [hour] = useState(() => new Date().getHours());
  if (!isReady) return <Spinner label="Loading" className="min-h-[60dvh]" />;
  return (
    <div className="page pb-12">
      <PageHead title="Health dashboard" noIndex />
      {session ? (
        <>
          <PageHeader eyebrow="Your health" title={greeting(session.user.fullName, hour)} />
          <DashboardView
            key={session.user.id}
            userId={session.user.id}
            onWater={noteWater}
            syncNote={<RecordsNote />}
          />
        </>
      ) : (
        <>
          <PageHeader
            eyebrow="Your health"
            title="Your health, on one page"
            intro="Meals, water, weight, fasts and moods come together here, with your next steps on top. Nobody else can read them."
          />
          <VisitorDashboard />
        </>
      )}
    </div>
  );
}
