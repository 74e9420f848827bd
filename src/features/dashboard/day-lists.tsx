import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import {
  AlertIcon,
  CheckIcon,
  InfoIcon,
  ChevronRightIcon,
  ConsultIcon,
  HealthIcon,
  LeafIcon,
  OrdersIcon,
  StarIcon,
} from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import type { Dashboard } from './dashboard.queries.ts';
import type { Insight } from './insights.ts';

/** One of the things that make this page useful. */
type Step = { id: string; name: string; text: string; to: string; isDone: boolean };

/** Where to begin, with what is done already. */
export function firstSteps({ assessed_at, target, days, weight, fast, last_fast }: Dashboard): Step[] {
  return [
    {
      id: 'assessment',
      name: t('Take the health assessment'),
      text: t('Five minutes, and you know what deserves attention first.'),
      to: paths.assessment(),
      isDone: assessed_at !== null,
    },
    {
      id: 'target',
      name: t('Work out your target'),
      text: t('How much energy your body needs, with safe limits.'),
      to: paths.nutrition(),
      isDone: target !== null,
    },
    {
      id: 'meal',
      name: t('Note a meal'),
      text: t('In plates and chapatis. The second time is one tap.'),
      to: paths.diary(),
      isDone: days.some(({ energy_kcal }) => energy_kcal !== null),
    },
    {
      id: 'weight',
      name: t('Step on a scale'),
      text: t('One reading a week draws a line you can trust.'),
      to: paths.weightLog(),
      isDone: weight !== null,
    },
    {
      id: 'fast',
      name: t('Rest from food overnight'),
      text: t('Twelve hours between supper and breakfast are a beginning.'),
      to: paths.fasting(),
      isDone: fast !== null || last_fast !== null,
    },
  ];
}

/** Where to begin; done things are ticked. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="begin" className="border-leaf-300 bg-leaf-50 rounded-2xl border p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="begin" className="text-2xl">
          {done === 0 ? t('Begin here') : t('Go on from here')}
        </h2>
        <p className="text-muted text-sm">{t('{done} of {all} done', { done, all: steps.length })}</p>
      </div>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map(({ id, name, text, to, isDone }) => (
          <li key={id} className="relative flex gap-3 py-2.5">
            <span
              className={cn(
                'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border',
                isDone ? 'bg-leaf text-on-leaf border-transparent' : 'border-leaf-400',
              )}
            >
              {isDone && <CheckIcon className="size-4" />}
            </span>
            <span>
              <Link to={to} className="font-semibold after:absolute after:inset-0">
                {name}
                {isDone && <span className="sr-only"> {t('(done)')}</span>}
              </Link>
              <span className="text-muted block text-sm text-pretty">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const marks = {
  good: { Icon: CheckIcon, colour: 'text-leaf-700' },
  plain: { Icon: InfoIcon, colour: 'text-info-700' },
  care: { Icon: AlertIcon, colour: 'text-clay-700' },
} as const;

/** What the records show, in sentences. */
export function InsightList({ insights }: { insights: readonly Insight[] }) {
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="mb-3 text-2xl">
        {t('What your weeks say')}
      </h2>
      {insights.length === 0 ? (
        <p className="border-line text-muted rounded-2xl border border-dashed p-5 text-pretty">
          {t(
            'After four or five days of notes this place begins to speak: about energy, water, weight and mood, and what goes with what.',
          )}
        </p>
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
          {insights.map(({ id, text, tone }) => {
            const { Icon, colour } = marks[tone];
            return (
              <li key={id} className="flex gap-3 px-5 py-3.5">
                <Icon className={`mt-0.5 ${colour}`} />
                <p className="text-pretty">{text}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type Next = { id: string; icon: ReactNode; title: string; text: string; to: string };

const RETEST_DAYS = 28;
const DAY_MS = 86_400_000;
const modes: Readonly<Record<string, string>> = {
  video: t('by video'),
  phone: t('by phone'),
  in_person: t('in person'),
};
const steps: Readonly<Record<string, (number: string) => string>> = {
  placed: (number) => t('{number} is being packed', { number }),
  packed: (number) => t('{number} waits for its rider', { number }),
  dispatched: (number) => t('{number} is on its way', { number }),
};
const planNames: Readonly<Record<string, string>> = {
  free_trial: t('Free Trial'),
  free: 'Basic',
  premium: 'Premium',
  gold: 'Gold',
};

function planText({ plan_type, status, days_remaining }: NonNullable<Dashboard['plan']>): string {
  if (plan_type === 'free') return t('Basic remedies and nutrition, free for good.');
  if (status === 'grace') return t('The month has ended: pay to keep it.');
  if (days_remaining <= 0) return t('Everything open.');
  return days_remaining === 1
    ? t('Everything open, ends today.')
    : t('Everything open, {n} days left.', { n: days_remaining });
}

function nextOf({ consultation, orders, meal_plan, assessed_at, plan }: Dashboard, now: number): Next[] {
  const list: Next[] = [];
  if (consultation)
    list.push({
      id: 'consultation',
      icon: <ConsultIcon />,
      title: t('{service} with {name}', { service: consultation.service, name: consultation.with }),
      text: `${formatDateTime(consultation.starts_at)}, ${modes[consultation.mode] ?? ''}${consultation.state === 'held' ? `, ${t('not yet confirmed')}` : ''}`,
      to: paths.consultations(),
    });
  if (orders.latest)
    list.push({
      id: 'orders',
      icon: <OrdersIcon />,
      title:
        orders.open === 1
          ? t('Order {number}', { number: orders.latest.number })
          : t('{n} orders under way', { n: orders.open }),
      text: steps[orders.latest.fulfilment_state]?.(orders.latest.number) ?? orders.latest.number,
      to: orders.open === 1 ? paths.order(orders.latest.id) : paths.orders(),
    });
  if (meal_plan)
    list.push({
      id: 'meals',
      icon: <LeafIcon />,
      title: t('Your meal plan'),
      text: t('Today’s meals wait in the diary.'),
      to: paths.diary(),
    });
  if (assessed_at !== null && now - Date.parse(assessed_at) > RETEST_DAYS * DAY_MS)
    list.push({
      id: 'retest',
      icon: <HealthIcon />,
      title: t('Time for a second look'),
      text: t('Your last assessment is four weeks old: see what has changed.'),
      to: paths.assessment(),
    });
  if (plan)
    list.push({
      id: 'plan',
      icon: <StarIcon />,
      title: planNames[plan.plan_type] ?? t('Your plan'),
      text: planText(plan),
      to: paths.plans(),
    });
  return list;
}

/** What comes next, in the order of its urgency. */
export function NextList({ dashboard, now }: { dashboard: Dashboard; now: number }) {
  const list = nextOf(dashboard, now);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="mb-3 text-2xl">
        {t('Next')}
      </h2>
      <ul className="border-line bg-surface divide-line divide-y overflow-hidden rounded-2xl border shadow-md">
        {list.map(({ id, icon, title, text, to }) => (
          <li key={id} className="hover:bg-leaf-50 relative flex min-h-16 items-center gap-4 px-5 py-3">
            <span className="text-leaf-700">{icon}</span>
            <span className="min-w-0 grow">
              <Link to={to} className="block font-semibold after:absolute after:inset-0">
                {title}
              </Link>
              <span className="text-muted block text-sm text-pretty">{text}</span>
            </span>
            <ChevronRightIcon className="text-muted size-5" />
          </li>
        ))}
      </ul>
    </section>
  );
}
