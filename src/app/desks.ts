import type { Capability } from '../features/roles/roles.queries.ts';
import { paths } from '../lib/paths.ts';
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
      desk('customers', t('Customers'), 'orders'),
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
