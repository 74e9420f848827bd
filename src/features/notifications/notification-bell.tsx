import { useEffect, useRef, useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { readSession, useSession } from '../../lib/session.ts';
import { BellIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';
import { NotificationFeed } from './notification-feed.tsx';
import { badgeText, unreadIn } from './notifications.queries.ts';
import { keepPush, leavePush } from './push-device.queries.ts';
import { useLiveNotifications, useNotifications } from './use-notifications.ts';

/** The bell of the header with its panel; nothing for visitors. */
export function NotificationBell() {
  const session = useSession();
  return session && <Bell key={session.user.id} userId={session.user.id} />;
}

const ignore = (): void => {
  // no connection, or a browser without push: the next visit tries again
};

/** Keeps this device's address known while somebody is signed in, and gives it up when the session ends. */
export function usePushDevice(userId: string): void {
  useEffect(() => {
    keepPush(userId).catch(ignore);
    return () => {
      if (readSession()?.user.id !== userId) leavePush().catch(ignore);
    };
  }, [userId]);
}

function Bell({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { data: list } = useNotifications(userId);
  useLiveNotifications(userId);
  usePushDevice(userId);
  const unread = unreadIn(list ?? []);
  const badge = badgeText(unread);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event): void => {
      if (event.target instanceof Node && event.target.isConnected && !box.current?.contains(event.target))
        setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={box} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={badge ? t('Notifications, {n} unread', { n: badge }) : t('Notifications')}
        aria-expanded={open}
        aria-controls={open ? 'notification-panel' : undefined}
        onClick={() => setOpen(!open)}
        className="hover:bg-leaf-100 relative grid size-12 place-items-center rounded-lg"
      >
        <BellIcon />
        {badge && (
          <span
            aria-hidden="true"
            className="bg-clay text-on-clay absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums"
          >
            {badge}
          </span>
        )}
      </button>
      {open && (
        <section
          id="notification-panel"
          aria-label={t('Notifications')}
          className="animate-rise border-line bg-surface fixed inset-x-2 top-[calc(4rem+env(safe-area-inset-top))] z-40 overflow-hidden rounded-2xl border shadow-lg sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-2 sm:w-104"
        >
          <div className="border-line flex items-center justify-between gap-3 border-b py-1.5 pr-2 pl-4">
            <h2 className="text-lg">{t('Notifications')}</h2>
            <Link
              to={paths.notifications()}
              onClick={() => setOpen(false)}
              className="text-leaf-700 grid min-h-11 items-center rounded-lg px-2 text-sm font-semibold hover:underline"
            >
              {t('See all')}
            </Link>
          </div>
          <div className="max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain">
            <NotificationFeed userId={userId} onLeave={() => setOpen(false)} />
          </div>
        </section>
      )}
    </div>
  );
}
