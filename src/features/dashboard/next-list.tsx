import type { ReactNode } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import {
  ChevronRightIcon,
  ConsultIcon,
  HealthIcon,
  LeafIcon,
  OrdersIcon,
  StarIcon,
} from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import type { Dashboard } from './dashboard.ts';

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
