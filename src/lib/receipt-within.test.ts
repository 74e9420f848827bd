import { expect, it } from 'vitest';

import { receiptWithin } from './receipt-within.ts';

it.each([
  [' tkr4x1abcd ', 'TKR4X1ABCD'],
  ['TKR4 X1AB CD', 'TKR4X1ABCD'],
  ['TKR4X1ABCD Confirmed. Ksh700.00 sent to MIZIZI for account MZ-7F3K2Q on 27/11/25.', 'TKR4X1ABCD'],
  ['TKR4X1ABCD Imethibitishwa. Ksh700.00 imetumwa kwa MIZIZI', 'TKR4X1ABCD'],
  ['my receipt is TKR4X1ABCD, thank you', 'TKR4X1ABCD'],
  ['nimelipa jana', null],
  ['paid already', null],
  ['0712 345 678', null],
  ['0712345678', null],
  ['1,100', null],
  ['SKA4N7Q2X', null],
  ['TKR4X1ABCD or TKR4X1ABCE', null],
  ['', null],
])('reads %j', (typed, receipt) => {
  expect(receiptWithin(typed)).toBe(receipt);
});
