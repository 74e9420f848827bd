import type { Capability } from '../features/roles/capabilities.queries.ts';
import { paths } from '../lib/paths.ts';

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
    title: 'Work',
    desks: [
      { to: paths.admin(), label: 'Today', needs: null },
      desk('orders', 'All orders', 'orders', [`${paths.admin()}/slips`]),
      desk('payments', 'Payments', 'payments'),
      desk('returns', 'Returns', 'returns'),
      desk('consultations', 'Consultations', 'consultations'),
      desk('messages', 'Messages', 'messages'),
    ],
  },
  {
    title: 'Shop',
    desks: [
      { to: paths.adminProducts(), label: 'Products', needs: 'products' },
      desk('content', 'Texts', 'content', [`${paths.admin()}/herbs`]),
      desk('reviews', 'Reviews', 'reviews'),
      desk('testimonials', 'Testimonials', 'testimonials'),
      desk('settings', 'Settings', 'settings'),
    ],
  },
  {
    title: 'People',
    desks: [
      desk('customers', 'Customers', 'customers'),
      desk('practitioners', 'Practitioners', 'practices'),
      desk('subscriptions', 'Subscriptions', 'subscriptions'),
      desk('team', 'Team', 'roles'),
    ],
  },
  {
    title: 'Insight',
    desks: [
      desk('figures', 'Figures', 'figures'),
      desk('errors', 'Errors', 'telemetry'),
      desk('events', 'Events', 'telemetry'),
      desk('trail', 'Trail', 'trail'),
    ],
  },
];

const desks = deskGroups.flatMap((group) => group.desks);

/** What the admin menus lead to, `/admin` under the name that customers' menus call such a page. */
export const adminLinks: readonly Desk[] = desks.map((entry) =>
  entry.to === paths.admin() ? { ...entry, label: 'Dashboard' } : entry,
);

const isWithin = (path: string, address: string): boolean =>
  path === address || (address !== paths.admin() && path.startsWith(`${address}/`));

/** The desk an address belongs to; an address of none is the owner's alone. */
export const deskOf = (path: string): Pick<Desk, 'needs'> =>
  desks.find(({ to, also = [] }) => [to, ...also].some((address) => isWithin(path, address))) ?? {
    needs: 'roles',
  };
