import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { useSyncState } from '../../lib/sync/sync-state.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/fasting.ts';
import { ChartsSection } from './charts-section.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { dashboardQuery, moods, showNoted } from './dashboard.queries.ts';
import { GoalList } from './goal-list.tsx';
import { weekGoals } from './goals.ts';
import { InsightList } from './insight-list.tsx';
import { insightsOf } from './insights.ts';
import { MonthsSection } from './months-section.tsx';
import { NextList } from './next-list.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StepList } from './step-list.tsx';
import { firstSteps } from './steps.ts';
import { TipCard } from './tip-card.tsx';
import { TodayTiles } from './today-tiles.tsx';

type Props = {
  userId: string;
  /** Keeps a glass of water; the numbers here follow by themselves. */
  onWater: (day: string, ml: number) => void;
  /** Where records stand: saved, or waiting for a connection. */
  syncNote: ReactNode;
  /** The latest readings, and what of them still asks to be done. */
  readings: ReactNode;
};

/** Reads the day anew when changes that waited have reached the account. */
function useReadAfterSync(refetch: () => unknown): void {
  const { kind } = useSyncState();
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'waiting' && kind === 'saved') refetch();
    before.current = kind;
  }, [kind, refetch]);
}

/** A member's health at a glance. */
export function DashboardView({ userId, onWater, syncNote, readings }: Props) {
  const today = useNairobiDay();
  const { data: dashboard, isError, refetch, dataUpdatedAt } = useQuery(dashboardQuery(userId));
  useReadAfterSync(refetch);

  if (!dashboard)
    return isError ? (
      <Alert
        tone="warning"
        title={t('Your day could not be read')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Your records are safe. The diary, the weight log and fasting work without a connection.')}
      </Alert>
    ) : (
      <DashboardSkeleton />
    );

  const steps = firstSteps(dashboard);
  const isNew = steps.some(({ isDone }) => !isDone);
  return (
    <div className="@container grid grid-cols-1 gap-8">
      {isError && (
        <Alert tone="info" title={t('As of {time}', { time: formatDateTime(dashboard.made_at) })}>
          {t('The latest numbers could not be read. They follow with the connection.')}
        </Alert>
      )}
      <QuickActions />
      <TodayTiles
        dashboard={dashboard}
        today={today}
        onWater={(ml) => {
          onWater(today, ml);
          showNoted(userId, { water_ml: ml });
        }}
        onMood={(mood) => {
          moods.put({ id: today, mood });
          showNoted(userId, { mood });
        }}
      />
      {readings}
      {isNew && <StepList steps={steps} />}
      <div className="grid grid-cols-1 items-start gap-8 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <InsightList insights={insightsOf(dashboard)} />
          <ChartsSection days={dashboard.days} target={dashboard.target} />
        </div>
        <div className="grid gap-8 @max-4xl:order-first">
          <NextList dashboard={dashboard} now={dataUpdatedAt || Date.parse(dashboard.made_at)} />
          <GoalList goals={weekGoals(dashboard, today)} />
          <TipCard day={today} />
        </div>
      </div>
      <MonthsSection userId={userId} />
      {syncNote}
    </div>
  );
}
