import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { useSyncState } from '../../lib/sync/flush.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/fasting.ts';
import { ChartsSection, MonthsSection } from './chart-sections.tsx';
import { dashboardQuery, moods, showNoted } from './dashboard.queries.ts';
import { firstSteps, InsightList, StepList, NextList } from './day-lists.tsx';
import { type WeekGoal, weekGoals, insightsOf } from './insights.ts';
import { TipCard } from './tip-card.tsx';
import { Progress, TodayTiles } from './today-tiles.tsx';

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

function progressText({ done, aim, counts }: Pick<WeekGoal, 'done' | 'aim' | 'counts'>): string {
  if (done >= aim)
    return counts === 'days' ? t('{done} days: done', { done }) : t('{done} times: done', { done });
  return counts === 'days'
    ? t('{done} of {aim} days', { done, aim })
    : t('{done} of {aim} times', { done, aim });
}

/** The goals of this week, counted from Monday. */
function GoalList({ goals }: { goals: readonly WeekGoal[] }) {
  if (goals.length === 0) return null;
  return (
    <section aria-labelledby="goals">
      <h2 id="goals" className="mb-3 text-2xl">
        {t('This week')}
      </h2>
      <ul className="border-line bg-surface grid gap-4 rounded-2xl border p-5 shadow-md">
        {goals.map(({ id, name, done, aim, counts }) => (
          <li key={id} className="grid gap-1.5">
            <p className="flex justify-between gap-3">
              <span className="font-semibold">{name}</span>
              <span className="text-muted text-sm tabular-nums">{progressText({ done, aim, counts })}</span>
            </p>
            <Progress value={done} aim={aim} className={done >= aim ? 'bg-leaf-600' : 'bg-gold-500'} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const actions = [
  { to: paths.diary(), label: t('Note a meal') },
  { to: paths.weightLog(), label: t('Note a weight') },
  { to: paths.fasting(), label: t('Fasting') },
  { to: paths.mealPlans(), label: t('Meal plans') },
  { to: paths.medicines(), label: t('My medicines') },
  { to: paths.safetyCheck(), label: t('Check a herb') },
  { to: paths.nutritionists(), label: t('Book a consultation') },
  { to: paths.shop(), label: t('Shop') },
] as const;

/** What people come for most, one press away. */
function QuickActions() {
  return (
    <nav
      aria-label={t('Quick actions')}
      className="-mx-4 [scrollbar-width:none] overflow-x-auto px-4 sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 sm:flex-wrap">
        {actions.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="border-edge bg-surface hover:border-leaf-600 hover:bg-leaf-50 flex min-h-11 items-center rounded-full border px-4 whitespace-nowrap shadow-sm"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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

/** `Habari ya asubuhi, Achieng` by the hour of the device. */
export function greeting(fullName: string, hour: number): string {
  const [name] = fullName.trim().split(/\s+/);
  if (hour < 12) return name ? t('Habari ya asubuhi, {name}', { name }) : t('Habari ya asubuhi');
  if (hour < 16) return name ? t('Habari ya mchana, {name}', { name }) : t('Habari ya mchana');
  return name ? t('Habari ya jioni, {name}', { name }) : t('Habari ya jioni');
}
