import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { exchange } from './pglite-exchange.ts';
import { PgliteThread } from './pglite-thread.ts';

let database: PgliteThread;
beforeAll(async () => {
  database = await PgliteThread.open({ place: 'memory://', archive: undefined });
  await database.exec('create table things (id int primary key, name text, tags text[], extra jsonb)');
});
afterAll(() => database.close());

describe('exchange', () => {
  it('answers what PGlite itself answers', async () => {
    const query = `select $1::int as n, $2::text as t, $3::bool as b, null as nothing, '{1,2}'::int[] as list,
      '{"a":[1]}'::jsonb as document, 9007199254740993::bigint as big`;
    const parameters = [7, 'é 🌿', true];
    const { rows } = await exchange(database, { query, parameters });
    expect(rows).toEqual((await database.query(query, parameters)).rows);
  });

  it('writes what has its own notation by its type', async () => {
    const written = await exchange(database, {
      query: 'insert into things values ($1, $2, $3, $4), (2, null, null, null)',
      parameters: [1, null, ['a, b', 'c'], { deep: true }],
    });
    expect(written).toEqual({ rows: [], affected: 2 });
    const { rows } = await exchange(database, {
      query: 'select * from things where id = $1',
      parameters: [1],
    });
    expect(rows).toEqual([{ id: 1, name: null, tags: ['a, b', 'c'], extra: { deep: true } }]);
  });

  it('throws what the database says and goes on, inside a transaction too', async () => {
    for (const parameters of [[], ['secret-value']]) {
      await exchange(database, { query: 'begin', parameters: [] });
      const wrong = exchange(database, {
        query: `select 1 / ${parameters.length ? 'length($1)' : '0'} from nowhere`,
        parameters,
      });
      await expect(wrong).rejects.toMatchObject({
        code: '42P01',
        message: 'relation "nowhere" does not exist',
      });
      await expect(wrong).rejects.not.toHaveProperty('params');
      await expect(exchange(database, { query: 'select 1', parameters: [] })).rejects.toMatchObject({
        code: '25P02',
      });
      await exchange(database, { query: 'rollback', parameters: [] });
    }
    expect((await exchange(database, { query: 'select 1 as one', parameters: [] })).rows).toEqual([
      { one: 1 },
    ]);
  });

  it.each([[[]], [['x']]])('takes one statement at a time, with parameters %j', async (parameters) => {
    const several = exchange(database, {
      query: `select ${parameters.length ? '$1' : '1'}; drop table things`,
      parameters,
    });
    await expect(several).rejects.toMatchObject({ code: '42601' });
  });

  it('lets statements travel ahead, and answers the last one alone', async () => {
    const ahead = [
      { query: 'begin', parameters: [] },
      { query: "select set_config('app.name', $1, true), 5 as n", parameters: ['é'] },
    ];
    const query = "select current_setting('app.name') as name";
    expect(await exchange(database, { query, parameters: [] }, ahead)).toEqual({
      rows: [{ name: 'é' }],
      affected: undefined,
    });
    const insert = { query: "insert into things (id, name) values (9, 'x')", parameters: [] };
    expect(await exchange(database, insert)).toEqual({ rows: [], affected: 1 });
    await exchange(database, { query: 'rollback', parameters: [] });
    const { rows } = await exchange(database, { query: 'select * from things where id = 9', parameters: [] });
    expect(rows).toEqual([]);
  });

  it('runs nothing behind an error ahead', async () => {
    const insert = { query: 'insert into things (id) values (11)', parameters: [] };
    const ahead = [
      { query: 'begin', parameters: [] },
      { query: "select set_config('role', $1, true)", parameters: ['nobody'] },
    ];
    await expect(exchange(database, insert, ahead)).rejects.toMatchObject({ code: '22023' });
    await exchange(database, { query: 'rollback', parameters: [] });
    const { rows } = await exchange(database, {
      query: 'select id from things where id = 11',
      parameters: [],
    });
    expect(rows).toEqual([]);
  });

  it('sends what goes ahead by itself where only PGlite can write the parameters', async () => {
    const ahead = [{ query: 'begin', parameters: [] }];
    const query = 'insert into things (id, tags) values (12, $1)';
    expect(await exchange(database, { query, parameters: [['a']] }, ahead)).toMatchObject({ affected: 1 });
    await exchange(database, { query: 'rollback', parameters: [] });
    const { rows } = await exchange(database, {
      query: 'select id from things where id = 12',
      parameters: [],
    });
    expect(rows).toEqual([]);
  });
});
