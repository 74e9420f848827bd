import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError, errorText, toAppError, unwrap, everyRow } from './app-error.ts';
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

const kindOf = (error: object): string => toAppError(error).kind;

describe('app errors', () => {
  it('hands out the data of a good answer', () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
    expect(unwrap({ data: null, error: null })).toBeNull();
  });

  it('takes sentence, kind and hint from a refusal of the database', () => {
    const error = { code: 'P0001', message: 'Only 2 left.', details: 'out_of_stock', hint: 'Take fewer.' };
    const seen = toAppError(error);
    expect(seen).toMatchObject({
      kind: 'out_of_stock',
      message: 'Only 2 left.',
      hint: 'Take fewer.',
      cause: error,
    });
    expect(() => unwrap({ data: null, error })).toThrow(AppError);
  });

  it('does not take prose for a kind', () => {
    expect(kindOf({ code: 'P0001', message: 'No.', details: 'Some words' })).toBe('invalid');
  });

  it.each([
    [{ message: 'TypeError: Failed to fetch', code: '' }, 'offline'],
    [{ message: 'Load failed' }, 'offline'],
    [{ code: '42501', message: 'permission denied' }, 'denied'],
    [{ code: 'PGRST301', message: 'JWT expired' }, 'denied'],
    [{ code: 'PGRST116', message: 'no rows' }, 'not_found'],
    [{ code: '23505', message: 'duplicate key' }, 'conflict'],
    [{ code: '23514', message: 'check' }, 'invalid'],
    [{ code: '22P02', message: 'invalid uuid' }, 'invalid'],
    [{ status: 429, message: 'slow down' }, 'too_many'],
    [{ status: 503, message: 'starting' }, 'server'],
    [{}, 'server'],
  ])('sorts %j as %s', (error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });

  it('has a sentence for anything', () => {
    expect(errorText(new TypeError('Failed to fetch'))).toMatch(/offline/);
    expect(errorText('odd')).toMatch(/Something went wrong/);
    expect(errorText({ code: '42501', message: 'permission denied for table orders' })).not.toMatch(/table/);
  });
});

describe('every row', () => {
  it('is read, a thousand at a time', async () => {
    const all = Array.from({ length: 2300 }, (_, id) => ({ id }));
    const asked: string[] = [];
    const rows = await everyRow((from, to) => {
      asked.push(`${from}-${to}`);
      return Promise.resolve({ data: all.slice(from, to + 1), error: null });
    });
    expect(rows).toEqual(all);
    expect(asked).toEqual(['0-999', '1000-1999', '2000-2999']);
  });

  it('ends with the error of a page', async () => {
    const failed = { data: null, error: new TypeError('Failed to fetch') };
    await expect(everyRow(() => Promise.resolve(failed))).rejects.toMatchObject({ kind: 'offline' });
  });
});
