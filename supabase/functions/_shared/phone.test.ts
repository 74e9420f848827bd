import { expect, it } from 'vitest';

import { normalisePhone } from './phone.ts';

it.each([
  ['0712345678', '254712345678'],
  ['+254 712 345 678', '254712345678'],
  ['254112-345-678', '254112345678'],
  ['712345678', '254712345678'],
  ['+254 (0) 712 345 678', '254712345678'],
  ['00254.712.345.678', '254712345678'],
])('reads %s', (typed, stored) => {
  expect(normalisePhone(typed)).toBe(stored);
});

it.each(['', '0212345678', '071234567', '07123456789', '+255712345678', '0712 345 67a'])(
  'refuses %s',
  (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  },
);
