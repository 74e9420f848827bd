import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import type { Capability } from '../features/roles/roles.queries.ts';
import { paths } from '../lib/paths.ts';
import { ArrowLeftIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/shell.ts';

type Desk = {
  to: string;
  label: string;
  /** What a role must include; null for everybody who works here. */
  needs: Capability | null;
  /** Other addresses that belong to it. */
  also?: readonly string[];
};

const desk = (name: string, label: string, needs: Capability, also?: readonly string[]): Desk => ({
  to: `${paths.admin()}/${name}`,
  label,
  needs,
  ...(also ? { also } : {}),
});

/** Every desk, in groups as the menus show them. Database functions ask for the same capabilities. */
export const deskGroups: readonly { title: string; desks: readonly Desk[] }[] = [
  {
    title: t('Work'),
    desks: [
      { to: paths.admin(), label: t('Today'), needs: null },
      desk('orders', t('All orders'), 'orders', [`${paths.admin()}/slips`]),
      desk('payments', t('Payments'), 'payments'),
      desk('books', t('Books'), 'books'),
      desk('returns', t('Returns'), 'returns'),
      desk('consultations', t('Consultations'), 'consultations'),
      desk('messages', t('Messages'), 'messages'),
    ],
  },
  {
    title: t('Shop'),
    desks: [
      { to: paths.adminProducts(), label: t('Products'), needs: 'products' },
      desk('content', t('Texts'), 'content', [`${paths.admin()}/herbs`]),
      desk('emergency-numbers', t('Emergency numbers'), 'content'),
      desk('reviews', t('Reviews'), 'reviews'),
      desk('questions', t('Questions'), 'reviews'),
      desk('testimonials', t('Testimonials'), 'testimonials'),
      desk('settings', t('Settings'), 'settings'),
    ],
  },
  {
    title: t('People'),
    desks: [
      desk('customers', t('Customers'), 'customers'),
      desk('practitioners', t('Practitioners'), 'practices'),
      desk('subscriptions', t('Subscriptions'), 'subscriptions'),
      desk('team', t('Team'), 'roles'),
    ],
  },
  {
    title: t('Insight'),
    desks: [
      desk('figures', t('Figures'), 'figures'),
      desk('errors', t('Errors'), 'telemetry'),
      desk('events', t('Events'), 'telemetry'),
      desk('trail', t('Trail'), 'trail'),
    ],
  },
];

const desks = deskGroups.flatMap((group) => group.desks);

/** What the admin menus lead to, `/admin` under the name that customers' menus call such a page. */
export const adminLinks: readonly Desk[] = desks.map((entry) =>
  entry.to === paths.admin() ? { ...entry, label: t('Dashboard') } : entry,
);

const isWithin = (path: string, address: string): boolean =>
  path === address || (address !== paths.admin() && path.startsWith(`${address}/`));

/** The desk an address belongs to; an address of none is the owner's alone. */
export const deskOf = (path: string): Pick<Desk, 'needs'> =>
  desks.find(({ to, also = [] }) => [to, ...also].some((address) => isWithin(path, address))) ?? {
    needs: 'roles',
  };

/** A list of a desk as it was left: its address with search, filters and page, and what it is called. */
type List = { href: string; title: string };

const KEY = 'desk-lists';

/** Which step of this tab's history the page is. */
const stepNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** The lists of this tab by the step at which they stand. */
function lists(): Record<string, List> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, List>;
  } catch {
    // storage is switched off: what is opened leads to the beginning of its list
    return {};
  }
}

/** Notes that the page of this step is a list, or with null that it is none. */
export function noteDeskPlace(list: List | null): void {
  const { [stepNow()]: _before, ...others } = lists();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(list ? { ...others, [stepNow()]: list } : others));
  } catch {
    // as above
  }
}

/** The list that was looked at last before this page, and how many steps back it stands; null where there was none. */
export function listBefore(): (List & { steps: number }) | null {
  const now = stepNow();
  const known = lists();
  const step = Object.keys(known)
    .map(Number)
    .filter((one) => one < now)
    .toSorted((one, other) => other - one)[0];
  const list = step === undefined ? undefined : known[step];
  return list && step !== undefined ? { ...list, steps: now - step } : null;
}

/** Leads back to the list that something was opened from, searched, filtered and scrolled as it was; else to `to`. */
export function BackToList({ to, children }: { to: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [before] = useState(listBefore);
  return (
    <Link
      to={before?.href ?? to}
      onClick={(event) => {
        if (!before || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void navigate(-before.steps);
      }}
      className="text-leaf-700 inline-flex min-h-11 w-fit items-center gap-2 font-semibold hover:underline"
    >
      <ArrowLeftIcon className="size-5" />
      {before?.title ?? children}
    </Link>
  );
}
