import { expect, test } from 'vitest';

import { withoutIdleBrackets } from './brackets.ts';

test.each([
  ['(((a >= 1) AND (a <= 2)) AND (b < c))', '((a >= 1) AND (a <= 2) AND (b < c))'],
  ['((a OR (b OR c)) AND d)', '((a OR b OR c) AND d)'],
])('%s is %s', (one, other) => {
  expect(withoutIdleBrackets(one)).toBe(withoutIdleBrackets(other));
});

test.each([
  ['((a OR b) AND c)', '(a OR b AND c)'],
  ['(NOT (a AND b) AND c)', '(NOT a AND b AND c)'],
  ["(a ~ '(x AND y) AND z')", "(a ~ 'x AND y AND z')"],
  ["(a ~ 'x  y')", "(a ~ 'x y')"],
  ['(f(a AND b) AND c)', '(f a AND b AND c)'],
])('%s is not %s', (one, other) => {
  expect(withoutIdleBrackets(one)).not.toBe(withoutIdleBrackets(other));
});
