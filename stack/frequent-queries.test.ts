import { describe, expect, it } from 'vitest';

import { FrequentQueries } from './frequent-queries.ts';
import { startTestStack } from './testing.ts';

describe('frequent queries', () => {
  it('are known from the third time on', () => {
    const queries = new FrequentQueries();
    expect([1, 2, 3, 4].map(() => queries.isFrequent('a'))).toEqual([false, false, true, true]);
    expect(queries.isFrequent('b')).toBe(false);
  });

  it('stay few, whatever is asked', () => {
    const queries = new FrequentQueries(2);
    for (const query of ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c']) queries.isFrequent(query);
    expect(['a', 'b', 'c'].map((query) => queries.isFrequent(query))).toEqual([true, true, false]);
  });

  it('forget what came once among many others', () => {
    const queries = new FrequentQueries(1);
    for (let round = 0; round < 5; round += 1) {
      for (let shape = 0; shape < 11; shape += 1) expect(queries.isFrequent(`${shape}`)).toBe(false);
    }
  });
});

it('go on after the columns of their answer have changed', async () => {
  const stack = await startTestStack({
    sql: 'create table public.herbs (id int primary key, name text); grant select on public.herbs to service_role;',
  });
  const read = () => stack.service.from('herbs').select('*').eq('id', 1).retry(false);
  for (let time = 0; time < 20; time += 1) expect((await read()).error).toBeNull();
  await stack.sql.exec(
    "alter table public.herbs add column family text; insert into public.herbs values (1, 'neem', 'x')",
  );
  const during = await Promise.all(Array.from({ length: 40 }, read));
  expect(during.filter(({ error, status }) => error && status !== 503)).toEqual([]);
  for (let time = 0; time < 20; time += 1) await read();
  const after = await Promise.all(Array.from({ length: 40 }, read));
  expect(after.filter(({ error }) => error)).toEqual([]);
  await stack.close();
});
