import { expect, it } from 'vitest';

import { typedNumber } from './measures.ts';

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
