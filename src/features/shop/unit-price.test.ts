import { expect, it } from 'vitest';

import { unitPrice } from './option-picker.tsx';

it.each([
  ['250 g', 500, 'KSh 200 / 100 g'],
  ['1 kg', 1999, 'KSh 200 / 100 g'],
  ['1.5 l', 600, 'KSh 40 / 100 ml'],
  ['100 ml', 333, 'KSh 333 / 100 ml'],
  ['60 tablets', 900, ''],
  ['20 × 2 g', 300, ''],
  ['250 g + 50 ml', 300, ''],
  ['Large', 300, ''],
])('%s for %i shillings: %s', (size, price_kes, words) => {
  expect(unitPrice({ size, price_kes }).replace('\u00a0', ' ')).toBe(words);
});
