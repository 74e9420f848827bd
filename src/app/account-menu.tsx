import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { useIsStaff } from '../features/auth/is-staff.queries.ts';
import { useCapabilities } from '../features/roles/roles.queries.ts';
import { cn } from '../lib/cn.ts';
import { paths } from '../lib/paths.ts';
import { type Session, signOut } from '../lib/session.ts';
import { buttonStyles } from '../ui/button.tsx';
import { ConsultIcon, HealthIcon, HeartIcon, OrdersIcon, SettingsIcon, SignOutIcon } from '../ui/icons.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { adminLinks } from './desks.tsx';
import { accountLinks, menuRow, mainLinks, visitorLinks } from './nav-links.ts';
import { LanguageChoice, ThemeChoice } from './theme-and-language.tsx';

const sizes = {
  small: { side: 36, box: 'size-9', text: 'text-sm' },
  large: { side: 96, box: 'size-24', text: 'text-3xl' },
} as const;

/** First letters of up to two words of the name, or of the e-mail address; `U` when there is neither. */
export function initials(name: string, email: string): string {
  const words = (name.trim() || email.trim()).split(/\s+/).filter(Boolean).slice(0, 2);
  const letters = words.map((word) => Array.from(word)[0] ?? '').join('');
  return letters.toUpperCase() || 'U';
}

/** The user's picture, or the initials on a leaf-green disc when there is none or it cannot be loaded. */
export function Avatar({ user, size = 'small' }: { user: Session['user']; size?: keyof typeof sizes }) {
  const { side, box, text } = sizes[size];
  const [broken, setBroken] = useState<string | null>(null);
  if (user.avatarUrl && user.avatarUrl !== broken)
    return (
      <img
        src={user.avatarUrl}
        alt=""
        width={side}
        height={side}
        referrerPolicy="no-referrer"
        onError={() => setBroken(user.avatarUrl)}
        className={cn('bg-sunk rounded-full object-cover', box)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cn('bg-leaf text-on-leaf grid place-items-center rounded-full font-semibold', box, text)}
    >
      {initials(user.fullName, user.email)}
    </span>
  );
}

/** Ends the session, forgets what was read with it and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    await signOut().catch((error: unknown) => console.warn('The server could not end the session', error));
    queries.clear();
    await navigate(paths.home());
  };
}

const icons = [SettingsIcon, OrdersIcon, HeartIcon, ConsultIcon, HealthIcon];

export function AccountMenu({ user }: { user: Session['user'] }) {
  const leave = useSignOut();
  return (
    <Popdown
      label={t('Account menu')}
      button={<Avatar user={user} />}
      buttonClassName="grid size-12 place-items-center rounded-full"
      panelClassName="w-64"
    >
      {(close) => (
        <>
          <div className="border-line border-b px-3 pt-1 pb-3">
            <p className="truncate font-semibold">{user.fullName || t('Your account')}</p>
            <p className="text-muted truncate text-sm">{user.email}</p>
          </div>
          <ul className="pt-2">
            {accountLinks.map(({ to, label }, index) => {
              const Icon = icons[index] ?? SettingsIcon;
              return (
                <li key={to}>
                  <Link to={to} onClick={close} className={menuRow}>
                    <Icon className="text-muted" />
                    {label}
                  </Link>
                </li>
              );
            })}
          </ul>
          <button type="button" onClick={() => void leave()} className={menuRow}>
            <SignOutIcon className="text-muted" />
            {t('Sign Out')}
          </button>
        </>
      )}
    </Popdown>
  );
}

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
