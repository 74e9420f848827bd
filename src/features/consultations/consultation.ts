import type { Payable } from '../../entities/bills/bill.ts';
import type { Returns } from '../../lib/database.types.ts';
import { t } from '../../words/care.ts';
import type { Mode } from './practitioners.queries.ts';

export const consultationKeys = {
  /** Everything of one person's consultations, as client or practitioner. */
  all: (userId: string) => ['consultations', userId] as const,
  one: (userId: string, id: string) => ['consultations', userId, id] as const,
};

const words: Record<Mode, { label: string; hint: string }> = {
  video: { label: t('Video call'), hint: t('In your browser, nothing to install.') },
  phone: { label: t('Phone call'), hint: t('Your nutritionist calls you.') },
  in_person: { label: t('In person'), hint: t('At the practice.') },
};

/** What a way to meet is called; an unknown one by its own name. */
export const modeWords = (mode: string): { label: string; hint: string } =>
  words[mode as Mode] ?? { label: mode, hint: '' };

const order = Object.keys(words);

/** Ways to meet, the easiest first. */
export const inOrder = <Name extends string>(modes: readonly Name[]): Name[] =>
  modes.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));

/** A booking as both sides read it. Times are ISO 8601. */
export type Consultation = {
  id: string;
  number: string;
  practitioner_id: string;
  service_id: number;
  client_id: string | null;
  client_name: string;
  service_name: string;
  mode: string;
  minutes: number;
  price_kes: number;
  starts_at: string;
  ends_at: string;
  state: string;
  covered_by: string;
  entitlement_returned_at: string | null;
  payment_state: string | null;
  hold_expires_at: string | null;
  moves: number;
  cancel_reason: string | null;
  absence_reported_at: string | null;
  absence_settled_at: string | null;
  confirmed_at: string | null;
  contact_phone: string | null;
  practitioner: {
    display_name: string;
    slug: string;
    title: string;
    time_zone: string;
    place: string | null;
  } | null;
};

export const consultationColumns =
  'id, number, practitioner_id, service_id, client_id, client_name, service_name, mode, minutes, price_kes, starts_at, ends_at, state, covered_by, entitlement_returned_at, payment_state, hold_expires_at, moves, cancel_reason, absence_reported_at, absence_settled_at, confirmed_at, contact_phone, practitioner:practitioners(display_name, slug, title, time_zone, place)' as const;

/** What either side may do with a booking now, as the database says. */
export type Terms = Returns<'consultation_terms'>;

type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';

/** A booking's state in words. A hold that ran out counts as expired before any job says so. */
export function stateWords(
  {
    state,
    hold_expires_at: holdUntil,
    payment_state: payment,
  }: Pick<Consultation, 'state' | 'hold_expires_at' | 'payment_state'>,
  now: number,
): { label: string; tone: Tone } {
  if (payment === 'needs_review') return { label: t('Checking the payment'), tone: 'gold' };
  if (state === 'held')
    return holdUntil !== null && Date.parse(holdUntil) > now
      ? { label: t('Waiting for payment'), tone: 'gold' }
      : { label: t('Not paid in time'), tone: 'neutral' };
  switch (state) {
    case 'confirmed':
      return { label: t('Confirmed'), tone: 'leaf' };
    case 'completed':
      return { label: t('Took place'), tone: 'neutral' };
    case 'no_show':
      return { label: t('Missed'), tone: 'clay' };
    case 'cancelled_by_client':
    case 'cancelled_by_practitioner':
      return { label: t('Cancelled'), tone: 'danger' };
    default:
      return { label: t('Not paid in time'), tone: 'neutral' };
  }
}

/** Bookings that are still to come, the next first, and the others, the latest first. Lost holds are left out. */
export function splitByTime<
  Row extends Pick<Consultation, 'state' | 'ends_at' | 'starts_at' | 'payment_state' | 'hold_expires_at'>,
>(rows: readonly Row[], now: number): { upcoming: Row[]; past: Row[] } {
  const isOpen = (row: Row): boolean =>
    (row.state === 'confirmed' && Date.parse(row.ends_at) > now) ||
    (row.state === 'held' && row.hold_expires_at !== null && Date.parse(row.hold_expires_at) > now);
  const isTold = (row: Row): boolean =>
    !['held', 'expired'].includes(row.state) ||
    ['refund_due', 'refunded', 'needs_review'].includes(row.payment_state ?? '');
  return {
    upcoming: rows.filter(isOpen).toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at)),
    past: rows
      .filter((row) => !isOpen(row) && isTold(row))
      .toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at)),
  };
}

type Booking = Pick<
  Consultation,
  'id' | 'state' | 'payment_state' | 'price_kes' | 'hold_expires_at' | 'contact_phone'
>;

/** The bill of a booking for the payment panel, in the words of orders. */
export function bookingBill(booking: Booking): Payable & { id: string; phone: string | null } {
  const isOpen = booking.payment_state === 'awaiting' || booking.payment_state === 'failed';
  return {
    id: booking.id,
    phone: /^254[17]\d{8}$/.test(booking.contact_phone ?? '') ? booking.contact_phone : null,
    payment_method: 'mpesa',
    payment_state: isOpen && booking.state === 'expired' ? 'expired' : (booking.payment_state ?? 'awaiting'),
    fulfilment_state: isOpen && booking.state.startsWith('cancelled') ? 'cancelled' : 'placed',
    total_kes: booking.price_kes,
    hold_expires_at: booking.hold_expires_at,
    // what took place and is owing again can be paid at any time
    ends_with_hold: booking.state === 'held',
  };
}
