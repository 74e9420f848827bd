import { describe, expect, it } from 'vitest';

import { partsOf } from '../_shared/gsm.ts';
import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import { textWords } from './texts.ts';

const SITE = 'https://mizizi.app';
const ORDER = { kind: 'paid', link: '/track?order=MZ-7F3K2Q', language: 'en' };

/** The longest that the database says of each, with amounts in six digits. */
const LONGEST = {
  placed: 'Order MZ-7F3K2Q: please pay KSh 125,000. M-Pesa Pay Bill 1743790, account MZ-7F3K2Q.',
  cash: 'Thank you for order MZ-7F3K2Q. Have KSh 125,000 ready in cash.',
  paid: 'We have KSh 125,000 for order MZ-7F3K2Q and are packing it.',
  underpaid:
    'KSh 100,000 of KSh 125,000 came for order MZ-7F3K2Q. Please pay the other KSh 25,000. M-Pesa Pay Bill 1743790, account MZ-7F3K2Q.',
  dispatched: 'Order MZ-7F3K2Q is on its way to you. Have KSh 125,000 ready in cash.',
  at_pickup: 'Order MZ-7F3K2Q is at the pickup point for you: Nairobi CBD, Moi Avenue.',
  delivered: 'Order MZ-7F3K2Q has been delivered. Thank you for shopping with us.',
  refunded: 'We sent KSh 125,000 back for order MZ-7F3K2Q.',
  cancelled: 'Order MZ-7F3K2Q is cancelled. Your money is on its way back.',
  recalled: 'Order MZ-7F3K2Q: please do not use one of its products. Its page says which.',
  expired: 'Order MZ-7F3K2Q was not paid in time. You are welcome to order again.',
  waiting: 'We have order MZ-7F3K2Q and wait for M-Pesa.',
  back_in_stock: 'Something you asked about can be ordered again.',
  booking_made: 'Your booking is confirmed: Mon 23 Nov, 10:00.',
  booking_moved: 'Your booking has moved to Mon 23 Nov, 10:00.',
  booking_cancelled: 'Your booking of Mon 23 Nov, 10:00 is cancelled.',
  booking_tomorrow: 'Your booking is tomorrow: Mon 23 Nov, 10:00.',
};

describe.each(['en', 'sw'])('in %s', (language) => {
  it.each(Object.entries(LONGEST))('%s fits one message', (kind, body) => {
    const words = textWords({ ...ORDER, kind, body, language }, SITE, '22345');
    expect([partsOf(words), words.length <= 160]).toEqual([1, true]);
  });
});

it.each(Object.values(LONGEST))('is known in Kiswahili: %s', (body) => {
  const kiswahili = inKiswahili(body);
  expect(kiswahili).not.toBe(body);
  expect(kiswahili).not.toMatch(/\b(?:order|your|please|ready|account|thank)\b/i);
});

describe('what stands behind', () => {
  it('is the way to the order, and how to end SMS', () => {
    expect(textWords({ ...ORDER, body: LONGEST.paid }, SITE, 'reply')).toBe(
      `${LONGEST.paid} ${SITE}/track?order=MZ-7F3K2Q Reply STOP to end SMS.`,
    );
    expect(textWords({ ...ORDER, body: LONGEST.paid, language: 'sw' }, SITE, '22345')).toBe(
      `Tumepata KSh 125,000 za oda MZ-7F3K2Q, na tunaifungasha. ${SITE}/track?order=MZ-7F3K2Q STOP kwa 22345 kuacha SMS.`,
    );
  });

  it('gives way where the words would not fit', () => {
    expect(textWords({ ...ORDER, body: LONGEST.underpaid }, SITE, null)).toBe(LONGEST.underpaid);
  });

  it('says with an order how to end SMS, whatever it takes', () => {
    const far = 'https://a-very-long-name-of-a-shop-for-herbs-and-roots.example.co.ke';
    const words = textWords({ ...ORDER, kind: 'placed', body: LONGEST.placed }, far, '22345');
    expect(words).toContain('STOP to 22345 ends SMS.');
  });
});
