import { expect, it } from 'vitest';

import { isQuiet, timeIn } from './preferences.queries.ts';
import { deviceName } from './push-device.queries.ts';

it.each([
  ['05:59', true],
  ['06:00', false],
  ['08:00', false],
  ['20:59', false],
  ['21:00', true],
  ['00:00', true],
])('at %s the phone is silent: %s', (time, quiet) => expect(isQuiet(time)).toBe(quiet));

it('tells a time on the clock of its zone', () => {
  expect(timeIn('2026-11-22T05:00:00Z', 'Africa/Nairobi')).toBe('Nov 22, 8:00 AM');
  expect(timeIn('2026-11-22T05:00:00Z', 'Europe/London')).toBe('Nov 22, 5:00 AM');
});

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A057F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  ['something else', 'A browser'],
])('%s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
