import type { ReactNode } from 'react';

import { useIsAdmin } from '../features/auth/is-admin.queries.ts';
import { paths } from '../lib/paths.ts';
import { useIsSessionReady } from '../lib/session.ts';
import { NavLink } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { NotFound } from './not-found.tsx';

const desks = [
  { to: paths.admin(), label: 'Orders', end: true },
  { to: paths.adminProducts(), label: 'Products', end: false },
  { to: `${paths.admin()}/payments`, label: 'Payments', end: false },
  { to: `${paths.admin()}/returns`, label: 'Returns', end: false },
  { to: `${paths.admin()}/reviews`, label: 'Reviews', end: false },
  { to: `${paths.admin()}/settings`, label: 'Settings', end: false },
];

type Props = { title: string; intro?: ReactNode; actions?: ReactNode; children: ReactNode };

/** One of the administrators' desks. For everybody else it does not exist; the database decides what they may do. */
export function AdminFrame({ title, intro, actions, children }: Props) {
  const ready = useIsSessionReady();
  const isAdmin = useIsAdmin();
  if (!ready || isAdmin === undefined) return <Spinner label="Loading" />;
  if (!isAdmin) return <NotFound />;
  return (
    <div className="page pb-12">
      <PageHead title={title} noIndex />
      <nav aria-label="Desks" className="-mx-2 flex flex-wrap gap-x-1 pt-4 print:hidden">
        {desks.map(({ to, label, end }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            className="text-muted hover:text-ink aria-[current=page]:bg-leaf-100 aria-[current=page]:text-leaf-800 flex min-h-11 items-center rounded-full px-3 font-semibold sm:px-4"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="print:hidden">
        <PageHeader title={title} intro={intro} actions={actions} />
      </div>
      {children}
    </div>
  );
}
