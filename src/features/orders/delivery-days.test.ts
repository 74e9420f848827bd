import { expect, it } from 'vitest';

import { deliveryDays } from './place-fields.tsx';

it.each([
  [0, 0, 'Today'],
  [0, 1, 'Today or tomorrow'],
  [0, 2, 'Within 2 days'],
  [1, 1, '1 day'],
  [1, 3, '1–3 days'],
])('%d to %d days: %s', (least, most, text) => expect(deliveryDays(least, most)).toBe(text));
