import { randomUUID } from 'node:crypto';

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settle, subscribe, until } from './realtime-fixture.ts';
import { type ServiceFixture, serviceFixture } from './service-fixture.ts';
import { startTestStack } from './testing.ts';

/** What a stranger tried on a deleted fast, and learned what the filter asks. */
const GUESSES = [
  undefined,
  'protocol=eq.18:6',
  'weight_kg=gte.70',
  'note=gte.HIV',
  'note=not.is.null',
  'target_minutes=in.(1080)',
];

/** Rows that somebody may read because of another table's, all but some. */
const MORE = `
create table public.rooms (id uuid primary key, owner uuid not null);
create table public.letters (
  id uuid primary key, room uuid not null references public.rooms on delete cascade, hidden boolean not null, body text
);
alter table public.rooms enable row level security;
alter table public.letters enable row level security;
grant select on public.rooms, public.letters to authenticated, anon, service_role;
grant delete on public.letters to authenticated;
create policy rooms_own on public.rooms for select to authenticated using (owner = (select auth.uid()));
create policy letters_in_own_rooms on public.letters for all to authenticated
  using (exists (select from public.rooms where rooms.id = letters.room));
create policy letters_not_hidden on public.letters as restrictive for select to authenticated using (not hidden);
alter publication supabase_realtime add table public.letters;
select realtime.sync_triggers();
`;

let stack: ServiceFixture;
let owner: Awaited<ReturnType<ServiceFixture['signedIn']>>;
let stranger: SupabaseClient;
beforeAll(async () => {
  stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true, sql: MORE }));
  owner = await stack.signedIn('ann@example.com');
  stranger = (await stack.signedIn('ben@example.com')).browser;
});
afterAll(() => stack.close());

async function addFast(note = 'HIV clinic at ten'): Promise<string> {
  const id = randomUUID();
  await stack.sql.rows(
    `insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source, note,
       weight_kg, weighed_on)
     values ($1, $2, '18:6', 1080, now() - interval '20 hours', now() - interval '1 hour', 'UTC', 'added', $3, 71,
       current_date)`,
    [id, owner.userId, note],
  );
  return id;
}

/** The deleted rows that somebody hears of, by each of the filters. */
async function overhear(client: SupabaseClient, table: string, guesses: (string | undefined)[]) {
  const heard = await Promise.all(
    guesses.map((filter) =>
      subscribe(client, { event: 'DELETE', table, ...(filter === undefined ? {} : { filter }) }),
    ),
  );
  expect(heard.map(({ status }) => status)).toEqual(guesses.map(() => 'SUBSCRIBED'));
  return () => heard.flatMap(({ changes }) => changes.map(({ old }) => old));
}

describe('a deleted fast', () => {
  it('is told to its owner and to nobody who tries filters', async () => {
    const id = await addFast();
    const own = await overhear(owner.browser, 'fasts', [undefined, `user_id=eq.${owner.userId}`]);
    const byStranger = await overhear(stranger, 'fasts', [...GUESSES, `user_id=eq.${owner.userId}`]);
    const byVisitor = await overhear(stack.browser(), 'fasts', GUESSES);
    await owner.browser.from('fasts').delete().eq('id', id);
    await until(() => expect(own()).toEqual([{ id }, { id }]));
    await settle();
    expect([byStranger(), byVisitor()]).toEqual([[], []]);
  });

  it('is not told to strangers when the account is erased', async () => {
    const leaving = await stack.signedIn('cate@example.com');
    const { browser, userId } = leaving;
    const service = stack.browser({ key: stack.keys.secretKey });
    const byService = await overhear(service, 'notifications', [`user_id=eq.${userId}`]);
    await stack.sql.rows(
      `insert into public.notifications (user_id, type, title, message) values ($1, 'info', 'Your result', 'is there')`,
      [userId],
    );
    const own = await overhear(browser, 'notifications', [`user_id=eq.${userId}`]);
    const byStranger = await overhear(stranger, 'notifications', [
      undefined,
      `user_id=eq.${userId}`,
      'title=eq.Your result',
    ]);
    const byVisitor = await overhear(stack.browser(), 'notifications', [undefined]);
    const erased = await stack.sql.rows('select private.erase_account($1) as done', [userId]);
    expect(erased).toEqual([{ done: true }]);
    await until(() => expect(byService().length).toBeGreaterThan(0));
    await settle();
    // Nor to a device of the account: its sessions have ended with it.
    expect([own(), byStranger(), byVisitor()]).toEqual([[], [], []]);
  });
});

describe('a deleted row that hangs on another one', () => {
  const room = randomUUID();
  beforeAll(async () => {
    await stack.sql.rows('insert into public.rooms (id, owner) values ($1, $2)', [room, owner.userId]);
  });

  async function addLetter(hidden: boolean, body: string): Promise<string> {
    const id = randomUUID();
    await stack.sql.rows('insert into public.letters (id, room, hidden, body) values ($1, $2, $3, $4)', [
      id,
      room,
      hidden,
      body,
    ]);
    return id;
  }
  const remove = (id: string) => stack.sql.rows('delete from public.letters where id = $1', [id]);

  it('is told to who could read it, by every policy that holds', async () => {
    const [shown, hidden] = [await addLetter(false, 'shown'), await addLetter(true, 'hidden')];
    const own = await overhear(owner.browser, 'letters', [undefined]);
    const byStranger = await overhear(stranger, 'letters', [undefined, `room=eq.${room}`, 'body=eq.shown']);
    const byVisitor = await overhear(stack.browser(), 'letters', [undefined]);
    const byService = await overhear(stack.browser({ key: stack.keys.secretKey }), 'letters', [undefined]);
    await remove(hidden);
    await remove(shown);
    await until(() => expect(byService()).toEqual([{ id: hidden }, { id: shown }]));
    await until(() => expect(own()).toEqual([{ id: shown }]));
    expect([byStranger(), byVisitor()]).toEqual([[], []]);
  });

  it('is told in the same way when it is larger than a notification', async () => {
    const [shown, hidden] = [
      await addLetter(false, 'long '.repeat(4000)),
      await addLetter(true, 'long '.repeat(4000)),
    ];
    const own = await overhear(owner.browser, 'letters', [`room=eq.${room}`]);
    const byStranger = await overhear(stranger, 'letters', [undefined, `room=eq.${room}`, 'hidden=eq.false']);
    await remove(hidden);
    await remove(shown);
    await until(() => expect(own()).toEqual([{ id: shown }]));
    await settle();
    expect(byStranger()).toEqual([]);
  });
});
