import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { cn } from '../lib/cn.ts';
import { paths } from '../lib/paths.ts';
import { type Session, signOut } from '../lib/session.ts';
import { ConsultIcon, HealthIcon, HeartIcon, OrdersIcon, SettingsIcon, SignOutIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { accountLinks, menuRow } from './nav-links.ts';

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
