import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startTestStack, type TestStack, type TestUser } from './testing.ts';

const SQL = `
create table public.notes (id bigint primary key, owner uuid, words text, big bigint, tags text[], doc jsonb, at timestamptz);
alter table public.notes enable row level security;
create policy own on public.notes for select to authenticated using (owner = auth.uid());
create policy shown on public.notes for select to anon using (owner is null);
grant select on public.notes to anon, authenticated;
insert into public.notes values (1, null, 'ä "quoted"', 1, '{a,b}', '{"a": [1]}', '2026-11-24 10:00+00'), (2, null, null, 2, null, null, null);
`;
const ALL = 'notes?select=id,words,big,tags,doc,at&order=id';

describe('a read that comes again', () => {
  let stack: TestStack;
  let ann: TestUser;
  let ben: TestUser;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
    [ann, ben] = [await stack.createUser('ann@example.com'), await stack.createUser('ben@example.com')];
    await stack.sql.rows('insert into public.notes (id, owner, words) values (10, $1, $2), (11, $3, $4)', [
      ann.id,
      "Ann's",
      ben.id,
      "Ben's",
    ]);
  });
  afterAll(() => stack.close());

  const ask = async (address: string, headers: Record<string, string> = {}) => {
    // All of a request but its name and time.
    const made = vi.spyOn(stack.database.connection, 'onPostgrestAST');
    const response = await stack.fetch(
      new Request(`http://localhost/rest/v1/${address}`, {
        headers: { apikey: stack.keys.anonKey, ...headers },
      }),
    );
    const isMade = made.mock.calls.length > 0;
    made.mockRestore();
    const named = [...response.headers]
      .filter(([name]) => name !== 'x-request-id')
      .toSorted(([a], [b]) => a.localeCompare(b));
    return { isMade, answer: { status: response.status, headers: named, body: await response.text() } };
  };
  const as = (user: TestUser) => ({ authorization: `Bearer ${user.accessToken}` });

  it.each([ALL, 'notes?select=id&order=id&offset=1', 'notes?select=id%2Cwords&id=in.(1,2)&limit=1'])(
    'is answered alike without being made again: %s',
    async (address) => {
      const first = await ask(address);
      expect(first.answer.status).toBe(200);
      const second = await ask(address);
      const third = await ask(address);
      expect([first.isMade, second.isMade, third.isMade]).toEqual([true, true, false]);
      expect(second.answer).toEqual(first.answer);
      expect(third.answer).toEqual(first.answer);
    },
  );

  it('shows what has changed at once', async () => {
    for (let asked = 0; asked < 3; asked += 1) await ask(ALL);
    await stack.sql.exec(
      "update public.notes set words = 'new' where id = 1; delete from public.notes where id = 2",
    );
    const changed = await ask(ALL);
    expect(changed.isMade).toBe(false);
    expect(JSON.parse(changed.answer.body)).toMatchObject([{ id: 1, words: 'new' }]);
    await stack.sql.exec('update public.notes set owner = gen_random_uuid() where id = 1');
    const gone = await ask(ALL);
    expect([gone.isMade, gone.answer.body]).toEqual([false, '[]']);
    expect(gone.answer.headers).toContainEqual(['content-range', '*/*']);
    await stack.sql.exec('update public.notes set owner = null where id = 1');
  });

  it('shows everybody their own rows alone', async () => {
    const address = 'notes?select=words&order=id';
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await ask(address, as(ann))).answer.body).toBe('[{"words":"Ann\'s"}]');
      expect((await ask(address, as(ben))).answer.body).toBe('[{"words":"Ben\'s"}]');
    }
    expect((await ask(address, as(ben))).isMade).toBe(false);
    expect((await ask(address)).answer.body).toBe('[{"words":"new"}]');
  });

  it('is still refused without a right key or token', async () => {
    for (let asked = 0; asked < 3; asked += 1) await ask(ALL, as(ann));
    expect((await ask(ALL, { ...as(ann), apikey: 'x' })).answer.status).toBe(401);
    expect((await ask(ALL, { apikey: 'x' })).answer.status).toBe(401);
    expect((await ask(ALL, { apikey: '' })).answer.status).toBe(401);
    expect((await ask(ALL, { authorization: 'Bearer x.y.z' })).answer.status).toBe(401);
  });

  it.each([
    [{ prefer: 'count=exact' }, { status: 200, range: '0-0/1' }],
    [{ accept: 'application/vnd.pgrst.object+json' }, { status: 200, range: '0-0/*' }],
    [{ accept: 'text/csv' }, { status: 200, range: '0-0/*' }],
    [{ range: '5-6' }, { status: 200, range: '*/*' }],
    [{ 'accept-profile': 'private' }, { status: 406, range: null }],
  ])('is made anew for %j', async (headers, { status, range }) => {
    for (let asked = 0; asked < 3; asked += 1) await ask(ALL);
    const { answer } = await ask(ALL, headers);
    expect(answer.status).toBe(status);
    expect(new Map(answer.headers as [string, string][]).get('content-range') ?? null).toBe(range);
  });

  it('keeps numbers that are too large for it as they are made', async () => {
    await stack.sql.exec('update public.notes set big = 9007199254740993 where id = 1');
    const made = await ask('notes?select=id,big&id=eq.1');
    for (let asked = 0; asked < 3; asked += 1)
      expect((await ask('notes?select=id,big&id=eq.1')).answer).toEqual(made.answer);
    expect((await ask(ALL)).answer.body).toBe((await ask(`${ALL}&limit=9`)).answer.body);
    await stack.sql.exec('update public.notes set big = 1 where id = 1');
  });

  it('tells of a column that has gone', async () => {
    await stack.sql.exec('alter table public.notes add column short text');
    await stack.services.reloadSchema();
    const address = 'notes?select=id,short&order=id';
    for (let asked = 0; asked < 3; asked += 1) expect((await ask(address)).answer.status).toBe(200);
    await stack.sql.exec('alter table public.notes drop column short');
    const { answer } = await ask(address);
    expect([answer.status, answer.body]).toEqual([400, expect.stringContaining('42703')]);
  });
});
