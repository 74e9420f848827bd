import { useNavigate } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/shell.ts';
import { NotificationItem } from './notification-item.tsx';
import { linkOf, type NotificationRow, unreadIn } from './notification-list.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotifications } from './use-notifications.ts';

type Props = { userId: string; onLeave?: () => void };

/** The list with what can be done to it, in the bell's panel and on its own page. */
export function NotificationFeed({ userId, onLeave }: Props) {
  const { data: list, error, refetch } = useNotifications(userId);
  const actions = useNotificationActions(userId);
  const navigate = useNavigate();

  function open(row: NotificationRow): void {
    if (!row.is_read) actions.read(row.id);
    const link = linkOf(row.metadata);
    if (link === null) return;
    onLeave?.();
    void navigate(link, { viewTransition: true });
  }

  if (!list && error)
    return (
      <div className="p-4">
        <Alert
          tone="danger"
          title={t('Unable to load notifications')}
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      </div>
    );
  if (!list) return <Spinner label={t('Loading notifications...')} />;
  if (list.length === 0)
    return (
      <div className="grid justify-items-center gap-2 px-6 py-10 text-center">
        <BellIcon className="text-leaf-400 size-10" />
        <p className="font-semibold">{t('No notifications yet')}</p>
        <p className="text-muted">{t("We'll notify you when something important happens")}</p>
      </div>
    );
  return (
    <>
      <div className="border-line flex flex-wrap justify-end gap-1 border-b px-2 py-1">
        <Button variant="quiet" size="sm" onClick={actions.readAll} disabled={unreadIn(list) === 0}>
          {t('Mark all read')}
        </Button>
        <Button variant="quiet" size="sm" onClick={actions.clear}>
          {t('Clear all')}
        </Button>
      </div>
      <ul>
        {list.map((row) => (
          <NotificationItem
            key={row.id}
            row={row}
            onOpen={() => open(row)}
            onRead={() => actions.read(row.id)}
            onRemove={() => actions.remove(row.id)}
          />
        ))}
      </ul>
    </>
  );
}
