import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { nairobiDate, useNairobiDay } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/back-office.ts';
import { shopNoticesQuery, type Today, todayQuery } from './back-office.queries.ts';
import { LateJobs } from './late-jobs.tsx';

const tiles: readonly {
  key: Exclude<
    keyof Today,
    'mpesa_answered_at' | 'unlisted_since' | 'restored' | 'waits_since' | 'sales_kes'
  >;
  label: string;
  to: string;
  urgent?: true;
}[] = [
  { key: 'to_pack', label: t('To pack'), to: '/admin?queue=pack' },
  { key: 'to_dispatch', label: t('To dispatch'), to: '/admin?queue=dispatch' },
  { key: 'unpaid', label: t('Unpaid'), to: '/admin?queue=unpaid' },
  { key: 'needs_review', label: t('Payments to check'), to: '/admin/payments', urgent: true },
  { key: 'returns', label: t('Returns'), to: '/admin/returns', urgent: true },
  { key: 'low_stock', label: t('Low stock'), to: '/admin/upload?list=low', urgent: true },
  { key: 'consultations', label: t('Consultations today'), to: '/admin/consultations' },
  {
    key: 'consultation_care',
    label: t('Consultations to settle'),
    to: '/admin/practitioners?tab=care',
    urgent: true,
  },
  { key: 'practices', label: t('Licences to check'), to: '/admin/practitioners', urgent: true },
  { key: 'messages', label: t('New messages'), to: '/admin/messages?state=new', urgent: true },
  { key: 'held_reviews', label: t('Reviews to read'), to: '/admin/reviews', urgent: true },
  { key: 'questions', label: t('Questions to read'), to: '/admin/questions', urgent: true },
];

const DAY_MS = 86_400_000;
const strong = (words: ReactNode) => <b className="text-ink">{words}</b>;

/** Says what an owner loses money or orders by, and what only whoever looks after the server can put right. */
export function ShopNotices() {
  const { data } = useQuery(shopNoticesQuery);
  if (!data) return null;
  const { is_sandbox: isSandbox, disk_left_mb: left } = data;
  return (
    <>
      {isSandbox && (
        <Alert tone="danger" title={t('M-Pesa is in test mode: no money reaches you')}>
          {t(
            'Orders count as paid, but nobody pays. Whoever looks after the server sets the live service of Safaricom.',
          )}
        </Alert>
      )}
      {left !== null && (
        <Alert tone="danger" title={t('The disk of the server is nearly full')}>
          {t('{left} MB are left. When it is full, the shop takes no orders until somebody makes room.', {
            left,
          })}
        </Alert>
      )}
    </>
  );
}

type Props = { restored: NonNullable<Today['restored']>; canOpen: (path: string) => boolean };

/** The shop is that of a backup: what is missing in it, which numbers go on from where, and what to do. */
export function RestoredShop({ restored: { at, made_at, number }, canOpen }: Props) {
  return (
    <Alert tone="warning" title={t('This shop was restored from a backup')}>
      <p>
        {t('It was restored on {time} and knows nothing of what happened after {made}.', {
          time: formatDateTime(at),
          made: formatDateTime(made_at),
        })}
      </p>
      <p className="mt-2 wrap-anywhere">
        {t(
          'New invoices and credit notes have numbers of their own, the first is {number}, so that none is given twice. Those issued in between are not in the books: keep the copies that customers have for your accountant.',
          { number },
        )}
      </p>
      <p className="mt-2">
        {t('Import the M-Pesa statement of that time, and place the money that came.')}{' '}
        {canOpen('/admin/payments') && (
          <Link to="/admin/payments" className="underline underline-offset-4">
            {t('Payments')}
          </Link>
        )}
      </p>
    </Alert>
  );
}

/** What waits today in numbers, each leading to where it is done; only what the person's roles include. */
export function TodayTiles({ canOpen }: { canOpen: (path: string) => boolean }) {
  const { data, error, refetch } = useQuery(todayQuery);
  if (error && !data)
    return (
      <Alert
        tone="danger"
        title={t('The numbers could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data)
    return (
      <output className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        <span className="sr-only">{t('Counting what waits')}</span>
        {tiles.slice(0, 5).map(({ key }) => (
          <Skeleton key={key} className="h-13 rounded-2xl sm:h-24" />
        ))}
      </output>
    );
  return (
    <>
      {data.late_jobs !== undefined && <ShopNotices />}
      {(data.late_jobs ?? 0) > 0 && <LateJobs />}
      {(data.silent_prompts ?? 0) > 0 && <SilentMpesa today={data} />}
      {data.unlisted_since != null && <UnlistedMpesa since={data.unlisted_since} />}
      {data.restored && <RestoredShop restored={data.restored} canOpen={canOpen} />}
      <DaySoFar today={data} />
      <Waiting today={data} canOpen={canOpen} />
    </>
  );
}

/** What was sold since midnight, and since when the oldest order waits to leave. */
function DaySoFar({ today: { sales_kes: sold, waits_since: since } }: { today: Today }) {
  const today = useNairobiDay();
  const days = since == null ? 0 : (Date.parse(today) - Date.parse(nairobiDate(Date.parse(since)))) / DAY_MS;
  if (sold === undefined && days === 0) return null;
  return (
    <p className="text-muted flex flex-wrap gap-x-6 gap-y-1">
      {sold !== undefined && (
        <span>{t.rich('Sold today: <b>{amount}</b>', { b: strong }, { amount: formatKes(sold) })}</span>
      )}
      {days > 0 && (
        <span className="text-clay-700">
          {t.count(days, 'The oldest order waits since yesterday', 'The oldest order waits for {n} days')}
        </span>
      )}
    </p>
  );
}

/** What waits comes first; where nothing does is folded away. */
function Waiting({ today, canOpen }: { today: Today; canOpen: (path: string) => boolean }) {
  const seen = tiles.flatMap((tile) => {
    const value = today[tile.key];
    return value === undefined ? [] : [{ ...tile, value }];
  });
  const waiting = seen.filter(({ value }) => value > 0);
  const done = seen.filter(({ value }) => value === 0);
  const list = (some: typeof seen) => (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {some.map(({ key, label, to, urgent, value }) => {
        // On a phone the numbers stand in lines, so that the orders are not far below.
        const look =
          'border-line bg-surface flex h-full flex-row-reverse items-center justify-end gap-2 rounded-2xl border px-3 py-2.5 shadow-md sm:grid sm:content-between sm:justify-start sm:gap-1 sm:p-4';
        const inside = (
          <>
            <span className="text-muted text-sm leading-tight">{label}</span>
            <span
              className={cn(
                'font-serif text-2xl font-semibold tabular-nums sm:text-3xl',
                value === 0 && 'text-muted',
                urgent && value > 0 && 'text-clay-700',
              )}
            >
              {value}
            </span>
          </>
        );
        return (
          <li key={key}>
            {canOpen(to) ? (
              <Link to={to} className={cn(look, 'hover:border-leaf-400')}>
                {inside}
              </Link>
            ) : (
              <div className={look}>{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <div className="grid gap-3">
      {waiting.length > 0 ? list(waiting) : <p className="text-muted">{t('Nothing waits. Well done.')}</p>}
      {done.length > 0 && (
        <details className="group">
          <summary className="text-muted flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold">
            {t.count(done.length, '{n} list is empty', '{n} lists are empty')}
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="pt-2">{list(done)}</div>
        </details>
      )}
    </div>
  );
}

/** M-Pesa answers no prompt: what the shop can do is to wait and to say so. */
function SilentMpesa({ today: { silent_prompts: many = 0, mpesa_answered_at: at } }: { today: Today }) {
  return (
    <Alert tone="warning" title={t('M-Pesa does not answer')}>
      {t.count(
        many,
        'It has not said how the {n} prompt of the last 15 minutes ended.',
        'It has not said how any of the {n} prompts of the last 15 minutes ended.',
      )}{' '}
      {at != null && t('Its last answer came on {time}.', { time: formatDateTime(at) })}{' '}
      {t('You need do nothing: we go on asking, and money that came is booked when it answers.')}
    </Alert>
  );
}

/** The list of payments does not come: what was paid by hand may be unknown, and unpaid orders wait for it, but not for ever. */
function UnlistedMpesa({ since }: { since: string }) {
  return (
    <Alert tone="warning" title={t('M-Pesa does not list payments')}>
      {t('It has not said since {time} which payments came.', { time: formatDateTime(since) })}{' '}
      {t(
        'Unpaid orders and held hours are kept 15 minutes longer for that, and then end. Money that came for them is booked when it answers: what is still there is revived, and the rest is owed back.',
      )}
    </Alert>
  );
}
