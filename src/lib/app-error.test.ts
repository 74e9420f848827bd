import { describe, expect, it } from 'vitest';

import { AppError, errorText, toAppError, everyRow, unwrap } from './app-error.ts';

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
