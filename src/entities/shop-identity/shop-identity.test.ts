// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { hoursInWords } from './hours.ts';
import { bundledIdentity, type ShopIdentity, shownPhone } from './identity.queries.ts';

const week = (...hours: string[]): string[] => Array.from({ length: 7 }, (_, at) => hours[at] ?? '');

it('says equal days in one line, and nothing of closed ones', () => {
  expect(hoursInWords(bundledIdentity.hours)).toEqual(['Monday to Saturday, 8 am to 6 pm']);
  expect(hoursInWords(week('08:30-17:00', '08:30-17:00', '', '12:00-12:15', '', '00:30-23:59'))).toEqual([
    'Monday to Tuesday, 8:30 am to 5 pm',
    'Thursday, 12 pm to 12:15 pm',
    'Saturday, 12:30 am to 11:59 pm',
  ]);
  expect(hoursInWords(week())).toEqual([]);
});

it('counts hours as Kiswahili does', async () => {
  vi.resetModules();
  localStorage.setItem('mizizi-language', 'sw');
  const inKiswahili = await import('./hours.ts');
  localStorage.removeItem('mizizi-language');
  vi.resetModules();
  expect(inKiswahili.hoursInWords(bundledIdentity.hours)).toEqual([
    'Jumatatu hadi Jumamosi, saa 2 asubuhi hadi saa 12 jioni',
  ]);
});

it('shows a phone as one dials it from anywhere', () => {
  expect(shownPhone('254700000000')).toBe('+254 700 000 000');
});

describe('what is known of the shop', () => {
  const other: ShopIdentity = { ...bundledIdentity, phone: '254733000003' };
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  it('is what is bundled, then what was read last on this device', async () => {
    const first = await import('./identity.queries.ts');
    expect(first.knownIdentity()).toEqual(bundledIdentity);
    first.keepIdentity({ ...other, version: 7 } as ShopIdentity);
    expect(first.knownIdentity()).toEqual(other);
    vi.resetModules();
    const later = await import('./identity.queries.ts');
    expect(later.knownIdentity()).toEqual(other);
  });

  it('is what is bundled where the device holds something else', async () => {
    localStorage.setItem(
      'mizizi-shop-identity',
      JSON.stringify({ value: { phone: 7 }, writtenAt: Date.now() }),
    );
    const { knownIdentity } = await import('./identity.queries.ts');
    expect(knownIdentity()).toEqual(bundledIdentity);
  });
});
