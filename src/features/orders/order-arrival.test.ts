import { expect, it } from 'vitest';

import { arrivalText } from './order-arrival.tsx';

const days = (first_day: string, last_day = first_day) => ({
  first_day,
  last_day,
  carrier: null,
  carrier_phone: null,
  tracking_number: null,
});

it.each([
  ['2026-12-01', '2026-12-03', false, 'Arrives between Tue 1 Dec and Thu 3 Dec'],
  ['2026-12-02', '2026-12-02', false, 'Arrives by Wed 2 Dec'],
  ['2026-11-29', '2026-11-30', false, 'Arrives today'],
  ['2026-11-28', '2026-11-28', false, 'Was to arrive by Sat 28 Nov'],
  ['2026-12-01', '2026-12-03', true, 'At the pickup point between Tue 1 Dec and Thu 3 Dec'],
  ['2026-12-02', '2026-12-02', true, 'At the pickup point by Wed 2 Dec'],
  ['2026-11-30', '2026-11-30', true, 'At the pickup point today'],
  ['2026-11-28', '2026-11-28', true, 'Was to be at the pickup point by Sat 28 Nov'],
])('%s to %s, fetched: %s', (first, last, isFetched, words) =>
  expect(arrivalText(days(first, last), isFetched, '2026-11-30')).toBe(words),
);
