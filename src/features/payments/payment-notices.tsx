import { formatKes, formatPhone } from '../../lib/format.ts';
import { formatCountdown } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { PhoneIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { PaymentView } from './payment-view.ts';

const SLOW_MS = 60_000;

/** What to do while the prompt is open on the phone. */
export function PromptSteps({
  phone,
  totalKes,
  sinceMs,
}: {
  phone: string;
  totalKes: number;
  sinceMs: number;
}) {
  return (
    <div className="grid gap-4">
      <div className="flex items-start gap-4">
        <span className="bg-leaf-100 text-leaf-700 relative grid size-14 shrink-0 place-items-center rounded-full">
          <span
            aria-hidden="true"
            className="bg-leaf-200 absolute inset-0 animate-ping rounded-full opacity-60"
          />
          <PhoneIcon className="relative size-7" />
        </span>
        <div>
          <h3 className="text-xl">{t('Check your phone')}</h3>
          <p className="text-muted">
            {t.rich(
              'We sent a payment request to <b>{phone}</b>.',
              { b: (words) => <strong className="text-ink whitespace-nowrap">{words}</strong> },
              { phone: formatPhone(phone) },
            )}
          </p>
        </div>
      </div>
      <ol className="marker:text-leaf-700 grid list-decimal gap-1.5 pl-6 marker:font-semibold">
        <li>{t('Unlock the phone and open the M-Pesa message.')}</li>
        <li>
          {t.rich(
            'Check that it says <b>{amount}</b>.',
            { b: (words) => <strong>{words}</strong> },
            { amount: formatKes(totalKes) },
          )}
        </li>
        <li>{t('Enter your M-Pesa PIN and press OK.')}</li>
      </ol>
      <p className="text-muted text-sm">
        {sinceMs < SLOW_MS
          ? t('This page updates by itself. You can also close it: nothing gets lost.')
          : t(
              'This takes longer than usual. If you entered your PIN there is nothing more to do: we keep asking M-Pesa and never take the money twice.',
            )}
      </p>
    </div>
  );
}

/** The most that M-Pesa carries in one payment; `private.most_at_once` says the same of prompts. */
const MOST_AT_ONCE_KES = 250_000;

/** What the next payment of a sum is. */
export const nextPartKes = (leftKes: number): number => Math.min(leftKes, MOST_AT_ONCE_KES);

/** Says before that a sum is paid in parts; nothing where M-Pesa carries it at once. */
export function InParts({ leftKes }: { leftKes: number }) {
  if (leftKes <= MOST_AT_ONCE_KES) return null;
  const most = formatKes(MOST_AT_ONCE_KES);
  return (
    <Alert tone="info" title={t('M-Pesa takes at most {most} at once', { most })}>
      {t('Pay {most} now, and the other {rest} after. We keep everything for you in between.', {
        most,
        rest: formatKes(leftKes - MOST_AT_ONCE_KES),
      })}
    </Alert>
  );
}

/** How long the pieces of an unpaid order are kept for its buyer. */
export function HoldCountdown({ until, now }: { until: string; now: number }) {
  const left = Date.parse(until) - now;
  if (Number.isNaN(left)) return null;
  return (
    <p className="text-muted text-sm">
      {left > 0
        ? t.rich(
            'We keep your items for another <b>{time}</b>.',
            {
              b: (words) => (
                <strong role="timer" className="text-ink tabular-nums">
                  {words}
                </strong>
              ),
            },
            { time: formatCountdown(left) },
          )
        : t(
            'The time to pay is over. We are checking the last payment, then the items go back to the shelf.',
          )}
    </p>
  );
}

type Props = {
  view: PaymentView & { kind: 'needs_review' | 'above' };
  totalKes: number;
  /** Whether what M-Pesa said could be read; else nothing is said of it. */
  isKnown: boolean;
  /** What stays as it is meanwhile, as a sentence. */
  meanwhile?: string | undefined;
};

/** A payment that a person looks at: why, how long, and that nobody should pay again. */
export function ReviewNotice({ view, totalKes, isKnown, meanwhile }: Props) {
  if (view.kind === 'above')
    return (
      <Alert
        tone="warning"
        title={t('{came} came, and the price is {total}', {
          came: formatKes(view.cameKes),
          total: formatKes(totalKes),
        })}
      >
        {t(
          '{above} is too much. A person looks at it, usually within a few hours: then you read here what goes back, how and when. Please do not pay again.',
          { above: formatKes(view.aboveKes) },
        )}{' '}
        {meanwhile}
      </Alert>
    );
  return (
    <Alert tone="warning" title={t('We are checking this payment')}>
      {view.cameKes > 0
        ? t(
            'Your {came} is here. A person looks at what becomes of it, usually within a few hours, and you get a notification. Please do not pay again.',
            { came: formatKes(view.cameKes) },
          )
        : !isKnown
          ? t(
              'A person looks at it and you get a notification, usually within a few hours. Please do not pay again.',
            )
          : t(
              'M-Pesa has not told us clearly how it ended. Please do not pay again: a person looks at it and you get a notification, usually within a few hours.',
            )}{' '}
      {meanwhile}
    </Alert>
  );
}
