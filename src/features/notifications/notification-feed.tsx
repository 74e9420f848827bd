import { useNavigate } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertIcon, BellIcon, CheckIcon, InfoIcon, TrashIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';
import { linkOf, type NotificationRow, unreadIn, whyOf } from './notifications.queries.ts';
import { useNotificationActions, useNotifications } from './use-notifications.ts';

type Props = { userId: string; onLeave?: () => void };

type NotificationItemProps = {
  row: NotificationRow;
  onOpen: () => void;
  onRead: () => void;
  onRemove: () => void;
};

const marks: Record<string, { Icon: typeof InfoIcon; look: string; word: string }> = {
  success: { Icon: CheckIcon, look: 'bg-leaf-100 text-leaf-700', word: t('Success') },
  warning: { Icon: AlertIcon, look: 'bg-gold-100 text-gold-700', word: t('Warning') },
  error: { Icon: AlertIcon, look: 'bg-danger-50 text-danger-700', word: t('Error') },
};
const plain = { Icon: InfoIcon, look: 'bg-info-50 text-info-700', word: t('Information') };

const iconButton =
  'grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunk hover:text-ink';

/** One notification: the text opens it, the buttons mark it read and delete it. */
function NotificationItem({ row, onOpen, onRead, onRemove }: NotificationItemProps) {
  const { Icon, look, word } = marks[row.type] ?? plain;
  const title = told(row.title);
  const why = whyOf(row.metadata);
  return (
    <li
      className={cn(
        'flex items-start gap-1 border-b border-line py-1.5 pr-1.5 pl-3 last:border-b-0',
        !row.is_read && 'bg-leaf-50',
      )}
    >
      <button type="button" onClick={onOpen} className="flex min-w-0 grow gap-3 rounded-lg py-2 text-left">
        <span className={cn('grid size-9 shrink-0 place-items-center rounded-full', look)}>
          <Icon className="size-5" />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className={cn('leading-snug', !row.is_read && 'font-semibold')}>
            <span className="sr-only">
              {row.is_read ? t('{kind}: ', { kind: word }) : t('Unread, {kind}: ', { kind: word })}
            </span>
            {title}
          </span>
          <span className="text-sm text-pretty">{told(row.message)}</span>
          <time dateTime={row.created_at} className="text-muted text-sm">
            {formatDateTime(row.created_at)}
          </time>
          {why && <span className="text-muted text-xs">{t('Why you get this: {why}', { why })}</span>}
        </span>
      </button>
      <span className="flex shrink-0 flex-col sm:flex-row">
        {!row.is_read && (
          <button
            type="button"
            onClick={onRead}
            aria-label={t('Mark as read: {title}', { title })}
            className={iconButton}
          >
            <CheckIcon className="size-5" />
          </button>
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('Delete: {title}', { title })}
          className={iconButton}
        >
          <TrashIcon className="size-5" />
        </button>
      </span>
    </li>
  );
}

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
