import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createAttemptLimiter, tooManyAttempts } from './attempt-limiter.ts';

const minutes = (count: number): number => count * 60_000;

describe('the attempt limiter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('allows as many as it was given, then says how long to wait', () => {
    const limiter = createAttemptLimiter(3);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 0]);
    expect(limiter.take('a')).toBe(15);
    vi.advanceTimersByTime(minutes(10) + 1);
    expect(limiter.take('a')).toBe(5);
    vi.advanceTimersByTime(minutes(4.9));
    expect(limiter.take('a')).toBe(1);
  });

  it('opens again after 15 minutes', () => {
    const limiter = createAttemptLimiter(1);
    limiter.take('a');
    expect(limiter.take('a')).toBe(15);
    vi.advanceTimersByTime(minutes(15));
    expect(limiter.take('a')).toBe(0);
  });

  it('counts each key alone and forgets one after a success', () => {
    const limiter = createAttemptLimiter(1);
    limiter.take('a');
    expect(limiter.take('b')).toBe(0);
    limiter.reset('a');
    expect(limiter.take('a')).toBe(0);
  });
});

it('says what was tried too often', () => {
  expect(tooManyAttempts('login', 4)).toBe(
    'Too many login attempts. Please wait 4 minutes before trying again.',
  );
  expect(tooManyAttempts('signup', 15)).toBe(
    'Too many signup attempts. Please wait 15 minutes before trying again.',
  );
  expect(tooManyAttempts('OAuth', 15)).toBe(
    'Too many OAuth attempts. Please wait 15 minutes before trying again.',
  );
});
