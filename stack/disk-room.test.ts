import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { type DiskRoom, refuseFullDisk, watchRoom } from './disk-room.ts';
import { createLog } from './log.ts';
import { startTestStack, type TestStack } from './testing.ts';

const MEBIBYTE = 1024 * 1024;

/** A disk of 20 GB with as much free as the test says, and what is told of it. */
function disk(megabytes: number) {
  const lines: { level: string; message: string }[] = [];
  const log = createLog({ format: 'json', write: (line) => lines.push(JSON.parse(line)) });
  const free = { megabytes };
  const measure = () => ({ free: free.megabytes * MEBIBYTE, size: 20_000 * MEBIBYTE });
  const room = watchRoom({ directory: '/var/lib/shop', log, everyMs: 20, measure });
  onTestFinished(() => room.stop());
  return { room, free, measure, lines };
}

describe('the room on a disk', () => {
  it('is told before it is gone, and once', async () => {
    const { room, lines } = disk(900);
    expect(lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining('/var/lib/shop is nearly full: 900 MB are free') },
    ]);
    expect([room.isFull(), room.left()]).toEqual([false, 900]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lines).toHaveLength(1);
  });

  it('is told when it is gone and when it is back', async () => {
    const { room, free, lines } = disk(5000);
    expect([room.isFull(), room.left(), lines]).toEqual([false, undefined, []]);
    free.megabytes = 60;
    await expect
      .poll(() => lines)
      .toMatchObject([{ level: 'error', message: expect.stringContaining('60 MB') }]);
    expect(room.isFull()).toBe(true);
    free.megabytes = 5000;
    await expect.poll(() => room.isFull()).toBe(false);
    await expect.poll(() => lines.at(-1)?.message).toContain('has room again');
  });

  it('tells once a minute what was not taken, however many ask', () => {
    const { room, lines } = disk(5000);
    for (let many = 0; many < 50; many += 1) room.refused(new Error('No space left on device'));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.message).toContain('the disk of /var/lib/shop takes nothing');
  });

  it('is asked for before a database is started on it', () => {
    expect(() => refuseFullDisk('/var/lib/shop', disk(0).measure)).toThrow(
      'The disk of DATA_DIR /var/lib/shop is full: 0 MB are free.',
    );
    expect(() => refuseFullDisk('/var/lib/shop', disk(40).measure)).not.toThrow();
  });
});

const SQL = `
create table public.wishes (id integer primary key);
alter table public.wishes enable row level security;
grant select, insert on public.wishes to anon, service_role;
create policy wishes_all on public.wishes for all to anon using (true) with check (true);
insert into storage.buckets (id, name, public) values ('open', 'open', true);
create policy open_all on storage.objects for all to anon using (true) with check (true);
create function public.wish(wanted integer) returns void language sql as $$ insert into public.wishes values (wanted) $$;
create function public.wished() returns bigint language sql as $$ select count(*) from public.wishes $$;
`;

describe('a shop whose disk is full', () => {
  let stack: TestStack;
  let isFull = false;
  const refused: unknown[] = [];
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
    const room: Pick<DiskRoom, 'isFull' | 'refused'> = {
      isFull: () => isFull,
      refused: (error) => refused.push(error),
    };
    stack.database.watchRoom(room);
  });
  afterAll(() => stack.close());

  async function ask(path: string, body?: unknown, key = stack.keys.anonKey) {
    const response = await stack.fetch(
      new Request(`http://localhost${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json().catch(() => null) };
  }

  it('reads, settles what is under way, and says of the rest that it is not saved', async () => {
    isFull = true;
    onTestFinished(() => void (isFull = false));
    expect(await ask('/rest/v1/wishes')).toMatchObject({ status: 200, body: [] });
    expect(await ask('/rest/v1/rpc/wished', {})).toMatchObject({ status: 200, body: 0 });
    for (const [path, body] of [
      ['/rest/v1/wishes', { id: 1 }],
      ['/rest/v1/rpc/wish', { wanted: 1 }],
      ['/storage/v1/object/open/a.json', {}],
    ] as const) {
      const answer = await ask(path, body);
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({
        message: 'This cannot be saved at the moment. Please try again later.',
      });
    }
    expect((await ask('/rest/v1/wishes', { id: 2 }, stack.keys.secretKey)).status).toBe(201);
    isFull = false;
    expect((await ask('/rest/v1/rpc/wish', { wanted: 3 })).status).toBe(204);
    expect((await ask('/rest/v1/rpc/wished', {})).body).toBe(2);
  });

  it('says so where the disk itself took nothing, whichever service asked it', async () => {
    refused.length = 0;
    await stack.sql.exec(`
      create function public.no_room() returns trigger language plpgsql
        as $$ begin raise exception using errcode = '53100', message = 'No space left on device'; end $$;
      create trigger no_room before insert on auth.users for each row execute function public.no_room()`);
    onTestFinished(() => stack.sql.exec('drop trigger no_room on auth.users'));
    const email = `${randomUUID()}@example.com`;
    const answer = await ask('/auth/v1/signup', { email, password: 'Correct-Horse-7!' });
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 503, msg: 'This cannot be saved at the moment. Please try again later.' },
    });
    expect(refused.length).toBeGreaterThan(0);
  });
});
