import { describe, expect, it } from 'vitest';

import { formatDate, formatDateTime, formatKes, formatNumber, formatPhone, monthName } from './format.ts';
import { normalisePhone } from './kenyan-numbers.ts';
import { typedNumber } from './measures.ts';
import { addDays, nairobiDate, untilMidnight } from './nairobi.ts';

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
  it.each(['0712345678', '712345678', '+254712345678', '254712345678', ' 0712 345-678 ', '(0712) 345.678'])(
    'reads %s',
    (input) => expect(normalisePhone(input)).toBe('254712345678'),
  );

  it('knows the numbers that begin with 01', () => {
    expect(normalisePhone('0110 123 456')).toBe('254110123456');
  });

  it.each(['', '0812345678', '07123456', '07123456789', '+255712345678', 'abc', '07١٢345678'])(
    'refuses %s',
    (input) => expect(normalisePhone(input)).toBeNull(),
  );
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
