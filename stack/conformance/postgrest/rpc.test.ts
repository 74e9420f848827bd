import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { atMost, FARM } from './farm.ts';

describe('functions', () => {
  const { answers, end } = suite('postgrest/rpc');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.service, {
    'a value': [(db) => db.rpc('add_up', { a: 1, b: 2 }), 3],
    'a default argument': [(db) => db.rpc('add_up', { a: 1 }), 11],
    'a text': [(db) => db.rpc('greet', { name: 'Amina' }), 'Jambo Amina'],
    'by GET': [(db) => db.rpc('greet', { name: 'a&b=c' }, { get: true }), 'Jambo a&b=c'],
    'by GET, a text that looks like a number': [
      (db) => db.rpc('greet', { name: '+254712345678' }, { get: true }),
      'Jambo +254712345678',
    ],
    'by GET, a text that looks like a truth': [
      (db) => db.rpc('greet', { name: 'true' }, { get: true }),
      'Jambo true',
    ],
    'by GET, a text with the zeros of a number': [
      (db) => db.rpc('greet', { name: '1.50' }, { get: true }),
      'Jambo 1.50',
    ],
    nothing: [(db) => db.rpc('touch'), { status: 204, data: null, error: null }],
    'a null': [(db) => db.rpc('greet', { name: null }), { status: 200, data: null }],
    'a list of values': [(db) => db.rpc('count_to', { n: 3 }), [1, 2, 3]],
    'one row': [
      (db) => db.rpc('grower_by_id', { wanted: 2 }).select('id,name'),
      { data: { id: 2, name: 'Baraka' } },
    ],
    'rows, with columns chosen': [
      (db) => db.rpc('all_growers').select('name'),
      [{ name: 'Amina' }, { name: 'Baraka' }, { name: 'Chege' }, { name: 'Dida' }],
    ],
    'rows, filtered': [
      (db) => db.rpc('all_growers').select('id').eq('village', 'Kisumu'),
      [{ id: 1 }, { id: 3 }],
    ],
    'rows, ordered and limited': [
      (db) => db.rpc('all_growers').select('id').order('name', { ascending: false }).limit(1),
      [{ id: 4 }],
    ],
    'rows, in a range': [(db) => db.rpc('all_growers').select('id').range(1, 2), [{ id: 2 }, { id: 3 }]],
    'rows, single': [(db) => db.rpc('all_growers').select('id').eq('id', 3).single(), { data: { id: 3 } }],
    'rows, maybeSingle of none': [
      (db) => db.rpc('all_growers').eq('id', 99).maybeSingle(),
      { data: null, error: null },
    ],
    'rows with their relations': [
      (db) => db.rpc('all_growers').select('id,plots(id)').eq('id', 2),
      [{ id: 2, plots: [{ id: 12 }] }],
    ],
    'rows as csv': [(db) => db.rpc('all_growers').select('id,name').limit(1).csv(), 'id,name\n1,Amina'],
    'a table of its own': [
      (db) => db.rpc('totals'),
      [
        { village: 'Kisumu', people: 2 },
        { village: 'Nakuru', people: 1 },
      ],
    ],
    'a table of its own, filtered': [
      (db) => db.rpc('totals').gt('people', 1).select('village'),
      [{ village: 'Kisumu' }],
    ],
    'a count': [(db) => db.rpc('all_growers', {}, { count: 'exact' }).limit(1), { count: 4, status: 206 }],
    'a count alone': [
      (db) => db.rpc('all_growers', {}, { head: true, count: 'exact' }),
      { status: 200, data: null, count: 4 },
    ],
    'head of a value': [
      (db) => db.rpc('add_up', { a: 1 }, { head: true }),
      { status: 200, data: null, error: null },
    ],
    'head of rows': [
      (db) => db.rpc('all_growers', {}, { head: true }),
      { status: 200, data: null, error: null },
    ],
    'head with an argument': [
      (db) => db.rpc('count_to', { n: 5 }, { head: true, count: 'exact' }),
      { status: 200, data: null, count: 5 },
    ],
    'head with a filter': [
      (db) => db.rpc('all_growers', {}, { head: true, count: 'exact' }).eq('village', 'Kisumu'),
      { status: 200, data: null, count: 2 },
    ],
    'head of a function that changes something': [
      (db) => db.rpc('raise_pay', { least_pay: 1 }, { head: true }),
      { status: 405, data: null },
    ],
    'get of a function that changes something': [
      (db) => db.rpc('raise_pay', { least_pay: 900 }, { get: true }),
      { status: 405, error: { code: '25006' } },
    ],
    'a document': [
      (db) => db.rpc('echo', { document: { a: [1, { b: null }] } }),
      { data: { a: [1, { b: null }] } },
    ],
    'a list as an argument': [(db) => db.rpc('sum_list', { list: [1, 2, 3] }), 6],
    'a list as an argument by GET': [(db) => db.rpc('sum_list', { list: [1, 2, 3] }, { get: true }), 6],
    'any number of arguments': [(db) => db.rpc('join_words', { words: ['a', 'b', 'c'] }), 'a-b-c'],
    'a row as an argument': [
      (db) => db.rpc('plots_of', { grower: { id: 1, name: 'Amina' } }).select('id'),
      [{ id: 10 }, { id: 11 }],
    ],
    'a row as an argument of a function with a value': [
      (db) => db.rpc('title_of', { plot: { id: 1, label: 'West' } }),
      'West field',
    ],
    'a row that is a text is none': [
      (db) => db.rpc('title_of', { plot: 'West' }),
      { status: 400, error: { code: '22P02' } },
    ],
    'one of several by the names of its arguments': [(db) => db.rpc('measure', { feet: '3' }), '3 ft'],
    'more arguments than it has': [
      (db) => db.rpc('add_up', { a: 1, b: 2, c: 3 }),
      {
        status: 404,
        error: {
          code: 'PGRST202',
          message: 'Could not find the function public.add_up(a, b, c) in the schema cache',
          hint: 'Perhaps you meant to call the function public.add_up(a, b)',
        },
      },
    ],
    'an argument of another type': [
      (db) => db.rpc('add_up', { a: 'x' }),
      { status: 400, error: { code: '22P02' } },
    ],
    'no such function': [
      (db) => db.rpc('nothing'),
      {
        status: 404,
        error: {
          code: 'PGRST202',
          message: 'Could not find the function public.nothing without parameters in the schema cache',
        },
      },
    ],
    'a status of its own': [
      (db) => db.rpc('teapot'),
      { status: 418, error: { code: 'PT418', message: 'short and stout', details: 'handle', hint: 'spout' } },
    ],
    'an exception': [
      (db) => db.rpc('refuse'),
      {
        status: 400,
        error: { code: 'P0001', message: 'The gate is locked.', details: null, hint: 'Knock.' },
      },
    ],
    'an answer in words of its own': [
      (db) => db.rpc('worded'),
      { status: 410, error: { code: 'FARM1', message: 'gone', details: 'd', hint: 'h' } },
    ],
    'max-affected that is kept': [
      (db) => db.rpc('raise_pay', { least_pay: 101 }).setHeader('Prefer', atMost(2)).select('pay'),
      [{ pay: 101 }, { pay: 101 }],
    ],
    'max-affected that is exceeded': [
      (db) => db.rpc('raise_pay', { least_pay: 500 }).setHeader('Prefer', atMost(1)),
      {
        status: 400,
        error: {
          code: 'PGRST124',
          message: 'Query result exceeds max-affected preference constraint',
          details: 'The query affects 2 rows',
        },
      },
    ],
    'max-affected that was exceeded has changed nothing': [
      (db) => db.from('jobs').select('pay').gte('pay', 500),
      [],
    ],
    'max-affected of a value': [
      (db) => db.rpc('add_up', { a: 1 }).setHeader('Prefer', atMost(1)),
      {
        status: 400,
        error: {
          code: 'PGRST128',
          message:
            'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
        },
      },
    ],
    'max-affected of one row': [
      (db) => db.rpc('grower_by_id', { wanted: 1 }).setHeader('Prefer', atMost(1)),
      { status: 400, error: { code: 'PGRST128' } },
    ],
    'max-affected of a table of its own': [
      (db) => db.rpc('totals').setHeader('Prefer', atMost(1)),
      { status: 400, error: { code: 'PGRST124', details: 'The query affects 2 rows' } },
    ],
    'max-affected is asked of nobody who is lenient': [
      (db) =>
        db.rpc('all_growers').setHeader('Prefer', 'handling=lenient,max-affected=1').select('id').limit(2),
      [{ id: 1 }, { id: 2 }],
    ],
  });

  answers(() => stack.anon, {
    'the role of a visitor': [(db) => db.rpc('who'), 'anon'],
  });

  it('a function that is not for everybody', async () => {
    const { client } = await stack.createUser();
    const { status, error } = await client.rpc('who');
    expect([status, error?.code]).toEqual([403, '42501']);
  });

  it('status and headers that a function sets', async () => {
    const response = await call('answered', { method: 'POST' });
    expect([response.status, response.headers.get('x-field'), await response.json()]).toEqual([
      201,
      'green',
      'planted',
    ]);
  });

  it('headers that an exception sets', async () => {
    const response = await call('worded', { method: 'POST' });
    expect([response.status, response.headers.get('x-field')]).toEqual([410, 'fallow']);
  });

  it('a header is seen by a function', async () => {
    const { data } = await stack.service.rpc('header_of', { name: 'x-crop' }).setHeader('X-Crop', 'okra');
    expect(data).toBe('okra');
  });

  it('PUT is no way to call', async () => {
    const response = await call('add_up', { method: 'PUT', body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      405,
      expect.objectContaining({ code: 'PGRST101' }),
    ]);
  });

  it('a body that is no JSON', async () => {
    const response = await call('add_up', { method: 'POST', body: '{"a":' });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST102' }),
    ]);
  });

  const call = async (name: string, init: RequestInit): Promise<Response> =>
    stack.fetch(
      new Request(`${stack.url}/rest/v1/rpc/${name}`, {
        ...init,
        headers: { apikey: stack.keys.secretKey, 'content-type': 'application/json' },
      }),
    );
  end();
});
