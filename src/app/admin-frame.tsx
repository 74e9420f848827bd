import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';

import { useCapabilities, useFreshLocks } from '../features/roles/roles.queries.ts';
import { paths } from '../lib/paths.ts';
import { useIsSessionReady, useNeedsCode, useSession } from '../lib/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import {
  ChevronDownIcon,
  ConsultIcon,
  HomeIcon,
  MailIcon,
  MenuIcon,
  OrdersIcon,
  ProfileIcon,
  ReturnIcon,
  ShopIcon,
} from '../ui/icons.tsx';
import { NavLink } from '../ui/link.tsx';
import { Spinner } from '../ui/loading.tsx';
import { PageHead, PageHeader } from '../ui/page-header.tsx';
import { WalletIcon } from '../ui/page-icons.tsx';
import { t } from '../words/shell.ts';
import { noteDeskPlace, deskGroups, deskOf } from './desks.tsx';
import { NotFound } from './error-screen.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

type Props = {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** Whether what is opened from it leads back to it. */
  isList?: boolean;
  children: ReactNode;
};

/** The desks that are opened most, in the order in which they are looked at. */
const deskIcons: Readonly<Record<string, ComponentType>> = {
  [paths.admin()]: HomeIcon,
  [`${paths.admin()}/orders`]: OrdersIcon,
  [paths.adminPayments()]: WalletIcon,
  [`${paths.admin()}/messages`]: MailIcon,
  [paths.adminProducts()]: ShopIcon,
  [`${paths.admin()}/returns`]: ReturnIcon,
  [`${paths.admin()}/consultations`]: ConsultIcon,
  [`${paths.admin()}/customers`]: ProfileIcon,
};
/** How many desks stand in the bar of a phone, besides all of them. */
const IN_BAR = 4;

const barItem =
  'text-muted aria-[current=page]:text-leaf-700 flex min-h-15 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-center text-xs leading-tight outline-offset-[-3px] aria-[current=page]:font-semibold';

/** The desks of the person's roles: a column beside the page, a panel above it, or on a phone a bar below the thumb. */
function DeskNav() {
  const { has } = useCapabilities();
  const { pathname } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  // A step to a desk closes what it was chosen from.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const groups = deskGroups
    .map(({ title, desks }) => ({ title, desks: desks.filter(({ needs }) => needs === null || has(needs)) }))
    .filter(({ desks }) => desks.length > 0);
  const desks = groups.flatMap((group) => group.desks);
  const current = desks.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const inBar = Object.entries(deskIcons)
    .flatMap(([to, Icon]) => desks.filter((desk) => desk.to === to).map(({ label }) => ({ to, label, Icon })))
    .slice(0, IN_BAR);

  useEffect(() => {
    if (panel.current) panel.current.open = false;
  }, [pathname]);

  const list = (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4 xl:grid-cols-1">
      {groups.map((group) => (
        <div key={group.title} className="content-start">
          <p className="text-muted px-3 pb-1 text-sm font-semibold">{group.title}</p>
          <ul>
            {group.desks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === paths.admin()}
                  className="text-muted hover:text-ink hover:bg-leaf-50 aria-[current=page]:bg-leaf-100 aria-[current=page]:text-leaf-800 flex min-h-11 items-center rounded-xl px-3 font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
  return (
    <>
      <nav aria-label={t('Desks')} className="hidden pt-12 xl:block print:hidden">
        <div className="sticky top-24">{list}</div>
      </nav>
      <nav aria-label={t('Desks')} className="hidden pt-4 md:block xl:hidden print:hidden">
        <details ref={panel} className="group border-line bg-surface rounded-2xl border shadow-sm">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
            <span>
              {current?.label ?? t('Desks')}
              <span className="text-muted font-normal">{t(' · all desks')}</span>
            </span>
            <ChevronDownIcon className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="border-line border-t p-3">{list}</div>
        </details>
      </nav>
      <nav
        aria-label={t('Desks')}
        className="border-line bg-surface fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
      >
        <ul className="flex *:min-w-0 *:flex-1">
          {inBar.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === paths.admin()} className={barItem}>
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
          {desks.length > inBar.length && (
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-current={inBar.some(({ to }) => to === current?.to) ? undefined : 'page'}
                onClick={() => setOpenAt(pathname)}
                className={barItem}
              >
                <MenuIcon />
                {t('Desks')}
              </button>
            </li>
          )}
        </ul>
      </nav>
      {openAt === pathname && (
        <Dialog title={t('All desks')} onClose={() => setOpenAt(null)}>
          {list}
        </Dialog>
      )}
    </>
  );
}

/**
 * One of the desks, for those whose role includes it; who is signed out or lacks a second step is told what to do. For
 * everybody else it does not exist; the database decides what they may do.
 */
export function AdminFrame({ title, intro, actions, isList = true, children }: Props) {
  const ready = useIsSessionReady();
  const session = useSession();
  const { pathname, search } = useLocation();
  const needsCode = useNeedsCode();
  useFreshLocks();
  useEffect(
    () => noteDeskPlace(isList ? { href: pathname + search, title } : null),
    [isList, pathname, search, title],
  );
  const { isKnown, isStaff, isLocked, has, may } = useCapabilities();
  if (needsCode) return <SecondStepNeeded wants="code" />;
  if (ready && !session) return <Navigate to={paths.auth({ redirect: pathname + search })} replace />;
  if (!ready || !isKnown) return <Spinner label={t('Loading')} />;
  const { needs } = deskOf(pathname);
  if (!isStaff || (needs !== null && !has(needs))) return <NotFound />;
  if (needs === null ? isLocked : !may(needs)) return <SecondStepNeeded wants="factor" />;
  return (
    <div className="page grid-cols-[12rem_minmax(0,1fr)] gap-x-10 pb-28 md:pb-12 xl:grid xl:max-w-7xl print:block">
      <PageHead title={title} noIndex />
      <DeskNav />
      <div className="min-w-0">
        <div className="print:hidden">
          <PageHeader title={title} intro={intro} actions={actions} />
        </div>
        {children}
      </div>
    </div>
  );
}
