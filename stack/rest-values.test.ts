import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create extension if not exists citext with schema extensions;
create table public.kitchen_sink (
  id int primary key, n2 numeric(10,2), whole numeric(10,2), big_number numeric, i8 bigint, f8 float8, f4 real, b bool,
  d date, t time, ttz timetz, ts timestamp, tstz timestamptz, forever timestamptz, iv interval, j json, jb jsonb,
  u uuid, txt text, ci extensions.citext, ints int[], texts text[], numbers numeric[], times timestamptz[],
  docs jsonb[], bytes bytea, during tstzrange, words tsvector, bits bit(3), nothing text, nan numeric
);
insert into public.kitchen_sink values (
  1, 12.50, 10.00, 123456789012.25, 42, 1.5, 0.25, true,
  '2026-01-02', '03:04:05', '03:04:05+02', '2026-01-02 03:04:05', '2026-01-02 03:04:05.120+00', 'infinity', '1 day 2 hours',
  '{"a": 1}', '{"b":[1,2]}', '00000000-0000-4000-8000-00000000000a', 'x', 'Ci', '{1,2,NULL}', '{a,"b c",NULL}', '{1.00,2.5}',
  '{"2026-01-02 03:04:05+00"}', array['{"a":1}'::jsonb], '\\x0102', '[2026-01-01 00:00+00,2026-01-02 00:00+00)',
  to_tsvector('english', 'hello world'), B'101', null, 'NaN'
);
create table public.holders (id int primary key, sink_id int references public.kitchen_sink);
insert into public.holders values (1, 1);
`;

describe('values of the REST API', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
  });
  afterAll(() => stack.close());

  /** What PostgREST prints is PostgreSQL's own to_json. */
  const expected = async (): Promise<Record<string, unknown>> => {
    const [row] = await stack.sql.rows<{ json: string }>(
      'select to_json(k)::text as json from public.kitchen_sink k',
    );
    return JSON.parse(row?.json ?? '{}');
  };

  it('prints every type as PostgREST does', async () => {
    const { data, error } = await stack.service.from('kitchen_sink').select().single();
    expect(error).toBeNull();
    expect(data).toEqual(await expected());
  });

  it('also inside embedded rows', async () => {
    const { data } = await stack.service
      .from('holders')
      .select('sink:kitchen_sink(n2, ts, tstz, i8)')
      .single();
    const { n2, ts, tstz, i8 } = await expected();
    expect(data).toEqual({ sink: { n2, ts, tstz, i8 } });
  });

  it('takes values back as it printed them', async () => {
    const { tstz, n2, jb, ints, bytes } = await expected();
    const { data, error } = await stack.service
      .from('kitchen_sink')
      .insert({ id: 2, tstz, n2, jb, ints, bytes })
      .select('tstz, n2, jb, ints, bytes')
      .single();
    expect(error).toBeNull();
    expect(data).toEqual({ tstz, n2, jb, ints, bytes });
  });
});
