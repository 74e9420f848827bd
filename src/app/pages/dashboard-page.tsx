import { Suspense, useState } from 'react';

import { useIsStaff } from '../../features/auth/is-staff.queries.ts';
import { DashboardSkeleton, DashboardView, greeting } from '../../features/dashboard/dashboard-view.tsx';
import { water, weights } from '../../features/nutrition/nutrition.queries.ts';
import { RecordsNote } from '../../features/nutrition/page-frame.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { lazyPart } from '../../start/later.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/fasting.ts';

const tools = [
  {
    to: paths.assessment(),
    name: t('Health assessment'),
    text: t('Five minutes of questions, honest scores, a plan that says why.'),
  },
  {
    to: paths.nutrition(),
    name: t('Calorie calculator'),
    text: t('What your body needs, with every sum shown and safe limits.'),
  },
  {
    to: paths.diary(),
    name: t('Food diary'),
    text: t('Kenyan foods in plates and chapatis. Works without a connection.'),
  },
  {
    to: paths.fasting(),
    name: t('Fasting'),
    text: t('A clock that goes on when the phone sleeps, screened first.'),
  },
  {
    to: paths.mealPlans(),
    name: t('Meal plans'),
    text: t('Weeks of meals with shopping lists, from diabetes aware to family.'),
  },
  {
    to: paths.readings(),
    name: t('My readings'),
    text: t('Blood pressure, sugar and temperature, answered at once and kept.'),
  },
  { to: paths.weightLog(), name: t('Weight log'), text: t('The trend behind the swings of the scale.') },
] as const;

/** What the page offers to somebody who is not signed in: every tool, and a day that comes together with an account. */
export function VisitorDashboard() {
  return (
    <div className="grid gap-8">
      <p className="text-muted -mt-4 max-w-2xl text-lg leading-relaxed text-pretty">
        {t(
          'Meals, water, weight, fasts and moods come together here, with your next steps on top. Nobody else can read them.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={`${paths.auth()}?plan=free-trial`} className={buttonStyles({ size: 'lg' })}>
          {t('Create an account')}
        </Link>
        <Link
          to={paths.auth({ redirect: paths.dashboard() })}
          className={buttonStyles({ variant: 'secondary', size: 'lg' })}
        >
          {t('Sign In')}
        </Link>
      </div>
      <section aria-labelledby="tools">
        <h2 id="tools" className="mb-3 text-2xl">
          {t('Open to everybody')}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {tools.map(({ to, name, text }) => (
            <li key={to} className="grid">
              <Card className="relative grid content-start gap-1 transition-shadow hover:shadow-lg">
                <h3 className="text-xl">
                  <Link to={to} className="after:absolute after:inset-0">
                    {name}
                  </Link>
                </h3>
                <p className="text-muted text-pretty">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p className="text-muted mt-4 max-w-prose text-pretty">
          {t(
            'What you note stays on this device. Sign in later and it moves into your account, where only you can read it.',
          )}
        </p>
      </section>
    </div>
  );
}

// Readings and what they mean come after the day itself is rendered.
const ReadingsCard = lazyPart(
  async () => (await import('../../features/readings/readings-card.tsx')).ReadingsCard,
);

const CoachingCard = lazyPart(
  async () => (await import('../../features/coaching/coaching-card.tsx')).CoachingCard,
);

const DeskStrip = lazyPart(async () => (await import('../desk-strip.tsx')).DeskStrip);

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
