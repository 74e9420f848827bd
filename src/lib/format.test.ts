import { describe, expect, it } from 'vitest';

import { waitText } from './desk.ts';
import { formatDate, formatDateTime, formatKes, formatNumber, formatPhone, monthName } from './format.ts';
import {
  normalisePhone,
  isOtherNetwork,
  isPin,
  meantPin,
  receiptWithin,
  writtenPin,
} from './kenyan-numbers.ts';
import { typedNumber } from './measures.ts';
import { addDays, nairobiDate, untilMidnight } from './nairobi.ts';
import {
  cityOf,
  dayIn,
  daysAfter,
  dayText,
  instantIn,
  isSameClock,
  timeIn,
  weekdayOf,
  whenIn,
} from './zone-time.ts';

describe('formatting', () => {
  it.each([
    [0, 'KSh 0'],
    [480, 'KSh 480'],
    [1250, 'KSh 1,250'],
    [1_234_567, 'KSh 1,234,567'],
  ])('writes %d shillings as %s', (amount, text) => {
    expect(formatKes(amount)).toBe(text);
  });

  it('writes times in Nairobi, with a plain space before AM and PM', () => {
    expect(formatDateTime('2026-11-21T11:05:00Z')).toBe('Nov 21, 2:05 PM');
    expect(formatDateTime('2026-11-21T21:30:00Z')).toBe('Nov 22, 12:30 AM');
    expect(formatDate('2026-11-21T22:30:00Z')).toBe('22 Nov 2026');
  });

  it('writes numbers as the browser would', () => {
    const values = [0, 0.05, 0.35, 1.005, 2.5, 12.25, 99.95, 104.5, 999.999, 1234.5, 65_432.1, 1_234_567.891];
    for (const decimals of [0, 1, 2, 3])
      for (const value of values)
        expect(formatNumber(value, decimals)).toBe(
          value.toLocaleString('en-KE', { maximumFractionDigits: decimals }),
        );
    expect(formatNumber(-1234)).toBe('-1,234');
  });

  it('knows every month, and the ends of a day and a year in Nairobi', () => {
    expect(
      Array.from({ length: 12 }, (_, month) => formatDate(`2026-${String(month + 1).padStart(2, '0')}-03`)),
    ).toEqual('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `3 ${month} 2026`));
    expect(formatDate('2026-12-31T21:00:00Z')).toBe('1 Jan 2027');
    expect(formatDateTime('2026-12-31T20:59:00Z')).toBe('Dec 31, 11:59 PM');
    expect(formatDateTime('2026-06-01T09:00:00Z')).toBe('Jun 1, 12:00 PM');
    expect(['2026-09', '2026-13', 'soon'].map(monthName)).toEqual(['September 2026', '2026-13', 'soon']);
  });

  it.each([null, undefined, '', 'yesterday'])('says Just now for %s', (input) => {
    expect(formatDateTime(input)).toBe('Just now');
    expect(formatDate(input)).toBe('Just now');
  });

  it('groups a stored phone number and leaves others alone', () => {
    expect(formatPhone('254712345678')).toBe('0712 345 678');
    expect(formatPhone('+1 555')).toBe('+1 555');
  });
});

describe('normalisePhone', () => {
  it.each([
    '0712345678',
    '712345678',
    '+254712345678',
    '254712345678',
    ' 0712 345-678 ',
    '(0712) 345.678',
    '+254 (0) 712 345 678',
    '00254 712 345 678',
  ])('reads %s', (input) => expect(normalisePhone(input)).toBe('254712345678'));

  it('knows the numbers that begin with 01', () => {
    expect(normalisePhone('0110 123 456')).toBe('254110123456');
  });

  it.each([
    '',
    '0812345678',
    '07123456',
    '07123456789',
    '+255712345678',
    '000712345678',
    '25400712345678',
    'abc',
    '07١٢345678',
  ])('refuses %s', (input) => expect(normalisePhone(input)).toBeNull());
});

describe('measures', () => {
  it.each([
    ['2', 2],
    [' 1,5 ', 1.5],
    ['.5', 0.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['2 ¾', 2.75],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['2/3', 2 / 3],
  ])('reads %s', (text, number) => expect(typedNumber(text)).toBeCloseTo(number));

  it.each(['', 'two', '120/80', '1/11', '5/2', '1/0', '3/3', '1.5/2', '½ plate', '-1', '1 2'])(
    'takes %s for no number',
    (text) => expect(typedNumber(text)).toBeNull(),
  );
});

describe('nairobi', () => {
  it.each([
    ['2026-11-21T20:59:59.999Z', '2026-11-21', 1],
    ['2026-11-21T21:00:00Z', '2026-11-22', 86_400_000],
    ['2026-12-31T22:00:00Z', '2027-01-01', 82_800_000],
  ])('at %s it is %s there, for %d ms more', (time, date, left) => {
    expect(nairobiDate(Date.parse(time))).toBe(date);
    expect(untilMidnight(Date.parse(time))).toBe(left);
  });

  it('counts days over the ends of months and leap years', () => {
    expect(addDays('2026-11-28', 7)).toBe('2026-12-05');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });
});

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

const late = '2026-11-23T21:30:00Z';

it('says what clocks elsewhere show', () => {
  expect(whenIn(late, 'Africa/Nairobi')).toBe('Tue 24 Nov, 00:30');
  expect(whenIn(late, 'Europe/London')).toBe('Mon 23 Nov, 21:30');
  expect(timeIn('2027-03-28T01:30:00Z', 'Europe/London')).toBe('02:30');
  expect(dayIn(late, 'America/New_York')).toBe('2026-11-23');
});

it('knows when two clocks agree, which may be half of the year', () => {
  expect(isSameClock('2026-07-01T10:00:00Z', 'Africa/Johannesburg', 'Europe/Paris')).toBe(true);
  expect(isSameClock('2026-12-01T10:00:00Z', 'Africa/Johannesburg', 'Europe/Paris')).toBe(false);
});

it('counts days without a clock', () => {
  expect(daysAfter('2027-02-27', 2)).toBe('2027-03-01');
  expect(weekdayOf('2027-03-28')).toBe(7);
  expect(dayText('2027-03-28')).toBe('Sunday 28 March');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});

it('finds the moment when a clock shows something, as the database does', () => {
  expect(instantIn('2026-11-24', '22:00', 'Africa/Nairobi')).toBe('2026-11-24T19:00:00.000Z');
  expect(instantIn('2026-11-24', '00:30', 'Pacific/Auckland')).toBe('2026-11-23T11:30:00.000Z');
  // Summer time ends: eight stays eight, and of two half past two the later counts.
  expect(instantIn('2026-10-25', '08:00', 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z');
  expect(instantIn('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T01:30:00.000Z');
  // It begins: what the clocks jump over is after the jump.
  expect(instantIn('2027-03-28', '02:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z');
});

describe('how long somebody has waited', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');

  it.each([
    ['2026-11-30T12:05:00Z', '1 minute'],
    ['2026-11-30T11:59:45Z', '1 minute'],
    ['2026-11-30T11:00:01Z', '59 minutes'],
    ['2026-11-30T11:00:00Z', '1 hour'],
    ['2026-11-29T12:00:01Z', '23 hours'],
    ['2026-11-28T11:00:00Z', '2 days'],
  ])('who wrote at %s has waited %s', (since, text) => expect(waitText(since, now)).toBe(text));
});
