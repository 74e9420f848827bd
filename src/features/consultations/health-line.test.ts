import { expect, it } from 'vitest';

import { healthLine } from './health-line.ts';

it.each([
  'Body mass index: 27.4 (above), 21 Nov 2026',
  'Diabetes risk: 11 of 26 (slightly raised), 1 Dec 2026',
  '21 Nov 2026: 78.5 kg',
  '1850 kcal, 60 g protein, 55 g fat, 230 g carbohydrate',
  'Diabetes medicines',
])('leaves “%s” as the database wrote it', (line) => {
  expect(healthLine(line)).toBe(line);
});
