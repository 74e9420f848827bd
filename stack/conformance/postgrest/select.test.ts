import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('select and transforms', () => {
  const { answers, end } = suite('postgrest/select');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  const first = (client: SupabaseClient, columns: string) =>
    client.from('growers').select(columns).eq('id', 1);
  const inOrder = (
    client: SupabaseClient,
    column: string,
    how?: { ascending?: boolean; nullsFirst?: boolean },
  ) => client.from('growers').select('id').order(column, how).order('id');
  const ids = (...list: number[]) => list.map((id) => ({ id }));

  answers(() => stack.service, {
    columns: [(db) => first(db, 'id,name'), [{ id: 1, name: 'Amina' }]],
    'columns in the order asked for': [(db) => first(db, 'name,id').csv(), 'name,id\nAmina,1'],
    'all columns of a table': [
      (db) => db.from('crops').select().eq('id', 1),
      [{ id: 1, name: 'maize', price: 40.5 }],
    ],
    'all columns and a document’s field': [
      (db) => db.from('growers').select('*,facts->>tall').eq('id', 1),
      { data: [{ id: 1, name: 'Amina', tall: 'true' }] },
    ],
    'spaces between columns': [(db) => first(db, 'id, \n name'), [{ id: 1, name: 'Amina' }]],
    'an alias': [(db) => first(db, 'called:name'), [{ called: 'Amina' }]],
    'one column under two names': [(db) => first(db, 'a:id,b:id'), [{ a: 1, b: 1 }]],
    'a cast': [(db) => first(db, 'id::text'), [{ id: '1' }]],
    'an alias and a cast': [(db) => first(db, 'number:id::text'), [{ number: '1' }]],
    'a list cast to text': [(db) => first(db, 'crates::text'), [{ crates: '{maize,beans}' }]],
    'a document': [
      (db) => first(db, 'facts'),
      [{ facts: { phone: { model: 'A1', sims: [1, 2] }, tall: true } }],
    ],
    'a path, as json': [(db) => first(db, 'facts->phone'), [{ phone: { model: 'A1', sims: [1, 2] } }]],
    'a path, as text': [(db) => first(db, 'facts->phone->>model'), [{ model: 'A1' }]],
    'a path with an alias': [(db) => first(db, 'handset:facts->phone->>model'), [{ handset: 'A1' }]],
    'a path with a cast': [(db) => first(db, 'facts->tall::text'), [{ tall: 'true' }]],
    'a path with a cast keeps the quotes of a text': [
      (db) => first(db, 'm:facts->phone->model::text'),
      [{ m: '"A1"' }],
    ],
    'a path as text with a cast': [(db) => first(db, 'n:facts->phone->sims->>0::int'), [{ n: 1 }]],
    'a path with a cast to json': [(db) => first(db, 'facts->tall::json'), [{ tall: true }]],
    'a path with an index': [(db) => first(db, 'facts->phone->sims->0'), [{ sims: 1 }]],
    'a path that leads nowhere': [(db) => first(db, 'facts->phone->>owner'), [{ owner: null }]],
    'a path into a list': [(db) => first(db, 'crates->0'), [{ crates: 'maize' }]],
    'a range, a date and an enum': [
      (db) => first(db, 'hours,joined,season'),
      [{ hours: '[6,12)', joined: '2026-01-01', season: 'rains' }],
    ],
    'a view': [
      (db) => db.from('large_plots').select('id,area').order('id'),
      [
        { id: 10, area: 4.5 },
        { id: 12, area: 2 },
        { id: 13, area: 9 },
      ],
    ],
    'a computed field': [
      (db) => db.from('plots').select('id,title_of').eq('id', 10),
      [{ id: 10, title_of: 'North field' }],
    ],
    'a computed field in a filter': [
      (db) => db.from('plots').select('id').eq('title_of', 'South field'),
      [{ id: 11 }],
    ],
    'order, ascending by default with nulls last': [(db) => inOrder(db, 'age'), ids(4, 1, 2, 3)],
    'order, descending by default with nulls first': [
      (db) => inOrder(db, 'age', { ascending: false }),
      ids(3, 2, 1, 4),
    ],
    'order with nulls first': [(db) => inOrder(db, 'age', { nullsFirst: true }), ids(3, 4, 1, 2)],
    'order descending with nulls last': [
      (db) => inOrder(db, 'age', { ascending: false, nullsFirst: false }),
      ids(2, 1, 4, 3),
    ],
    'order by two columns': [
      (db) => db.from('growers').select('id').order('season').order('name', { ascending: false }),
      ids(3, 2, 4, 1),
    ],
    'order by a path': [
      (db) => inOrder(db, 'facts->phone->>model', { ascending: false, nullsFirst: false }),
      ids(2, 1, 3, 4),
    ],
    'order by a column that is not chosen': [
      (db) => db.from('growers').select('name').order('age').limit(1),
      [{ name: 'Dida' }],
    ],
    limit: [(db) => inOrder(db, 'id').limit(2), ids(1, 2)],
    'limit 0': [(db) => inOrder(db, 'id').limit(0), []],
    range: [(db) => inOrder(db, 'id').range(1, 2), ids(2, 3)],
    'range of one': [(db) => inOrder(db, 'id').range(3, 3), ids(4)],
    'range beyond the end': [(db) => inOrder(db, 'id').range(3, 90), ids(4)],
    'an offset beyond the end, uncounted': [(db) => inOrder(db, 'id').range(50, 60), []],
    'an offset beyond the end, counted': [
      (db) => db.from('growers').select('id', { count: 'exact' }).range(50, 60),
      { status: 416, error: { code: 'PGRST103' } },
    ],
    'a negative limit': [
      (db) => db.from('growers').select('id').limit(-1),
      { status: 416, error: { code: 'PGRST103' } },
    ],
    'count exact': [
      (db) => db.from('growers').select('id', { count: 'exact' }).eq('season', 'dry'),
      { count: 2, status: 200 },
    ],
    'count planned': [
      (db) => db.from('growers').select('id', { count: 'planned' }),
      { count: expect.any(Number) },
    ],
    'count estimated of few rows is exact': [
      (db) => db.from('growers').select('id', { count: 'estimated' }),
      { count: 4 },
    ],
    'count estimated names what was asked for': [
      (db) => db.from('growers').select('id', { count: 'estimated' }).eq('season', 'dry').limit(1),
      { count: 2, status: 206 },
    ],
    'count of a part': [
      (db) => db.from('growers').select('id', { count: 'exact' }).limit(1),
      { count: 4, status: 206 },
    ],
    'count alone': [
      (db) => db.from('growers').select('*', { count: 'exact', head: true }),
      { data: null, count: 4, status: 200 },
    ],
    'an uncounted read': [(db) => db.from('growers').select('id'), { count: null, status: 200 }],
    single: [(db) => first(db, 'id').single(), { data: { id: 1 }, status: 200 }],
    'single of none': [
      (db) => db.from('growers').select().eq('id', 99).single(),
      {
        status: 406,
        error: {
          code: 'PGRST116',
          details: 'The result contains 0 rows',
          message: 'Cannot coerce the result to a single JSON object',
        },
      },
    ],
    'single of several': [
      (db) => db.from('growers').select().single(),
      { status: 406, error: { code: 'PGRST116', details: 'The result contains 4 rows' } },
    ],
    maybeSingle: [(db) => first(db, 'id').maybeSingle(), { data: { id: 1 }, error: null }],
    'maybeSingle of none': [
      (db) => db.from('growers').select().eq('id', 99).maybeSingle(),
      { data: null, error: null, status: 200 },
    ],
    'maybeSingle of several': [
      (db) => db.from('growers').select().maybeSingle(),
      { data: null, error: { code: 'PGRST116' } },
    ],
    csv: [
      (db) => db.from('crops').select().order('id').csv(),
      'id,name,price\n1,maize,40.50\n2,beans,120.00\n3,okra,',
    ],
    'csv with quotes, commas and lists': [
      (db) => db.from('growers').select('id,crates,facts->phone').eq('id', 1).csv(),
      'id,crates,phone\n1,"{maize,beans}","{""sims"": [1, 2], ""model"": ""A1""}"',
    ],
    'csv of a truth, a time and an empty text': [
      (db) => db.from('readings').select('id,taken,amount,ok,note').eq('id', 1).csv(),
      'id,taken,amount,ok,note\n1,"2026-03-01 10:00:00+00",1.50,t,""',
    ],
    'csv of signs': [
      (db) => db.from('readings').select().eq('id', 2).csv(),
      'id,taken,amount,ok,note\n2,,,f,"a ""b"" (c), \\\\d"',
    ],
    'csv of a function': [
      (db) => db.rpc('all_growers').select('id,crates').eq('id', 1).csv(),
      'id,crates\n1,"{maize,beans}"',
    ],
    'csv of a relation': [
      (db) => db.from('plots').select('id,growers(name)').eq('id', 10).csv(),
      'id,growers\n10,"{""name"":""Amina""}"',
    ],
    'nulls stripped': [(db) => db.from('crops').select().eq('id', 3).stripNulls(), [{ id: 3, name: 'okra' }]],
    'aggregate functions, which hosted projects do not offer by default': [
      (db) => db.from('plots').select('area.sum()'),
      { status: 400, error: { code: 'PGRST123' } },
    ],
    'a column called like an aggregate without brackets': [
      (db) => db.from('ledger').select('amount'),
      [{ amount: 500 }],
    ],
    'select of an unknown column': [
      (db) => db.from('growers').select('nothing'),
      { status: 400, error: { code: '42703', message: 'column growers.nothing does not exist' } },
    ],
    'select that cannot be read': [
      (db) => db.from('growers').select('id,,('),
      { status: 400, error: { code: 'PGRST100' } },
    ],
    'order that cannot be read': [
      (db) => db.from('growers').select('id').order('id.sideways'),
      { status: 400, error: { code: 'PGRST100' } },
    ],
    'order by an unknown column': [
      (db) => db.from('growers').select('id').order('nothing'),
      { status: 400, error: { code: '42703' } },
    ],
    'an unknown cast': [(db) => first(db, 'id::nothing'), { status: 400, error: { code: '42704' } }],
  });

  it('explain as text is off by default', async () => {
    const { error, status } = await stack.service.from('growers').select().explain();
    expect([status, error?.code]).toEqual([406, 'PGRST107']);
  });

  const answered = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    stack.fetch(
      new Request(`${stack.url}/rest/v1/${path}`, {
        method,
        headers: { apikey: stack.keys.secretKey, ...headers },
      }),
    );
  const RANGES: [string, Record<string, string>, string, number][] = [
    ['growers?select=id', {}, '0-3/*', 200],
    ['growers?select=id&limit=2', {}, '0-1/*', 200],
    ['growers?select=id&limit=2&offset=1', { prefer: 'count=exact' }, '1-2/4', 206],
    ['growers?select=id', { prefer: 'count=exact' }, '0-3/4', 200],
    ['growers?select=id&id=eq.99', {}, '*/*', 200],
    ['growers?select=id&id=eq.99', { prefer: 'count=exact' }, '*/0', 200],
    ['growers?select=id', { range: '1-2', 'range-unit': 'items' }, '1-2/*', 200],
    ['growers?select=id', { range: '2-', 'range-unit': 'items', prefer: 'count=exact' }, '2-3/4', 206],
  ];
  for (const [path, headers, range, status] of RANGES)
    it(`Content-Range of ${path} ${JSON.stringify(headers)}`, async () => {
      const response = await answered(path, headers);
      expect([response.headers.get('content-range'), response.status]).toEqual([range, status]);
    });

  const TYPES: [string, string, number][] = [
    ['application/json', 'application/json; charset=utf-8', 200],
    ['*/*', 'application/json; charset=utf-8', 200],
    ['text/csv', 'text/csv; charset=utf-8', 200],
    ['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object+json; charset=utf-8', 200],
    // Only without its nulls it has a name of its own.
    ['application/vnd.pgrst.array+json', 'application/json; charset=utf-8', 200],
    [
      'application/vnd.pgrst.array+json;nulls=stripped',
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
      200,
    ],
    ['text/unknown', 'application/json; charset=utf-8', 406],
  ];
  for (const [accept, type, status] of TYPES)
    it(`Content-Type for ${accept}`, async () => {
      const response = await answered('growers?id=eq.1', { accept });
      expect([response.headers.get('content-type'), response.status]).toEqual([type, status]);
    });

  it('HEAD has the headers of GET and no body', async () => {
    const response = await answered('growers?select=id', { prefer: 'count=exact' }, 'HEAD');
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      200,
      '0-3/4',
      '',
    ]);
  });

  it('Content-Location names what was read', async () => {
    const response = await answered('growers?select=id&id=eq.1');
    expect(response.headers.get('content-location')).toBe('/growers?id=eq.1&select=id');
  });
  end();
});
