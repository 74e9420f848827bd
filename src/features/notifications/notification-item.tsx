import { cn } from '../../lib/cn.ts';
import { formatDateTime } from '../../lib/format.ts';
import { AlertIcon, CheckIcon, InfoIcon, TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';
import { type NotificationRow, whyOf } from './notification-list.ts';

type Props = {
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
export function NotificationItem({ row, onOpen, onRead, onRemove }: Props) {
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
