import type { ReactNode } from 'react';

import { useIsStaff } from '../features/auth/is-staff.queries.ts';
import { useCapabilities } from '../features/roles/roles.queries.ts';
import { paths } from '../lib/paths.ts';
import type { Session } from '../lib/session.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { t } from '../words/shell.ts';
import { Avatar, useSignOut } from './account-menu.tsx';
import { adminLinks } from './desks.ts';
import { accountLinks, mainLinks, visitorLinks } from './nav-links.ts';
import { LanguageChoice, ThemeChoice } from './theme-and-language.tsx';

const row =
  'flex min-h-12 items-center rounded-xl px-3 text-lg aria-[current=page]:bg-leaf-100 aria-[current=page]:font-semibold aria-[current=page]:text-leaf-800 hover:bg-leaf-50';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-4">
      <h2 className="text-muted mb-1 px-3 font-sans text-sm font-semibold">{title}</h2>
      {children}
    </section>
  );
}

type SmallMenuPanelProps = { session: Session | null; close: () => void };

/** Everything the menu of small screens leads to. */
export function SmallMenuPanel({ session, close }: SmallMenuPanelProps) {
  const leave = useSignOut();
  const isStaff = useIsStaff();
  const { has } = useCapabilities();
  return (
    <>
      <nav aria-label={t('Small-screen menu')}>
        {mainLinks.map(({ to, label, also }) => (
          <NavLink key={to} to={to} also={also} end={to === paths.home()} onClick={close} className={row}>
            {label}
          </NavLink>
        ))}
      </nav>
      {isStaff && (
        <Section title={t('Admin Panel')}>
          {adminLinks
            .filter(({ needs }) => needs === null || has(needs))
            .map(({ to, label }) => (
              <NavLink key={to} to={to} end onClick={close} className={row}>
                {label}
              </NavLink>
            ))}
        </Section>
      )}
      <Section title={t('Account')}>
        {session ? (
          <>
            <div className="flex items-center gap-3 px-3 py-2">
              <Avatar user={session.user} />
              <div className="min-w-0">
                <p className="truncate font-semibold">{session.user.fullName || t('Your account')}</p>
                <p className="text-muted truncate text-sm">{session.user.email}</p>
              </div>
            </div>
            {accountLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} onClick={close} className={row}>
                {label}
              </NavLink>
            ))}
            <button
              type="button"
              className={`${row} w-full`}
              onClick={() => {
                close();
                void leave();
              }}
            >
              {t('Sign Out')}
            </button>
          </>
        ) : (
          <>
            {visitorLinks.map(({ to, label }) => (
              <NavLink key={to} to={to} onClick={close} className={row}>
                {label}
              </NavLink>
            ))}
            <Link to={paths.auth()} onClick={close} className={`${buttonStyles({})} mt-2 w-full`}>
              {t('Sign In')}
            </Link>
          </>
        )}
      </Section>
      <div className="border-line border-t pt-4">
        <ThemeChoice legend={t('Appearance')} />
      </div>
      <div className="border-line border-t pt-4">
        <LanguageChoice />
      </div>
    </>
  );
}
