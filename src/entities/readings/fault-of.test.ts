import { describe, expect, it } from 'vitest';

import { faultOf, timeFaultOf, type Typed } from './fault-of.ts';
import { fahrenheitToCelsius, hba1cToPercent, hba1cToPerMole, mgToMmol, mmolToMg } from './reading.ts';

const sure: readonly Typed[] = [
  { kind: 'pressure', upper: 120, lower: 80 },
  { kind: 'pressure', upper: 300, lower: 30 },
  { kind: 'glucose', value: 7.4, unit: 'mmol' },
  { kind: 'glucose', value: 33.3, unit: 'mmol' },
  { kind: 'glucose', value: 1, unit: 'mmol' },
  { kind: 'glucose', value: 126, unit: 'mg' },
  { kind: 'glucose', value: 36, unit: 'mg' },
  { kind: 'glucose', value: 30, unit: 'mg', isSure: true },
  { kind: 'hba1c', value: 6.5, unit: 'percent' },
  { kind: 'hba1c', value: 48, unit: 'mol' },
  { kind: 'temperature', value: 37.2, unit: 'c' },
  { kind: 'temperature', value: 98.6, unit: 'f' },
  { kind: 'pulse', value: 72 },
  { kind: 'weight', value: 64.5, unit: 'kg', lastKg: null },
  { kind: 'weight', value: 64.5, unit: 'kg', lastKg: 66 },
];
const asked: readonly (readonly [Typed, string, Typed | null])[] = [
  [{ kind: 'pressure', upper: 1200, lower: 80 }, 'mean 120/80', { kind: 'pressure', upper: 120, lower: 80 }],
  [{ kind: 'pressure', upper: 120, lower: 800 }, 'mean 120/80', { kind: 'pressure', upper: 120, lower: 80 }],
  [{ kind: 'pressure', upper: 12, lower: 8 }, 'mean 120/80', { kind: 'pressure', upper: 120, lower: 80 }],
  [{ kind: 'pressure', upper: 80, lower: 120 }, 'mean 120/80', { kind: 'pressure', upper: 120, lower: 80 }],
  [{ kind: 'pressure', upper: 80, lower: 80 }, 'Enter two numbers', null],
  [{ kind: 'pressure', upper: 120, lower: Number.NaN }, 'Enter two numbers', null],
  [{ kind: 'pressure', upper: 1255, lower: 80 }, 'Enter two numbers', null],
  [
    { kind: 'glucose', value: 126, unit: 'mmol' },
    '126 mg/dL is 7.0 mmol/L',
    { kind: 'glucose', value: 126, unit: 'mg' },
  ],
  [{ kind: 'glucose', value: 36, unit: 'mmol' }, 'mg/dL', { kind: 'glucose', value: 36, unit: 'mg' }],
  [{ kind: 'glucose', value: 7.4, unit: 'mg' }, 'mmol/L', { kind: 'glucose', value: 7.4, unit: 'mmol' }],
  [{ kind: 'glucose', value: 0.5, unit: 'mmol' }, 'LO', null],
  [{ kind: 'glucose', value: 900, unit: 'mmol' }, 'HI', null],
  [{ kind: 'glucose', value: Number.NaN, unit: 'mmol' }, 'Enter a number', null],
  [
    { kind: 'hba1c', value: 48, unit: 'percent' },
    '48 mmol/mol is 6.5 %',
    { kind: 'hba1c', value: 48, unit: 'mol' },
  ],
  [{ kind: 'hba1c', value: 6.5, unit: 'mol' }, 'percent', { kind: 'hba1c', value: 6.5, unit: 'percent' }],
  [{ kind: 'hba1c', value: 1, unit: 'percent' }, 'from 3 to 20', null],
  [
    { kind: 'temperature', value: 98.6, unit: 'c' },
    '98.6 °F is 37.0 °C',
    { kind: 'temperature', value: 98.6, unit: 'f' },
  ],
  [{ kind: 'temperature', value: 37, unit: 'f' }, '°C', { kind: 'temperature', value: 37, unit: 'c' }],
  [{ kind: 'temperature', value: 385, unit: 'c' }, '38.5', { kind: 'temperature', value: 38.5, unit: 'c' }],
  [{ kind: 'temperature', value: 3, unit: 'c' }, 'from 30 to 45', null],
  [{ kind: 'pulse', value: 700 }, 'from 20 to 250', null],
  [
    { kind: 'weight', value: 154, unit: 'kg', lastKg: 70 },
    '154 lb is 69.9 kg',
    { kind: 'weight', value: 154, unit: 'lb', lastKg: 70 },
  ],
  [
    { kind: 'weight', value: 70, unit: 'lb', lastKg: 70 },
    'kilograms',
    { kind: 'weight', value: 70, unit: 'kg', lastKg: 70 },
  ],
  [
    { kind: 'weight', value: 645, unit: 'kg', lastKg: null },
    '64.5 kg',
    { kind: 'weight', value: 64.5, unit: 'kg', lastKg: null },
  ],
  [
    { kind: 'weight', value: 40, unit: 'kg', lastKg: 70 },
    'last weight was 70 kg',
    { kind: 'weight', value: 40, unit: 'kg', lastKg: null },
  ],
  [{ kind: 'weight', value: 2, unit: 'kg', lastKg: null }, 'from 20 to 400', null],
];

describe('what was typed', () => {
  it.each(sure)('%j is taken', (typed) => expect(faultOf(typed)).toBeNull());
  it.each(asked)('%j is asked back: %s', (typed, message, meant) => {
    const fault = faultOf(typed);
    expect(fault?.message).toContain(message);
    expect(fault?.offers[0]?.typed ?? null).toEqual(meant);
    // Whatever is chosen can be kept: nobody is asked in circles.
    for (const offer of fault?.offers ?? []) expect(faultOf(offer.typed)).toBeNull();
  });
  it('may be very low in mg/dL after all', () => {
    const offers = faultOf({ kind: 'glucose', value: 30, unit: 'mg' })?.offers;
    expect(offers?.map(({ typed }) => typed)).toEqual([
      { kind: 'glucose', value: 30, unit: 'mmol' },
      { kind: 'glucose', value: 30, unit: 'mg', isSure: true },
    ]);
  });
});

it('a moment that has not come is asked back', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  expect(timeFaultOf(now, now)).toBeNull();
  expect(timeFaultOf(now + 4 * 60_000, now)).toBeNull();
  expect(timeFaultOf(now + 6 * 60_000, now)).toContain('not come yet');
  expect(timeFaultOf(Date.parse('1999-12-31'), now)).toContain('too long ago');
  expect(timeFaultOf(Number.NaN, now)).toContain('Enter the day');
});

it('units are converted as laboratories do', () => {
  expect([mgToMmol(126), mgToMmol(70), mgToMmol(300), mmolToMg(11.1)]).toEqual([7, 3.9, 16.7, 200]);
  expect([hba1cToPercent(48), hba1cToPercent(53), hba1cToPerMole(6.5)]).toEqual([6.5, 7, 48]);
  expect([fahrenheitToCelsius(98.6), fahrenheitToCelsius(100.4)]).toEqual([37, 38]);
});
