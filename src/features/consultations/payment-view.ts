import type { Consultation } from './consultation.ts';

type Attempt = {
  state: string;
  phone: string;
  result_code: number | null;
  receipt: string | null;
  created_at: string;
  updated_at: string;
};

/** The one thing the payment of a booking shows. Times are milliseconds since 1970. */
export type BookingPayment =
  | { kind: 'form' }
  | { kind: 'sending' }
  | { kind: 'prompted'; phone: string; since: number }
  | { kind: 'refused'; resultCode: number | null; at: number }
  | { kind: 'over' }
  | { kind: 'paid'; receipt: string | null }
  | { kind: 'needs_review' }
  | { kind: 'refund_due' }
  | { kind: 'refunded' }
  | { kind: 'nothing' };

/** A prompt that is still being prepared after this long is taken to have got lost on the way to M-Pesa. */
const STARTING_MS = 60_000;

/** @param attempts newest first */
export function bookingPayment(
  booking: Pick<Consultation, 'state' | 'payment_state' | 'hold_expires_at'>,
  attempts: readonly Attempt[],
  now: number,
): BookingPayment {
  const receipt = attempts.find(({ receipt: one }) => one !== null)?.receipt ?? null;
  switch (booking.payment_state) {
    case 'paid':
      return { kind: 'paid', receipt };
    case 'refund_due':
    case 'refunded':
    case 'needs_review':
      return { kind: booking.payment_state };
    default:
  }
  const attempt = attempts[0];
  if (attempt?.state === 'prompted' && booking.state === 'held')
    return { kind: 'prompted', phone: attempt.phone, since: Date.parse(attempt.created_at) };
  if (booking.state === 'expired') return { kind: 'over' };
  if (booking.state !== 'held') return { kind: 'nothing' };
  if (attempt?.state === 'starting' && now - Date.parse(attempt.created_at) < STARTING_MS)
    return { kind: 'sending' };
  if (booking.hold_expires_at === null || Date.parse(booking.hold_expires_at) <= now) return { kind: 'over' };
  if (attempt?.state === 'failed')
    return { kind: 'refused', resultCode: attempt.result_code, at: Date.parse(attempt.updated_at) };
  return { kind: 'form' };
}
