import type { Consultation } from './consultation.ts';

type Booking = Pick<
  Consultation,
  'id' | 'state' | 'payment_state' | 'price_kes' | 'hold_expires_at' | 'contact_phone'
>;

/** The bill of a booking for the payment panel, in the words of orders. */
export function bookingBill(booking: Booking) {
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
