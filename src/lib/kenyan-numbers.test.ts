import { expect, it } from 'vitest';

import {
  isOtherNetwork,
  isPin,
  meantPin,
  normalisePhone,
  receiptWithin,
  writtenPin,
} from './kenyan-numbers.ts';

const of = (typed: string): boolean => isOtherNetwork(normalisePhone(typed) ?? '');

it.each([
  ['0700 000 000', '0712 345 678', '0729 999 999', '0740 000 000', '0743 000 000', '0745 000 000'],
  ['0746 000 000', '0748 000 000', '0757 000 000', '0759 000 000', '0768 000 000', '0769 000 000'],
  ['0790 000 000', '0799 999 999', '0110 000 000', '0111 000 000', '0115 000 000', '+254 722 000 000'],
])('numbers of Safaricom: %s, %s, %s, %s, %s, %s', (...numbers) => {
  expect(numbers.filter(of)).toEqual([]);
});

it.each([
  [
    'Airtel',
    ['0730 000 000', '0739 000 000', '0750 000 000', '0756 000 000', '0762 000 000', '0780 000 000'],
  ],
  ['Airtel', ['0785 000 000', '0789 000 000', '0100 000 000', '0102 000 000', '0106 000 000']],
  ['Telkom', ['0770 000 000', '0779 000 000', '0120 000 000', '+254 770 000 000']],
  ['others', ['0744 000 000', '0747 000 000', '0760 000 000', '0763 000 000', '0767 000 000']],
])('numbers of %s', (_network, numbers) => {
  expect(numbers.filter((each) => !of(each))).toEqual([]);
});

it('says nothing of what is no number yet', () => {
  expect(of('0733')).toBe(false);
});

it.each([
  ['P051234567X', true, null],
  [' p051234567x ', true, null],
  ['A012345678Z', true, null],
  ['PO51234567X', false, 'P051234567X'],
  ['P05I234567X', false, 'P051234567X'],
  ['B012345678Z', false, null],
  ['BO12345678Z', false, null],
  ['P051234567', false, null],
  ['12345678', false, null],
])('reads the KRA PIN %s', (typed, isOne, meant) => {
  const written = writtenPin(typed);
  expect([isPin(written), meantPin(written)]).toEqual([isOne, meant]);
});

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
