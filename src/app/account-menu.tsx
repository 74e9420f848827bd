import type { Session } from '../lib/session.ts';
import { ConsultIcon, HealthIcon, HeartIcon, OrdersIcon, SettingsIcon, SignOutIcon } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Popdown } from '../ui/popdown.tsx';
import { t } from '../words/shell.ts';
import { Avatar } from './avatar.tsx';
import { accountLinks, menuRow } from './nav-links.ts';
import { useSignOut } from './use-sign-out.ts';

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
