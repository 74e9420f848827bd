import { formatDate, formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import type { AccountDay, LateBooking } from './books.queries.ts';

const kinds: Record<string, string> = {
  order: t('From orders'),
  plan: t('From plans'),
  consultation: t('From consultations'),
};

/** From the morning to the evening of an account: each line is what moved, and together they are the difference. */
export function AccountDayRows({ account }: { account: AccountDay }) {
  const { closed } = account;
  const otherwise = account.moved_kes - account.handed_in_kes - account.counted_kes;
  return (
    <dl className="divide-line divide-y tabular-nums">
      <Row name={t('In the morning')} kes={account.opening_kes - account.late_before_kes} strong />
      {account.late_before_kes !== 0 && account.before_day !== null && (
        <Row
          name={t('Learnt late, up to {day}', { day: formatDate(`${account.before_day}T12:00:00Z`) })}
          kes={account.late_before_kes}
        />
      )}
      {account.came.map(({ kind, amount_kes: kes }) => (
        <Row key={kind} name={kinds[kind] ?? t('From other bills')} kes={kes} />
      ))}
      {account.unplaced_kes !== 0 && <Row name={t('Came for no bill yet')} kes={account.unplaced_kes} />}
      {account.placed_kes !== 0 && (
        <Row name={t('Has found its bill, and counts there')} kes={-account.placed_kes} />
      )}
      {account.refunds_kes !== 0 && (
        <Row name={account.refunds_kes > 0 ? t('Sent back') : t('Got back')} kes={-account.refunds_kes} />
      )}
      {account.reversed_kes !== 0 && (
        <Row
          name={account.account === 'mpesa' ? t('Taken back by M-Pesa') : t('Noted by mistake')}
          kes={-account.reversed_kes}
        />
      )}
      {account.fees_kes !== 0 && <Row name={t('Charges')} kes={-account.fees_kes} />}
      {account.handed_in_kes !== 0 && <Row name={t('Handed in by riders')} kes={account.handed_in_kes} />}
      {account.counted_kes !== 0 && (
        <Row
          name={
            account.counted_kes < 0 ? t('Missing when it was counted') : t('Too much when it was counted')
          }
          kes={account.counted_kes}
        />
      )}
      {otherwise !== 0 && (
        <Row name={account.is_person ? t('Given up') : t('Brought to the bank')} kes={otherwise} />
      )}
      <Row name={t('In the evening')} kes={account.closing_kes} strong />
      {account.has_statement && account.statement?.closing_kes != null && (
        <Row name={t('The statement says')} kes={account.statement.closing_kes} strong />
      )}
      {!account.has_statement && closed?.stated_kes != null && (
        <Row name={t('Counted')} kes={closed.stated_kes} strong />
      )}
    </dl>
  );
}

/** `+KSh 70`, `−KSh 1,200`, `KSh 0`. */
export const signedKes = (amount: number): string =>
  amount === 0 ? formatKes(0) : `${amount > 0 ? '+' : '−'}${formatKes(Math.abs(amount))}`;

function Row({ name, kes, strong = false }: { name: string; kes: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-1.5 ${strong ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="text-right">{kes < 0 ? signedKes(kes) : formatKes(kes)}</dd>
    </div>
  );
}

/** Why this evening may still change, said before somebody closes it. */
export function NotYetOver({ account: { still, earlier_day: earlierDay } }: { account: AccountDay }) {
  return (
    <>
      {still === 'runs' && (
        <Alert tone="info">
          {t('This day is not over. Money that comes until midnight shows as a change of the closed day.')}
        </Alert>
      )}
      {still === 'money_may_come' && (
        <Alert tone="warning">
          {t(
            'M-Pesa may still tell us of money of this day. It belongs to the day on which it was paid. Wait a quarter of an hour, or close the day again afterwards.',
          )}
        </Alert>
      )}
      {earlierDay != null && (
        <Alert tone="warning">
          {t('{day} is not closed yet. Close it first: its evening is the morning of this day.', {
            day: formatDate(`${earlierDay}T12:00:00Z`),
          })}
        </Alert>
      )}
    </>
  );
}

const classes: Record<string, string> = {
  came: t('Money for a bill'),
  unplaced: t('Money for no bill yet'),
  placed: t('Money that has found its bill'),
  refunds: t('A refund'),
  reversed: t('Taken back by M-Pesa'),
  fees: t('A charge'),
  moved: t('Money moved between accounts'),
};

type Props = {
  label: string;
  bookings: readonly LateBooking[];
  hrefOf: (bill: Pick<LateBooking, 'kind' | 'bill_id' | 'number'>) => string | null;
};

/** What was booked of a day after it was closed, one by one. */
export function LateBookings({ label, bookings, hrefOf }: Props) {
  if (bookings.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-line divide-y">
      {bookings.map((booking) => {
        const href = hrefOf(booking);
        return (
          <li
            key={`${booking.booked_at} ${booking.receipt} ${booking.amount_kes}`}
            className="grid gap-0.5 py-2"
          >
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {booking.receipt ?? t('no receipt')}
                {booking.number && ' · '}
                {booking.number &&
                  (href ? (
                    <Link to={href} className="text-leaf-700 underline underline-offset-4">
                      {booking.number}
                    </Link>
                  ) : (
                    booking.number
                  ))}
              </span>
              <strong className="ml-auto whitespace-nowrap tabular-nums">
                {signedKes(booking.amount_kes)}
              </strong>
            </span>
            <span className="text-muted text-sm">
              {t('{what} of {moved}, booked {booked}', {
                what: classes[booking.class] ?? booking.class,
                moved: formatDateTime(booking.at),
                booked: formatDateTime(booking.booked_at),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
