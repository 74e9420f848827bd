import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { PgliteStatements } from './pglite-statements.ts';
import { PgliteThread } from './pglite-thread.ts';

let database: PgliteThread;
let statements: PgliteStatements;
beforeAll(async () => {
  database = await PgliteThread.open({ place: 'memory://', archive: undefined });
});
beforeEach(async () => {
  await database.exec(`
    deallocate all;
    drop table if exists things;
    create table things (id int primary key, name text);
    insert into things values (1, 'mint'), (2, 'neem')`);
  statements = new PgliteStatements(database);
});
afterAll(() => database.close());

const BY_ID = 'select name from things where id = $1';
const prepared = async (): Promise<string[]> =>
  (await database.query<{ statement: string }>('select statement from pg_prepared_statements')).rows
    .map(({ statement }) => statement)
    .filter((statement) => !statement.includes('pg_prepared_statements'));

describe('PgliteStatements', () => {
  it('prepares once what comes again and again, and answers the same', async () => {
    for (const id of [1, 2, 1, 2, 1]) {
      const { rows } = await statements.run(BY_ID, [id]);
      expect(rows).toEqual([{ name: id === 1 ? 'mint' : 'neem' }]);
    }
    await statements.run('select 1', []);
    expect(await prepared()).toEqual([BY_ID]);
  });

  it('leaves nothing behind of a query that cannot be read', async () => {
    for (let time = 0; time < 5; time += 1)
      await expect(statements.run('select nothing from nowhere', [])).rejects.toMatchObject({
        code: '42P01',
      });
    expect(await prepared()).toEqual([]);
  });

  it('goes on after an error of a prepared one', async () => {
    const insert = 'insert into things values ($1, $2)';
    for (const id of [3, 4, 5]) await statements.run(insert, [id, 'x']);
    await expect(statements.run(insert, [5, 'x'])).rejects.toMatchObject({ code: '23505' });
    expect(await statements.run(insert, [6, 'x'])).toEqual({ rows: [], affected: 1 });
  });

  it('keeps the rights of whoever asks', async () => {
    await database.exec(`
      alter table things enable row level security;
      create role visitor; grant select on things to visitor;
      create policy mint_only on things to visitor using (name = 'mint')`);
    const all = 'select name from things order by id';
    for (let time = 0; time < 4; time += 1) {
      await database.exec('set role visitor');
      expect((await statements.run(all, [])).rows).toEqual([{ name: 'mint' }]);
      await database.exec('reset role');
      expect((await statements.run(all, [])).rows).toEqual([{ name: 'mint' }, { name: 'neem' }]);
    }
    expect(await prepared()).toEqual([all]);
  });

  it('learns anew what a changed table looks like', async () => {
    const first = 'select * from things order by id limit 1';
    const change = async (how: string) => {
      for (let time = 0; time < 4; time += 1) await statements.run(first, []);
      await database.exec(`alter table things ${how}`);
      await expect(statements.run(first, [])).rejects.toMatchObject({ code: '0A000' });
      return (await statements.run(first, [])).rows;
    };
    expect(await change('add column note text')).toEqual([{ id: 1, name: 'mint', note: null }]);
    expect(await change('rename column name to title')).toEqual([{ id: 1, title: 'mint', note: null }]);
    expect(await change("alter column note type int using '7'")).toEqual([{ id: 1, title: 'mint', note: 7 }]);
  });

  it('asks a prepared one for its columns once', async () => {
    const send = vi.spyOn(database, 'send');
    const isTold: boolean[] = [];
    for (let time = 0; time < 6; time += 1) {
      expect((await statements.run(BY_ID, [2])).rows).toEqual([{ name: 'neem' }]);
      const answers = await (send.mock.results.at(-1)?.value as ReturnType<PgliteThread['send']>);
      isTold.push(answers.some(({ name }) => name === 'rowDescription'));
    }
    // It is prepared the third time.
    expect(isTold).toEqual([true, true, true, false, false, false]);
    send.mockRestore();
  });
});
