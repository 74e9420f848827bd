import { expect, it } from 'vitest';

import { hoursProblem, hoursText } from './practice.ts';

it.each([
  [[], null],
  [
    [
      ['08:30', '12:30'],
      ['14:00', '24:00'],
    ],
    null,
  ],
  [[['08:30', '08:30']], 'It has to end after it begins.'],
  [
    [
      ['14:00', '17:00'],
      ['08:30', '12:30'],
    ],
    'Two times of this day overlap or are not in order.',
  ],
  [[['08:30', '']], 'Write when it begins and when it ends.'],
] as [[string, string][], string | null][])('judges %j', (spans, expected) => {
  expect(hoursProblem(spans)).toBe(expected);
});

it('reads hours out', () => {
  expect(
    hoursText([
      ['08:30', '12:30'],
      ['14:00', '17:00'],
    ]),
  ).toBe('08:30–12:30, 14:00–17:00');
  expect(hoursText([])).toBe('Closed');
});
