import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create extension if not exists btree_gist with schema extensions;
create table public.kinds (id int primary key, name text not null check (length(name) < 10));
create table public.things (id int primary key, kind_id int references public.kinds, code text unique);
create table public.slots (id int primary key, room int, during tstzrange, exclude using gist (room with =, during with &&));
insert into public.kinds values (1, 'tea');
insert into public.things values (1, 1, 'a');
create function public.refuse() returns void language plpgsql
  as $$ begin raise exception 'The cart is empty.' using errcode = 'P0001', detail = 'empty_cart', hint = 'Add something.'; end $$;
create function public.conflict() returns void language plpgsql
  as $$ begin raise sqlstate 'PT409' using message = 'Taken', detail = 'd', hint = 'h'; end $$;
create function public.divide(by int) returns int language sql as $$ select 1 / by $$;
create function public.ask_nowhere() returns int language plpgsql as $$ begin return (select id from public.nowhere); end $$;
create function public.fail(code text, words text) returns void language plpgsql
  as $$ begin raise exception using errcode = code, message = words, hint = 'Check free disk space.'; end $$;
create function public.stuck() returns void language plpgsql as $$ begin raise sqlstate '40001' using message = 'could not serialize'; end $$;
`;

const TWO_SLOTS = [1, 2].map((id) => ({ id, room: 1, during: '[2027-01-01 10:00+00,2027-01-01 11:00+00)' }));

describe('errors of the REST API', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  type Client = TestStack['service'];
  const cases: [
    string,
    (client: Client) => PromiseLike<{ status: number; error: unknown }>,
    number,
    object,
  ][] = [
    [
      'a check',
      (client) => client.from('kinds').insert({ id: 2, name: 'far too long' }),
      400,
      {
        code: '23514',
        message: 'new row for relation "kinds" violates check constraint "kinds_name_check"',
        details: 'Failing row contains (2, far too long).',
        hint: null,
      },
    ],
    [
      'an exclusion',
      (client) => client.from('slots').insert(TWO_SLOTS),
      400,
      {
        code: '23P01',
        message: 'conflicting key value violates exclusion constraint "slots_room_during_excl"',
        details: expect.stringContaining('conflicts with existing key'),
        hint: null,
      },
    ],
    [
      'a business error',
      (client) => client.rpc('refuse'),
      400,
      { code: 'P0001', message: 'The cart is empty.', details: 'empty_cart', hint: 'Add something.' },
    ],
    [
      'a status of its own',
      (client) => client.rpc('conflict'),
      409,
      { code: 'PT409', message: 'Taken', details: 'd', hint: 'h' },
    ],
    [
      'a repeated value',
      (client) => client.from('things').insert({ id: 2, code: 'a' }),
      409,
      { code: '23505', details: 'Key (code)=(a) already exists.' },
    ],
    [
      'a missing parent',
      (client) => client.from('things').insert({ id: 3, kind_id: 9 }),
      409,
      { code: '23503' },
    ],
    ['a missing value', (client) => client.from('kinds').insert({ id: 3 }), 400, { code: '23502' }],
    ['a malformed value', (client) => client.from('kinds').select().eq('id', 'x'), 400, { code: '22P02' }],
    [
      'arithmetic',
      (client) => client.rpc('divide', { by: 0 }),
      400,
      { code: '22012', message: 'division by zero' },
    ],
    [
      'a table missing inside a function',
      (client) => client.rpc('ask_nowhere'),
      404,
      { code: '42P01', message: 'relation "public.nowhere" does not exist' },
    ],
    ...(
      [
        ['53100', 'could not extend file "base/5/19752": No space left on device'],
        ['58030', 'could not write to file "pg_wal/xlogtemp.71": No space left on device'],
        ['42501', 'could not open file "base/5/1259": Read-only file system'],
      ] as const
    ).map(([code, words]): (typeof cases)[number] => [
      `a disk that takes nothing (${words})`,
      (client) => client.rpc('fail', { code, words }),
      503,
      {
        code,
        message: 'This cannot be saved at the moment. Please try again later.',
        details: null,
        hint: null,
      },
    ]),
    ['a serialization failure', (client) => client.rpc('stuck'), 500, { code: '40001' }],
    ['an unknown table', (client) => client.from('nothing').select(), 404, { code: 'PGRST205' }],
    ['an unknown function', (client) => client.rpc('nothing'), 404, { code: 'PGRST202' }],
    ['an unknown column', (client) => client.from('kinds').select('zz'), 400, { code: '42703' }],
    [
      'no row where one is asked',
      (client) => client.from('kinds').select().eq('id', 77).single(),
      406,
      { code: 'PGRST116' },
    ],
  ];

  it.each(cases)('%s', async (_name, call, status, error) => {
    const answer = await call(stack.service);
    expect(answer).toMatchObject({ status, error });
  });
});
