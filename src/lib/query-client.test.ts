import { expect, it, vi } from 'vitest';

import { AppError } from './app-error.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

it('tries three more times, waiting longer each time but never beyond 30 seconds', () => {
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, new Error('x')))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([0, 1, 2, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
});

it('takes a refusal as an answer', () => {
  expect(shouldRetry(0, new AppError('denied', 'No.'))).toBe(false);
  expect(shouldRetry(0, new AppError('offline', 'No line.'))).toBe(true);
});

it('says at once that there is no connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(shouldRetry(0, new AppError('offline', 'No line.'))).toBe(false);
});
