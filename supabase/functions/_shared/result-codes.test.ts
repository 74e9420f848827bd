import { expect, it } from 'vitest';

import { codeOf, isKnownCode, readResult } from './result-codes.ts';

it.each([
  [0, 'paid', 0],
  [1, 'failed', 0],
  [2, 'failed', 0],
  [3, 'failed', 0],
  [4, 'failed', 0],
  [8, 'alarm', 0],
  [17, 'failed', 120],
  [1001, 'failed', 60],
  [1019, 'failed', 0],
  [1025, 'failed', 30],
  [1032, 'failed', 0],
  [1037, 'failed', 0],
  [2001, 'failed', 0],
  [2028, 'alarm', 0],
  [4999, 'pending', 5],
  [8006, 'failed', 0],
  [9999, 'failed', 30],
])('%i means %s', (code, outcome, retryAfterSeconds) => {
  expect(isKnownCode(code)).toBe(true);
  for (const source of ['push', 'callback', 'query'] as const) {
    expect(readResult(code, source)).toMatchObject({ outcome, retryAfterSeconds });
    expect(readResult(String(code), source)).toEqual(readResult(code, source));
  }
  expect(readResult(code, 'query').text).toMatch(/^[A-Z].*[.!]$/);
});

it.each([
  [0, 0],
  ['1032', 1032],
  ['SFC_IC0003', 2028],
  ['R000001', null],
  [undefined, null],
])('reads the code %j as %j', (given, code) => expect(codeOf(given)).toBe(code));

it('ends a payment by an unknown code only when a callback says it', () => {
  expect(readResult(7777, 'callback').outcome).toBe('failed');
  expect(readResult(7777, 'query').outcome).toBe('pending');
  expect(readResult('nonsense', 'query').outcome).toBe('pending');
});
