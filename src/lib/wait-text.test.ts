import { expect, it } from 'vitest';

import { waitText } from './desk.ts';

const now = Date.parse('2026-11-30T12:00:00Z');

it.each([
  ['2026-11-30T12:05:00Z', '1 minute'],
  ['2026-11-30T11:59:45Z', '1 minute'],
  ['2026-11-30T11:00:01Z', '59 minutes'],
  ['2026-11-30T11:00:00Z', '1 hour'],
  ['2026-11-29T12:00:01Z', '23 hours'],
  ['2026-11-28T11:00:00Z', '2 days'],
])('who wrote at %s has waited %s', (since, text) => expect(waitText(since, now)).toBe(text));
