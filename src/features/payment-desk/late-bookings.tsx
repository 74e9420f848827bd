import { formatDateTime } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import type { LateBooking } from './daily-close.queries.ts';
import { signedKes } from './signed-kes.ts';

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
