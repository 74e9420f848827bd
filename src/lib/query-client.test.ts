import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from './app-error.ts';
import { queryClient, retryDelay, shouldRetry } from './query-client.ts';

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

describe('a change during the first read of a list', () => {
  const queryKey = ['things'];
  let answer: ((things: string[]) => void)[] = [];
  const list = {
    queryKey,
    queryFn: () => new Promise<string[]>((resolve) => answer.push(resolve)),
  };
  afterEach(() => {
    queryClient.clear();
    answer = [];
  });

  it('asks again at once where the list is looked at, and forgets the former answer', async () => {
    const seen: unknown[] = [];
    const stop = new QueryObserver(queryClient, list).subscribe(({ data, isError }) =>
      seen.push(isError ? 'error' : data),
    );
    const told = queryClient.invalidateQueries({ queryKey });
    expect(answer).toHaveLength(2);
    answer[0]?.(['before']);
    answer[1]?.(['before', 'after']);
    await told;
    expect(queryClient.getQueryData(queryKey)).toEqual(['before', 'after']);
    expect(new Set(seen)).toEqual(new Set([undefined, ['before', 'after']]));
    stop();
  });

  it('marks the answer as old where nobody looks', async () => {
    const read = queryClient.fetchQuery(list);
    await queryClient.invalidateQueries({ queryKey });
    answer[0]?.(['before']);
    expect(await read).toEqual(['before']);
    expect([answer.length, queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([1, true]);
  });

  it('leaves a first read alone that the change is not about', async () => {
    const read = queryClient.fetchQuery(list);
    await queryClient.invalidateQueries({ queryKey: ['others'] });
    answer[0]?.(['all']);
    await read;
    expect([answer.length, queryClient.getQueryState(queryKey)?.isInvalidated]).toEqual([1, false]);
  });
});

it('keeps nothing for somebody who left, until they are back', () => {
  queryClient.leave('asha');
  queryClient.setQueryData(['profile', 'asha'], 'late');
  expect(queryClient.getQueryData(['profile', 'asha'])).toBeUndefined();
  queryClient.setQueryData(['profile', 'baraka'], 'now');
  queryClient.enter('asha');
  queryClient.setQueryData(['profile', 'asha'], 'again');
  expect(queryClient.getQueryData(['profile', 'asha'])).toBe('again');
  expect(queryClient.getQueryData(['profile', 'baraka'])).toBe('now');
});
