import path from 'node:path';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import {
  PASSWORD,
  scratchDirectory,
  type ServiceFixture,
  serviceFixture,
  startServiceFixture,
} from '../service-fixture.ts';
import { createStack } from '../stack.ts';
import { createTestDatabase } from '../testing.ts';

const SENT_AWAY = 'over_request_rate_limit';

/** A client of a stack at a network address. */
function at(stack: ServiceFixture, address: string) {
  return createClient(stack.url, stack.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
  });
}

async function guess(stack: ServiceFixture, address: string, email: string): Promise<string | undefined> {
  const answer = await at(stack, address).auth.signInWithPassword({ email, password: 'Wrong-Horse-7!' });
  return answer.error?.code;
}

describe('two processes on one database', () => {
  let first: ServiceFixture;
  let second: ServiceFixture;
  beforeAll(async () => {
    const environment = { PORT: '0', DEMO: '0', DATA_DIR: path.join(scratchDirectory(), 'data') };
    const config = { ...readConfig(environment), databaseUrl: await createTestDatabase() };
    const start = async () => {
      const stack = createStack({
        config,
        projectDirectory: 'supabase',
        migrations: [],
        seedFiles: [],
      });
      await stack.listen();
      await stack.start();
      return serviceFixture(stack);
    };
    first = await start();
    second = await start();
  });
  afterAll(async () => {
    await first.close();
    await second.close();
  });

  it('count guesses together', async () => {
    const codes: (string | undefined)[] = [];
    for (let turn = 0; turn < 12; turn += 1)
      codes.push(await guess(turn % 2 === 0 ? first : second, '203.0.113.5', 'ann@example.com'));
    expect(codes).toEqual([...Array(10).fill('invalid_credentials'), SENT_AWAY, SENT_AWAY]);
  });
});

describe('limits', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  it('are not washed away by invented names, and those leave no trace', async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess(stack, '203.0.113.6', 'ben@example.com');
    expect(await guess(stack, '203.0.113.6', 'ben@example.com')).toBe(SENT_AWAY);
    const inventions = Array.from({ length: 110 }, (_, n) =>
      guess(stack, '203.0.113.7', `made-up${n}@example.com`),
    );
    await Promise.all(inventions);
    expect(await guess(stack, '203.0.113.6', 'ben@example.com')).toBe(SENT_AWAY);
    // A network's hundred tries; what it invents afterwards is not even written down.
    const [row] = await stack.sql.rows<{ names: number }>(
      `select count(distinct bucket)::int as names from private.rate_windows where bucket like 'sign-in here %'`,
    );
    expect(row?.names).toBe(101);
  });

  it('keep nobody’s address', async () => {
    await guess(stack, '203.0.113.8', 'secretive@example.com');
    const rows = await stack.sql.rows<{ bucket: string }>('select bucket from private.rate_windows');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113/);
  });

  it('hold for parallel guesses', async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => guess(stack, '203.0.113.9', 'cate@example.com')),
    );
    expect(codes.filter((code) => code === SENT_AWAY)).toHaveLength(10);
  });

  it('leave one line of a session of which many renew at once', async () => {
    const { browser } = await stack.signedIn('dan@example.com');
    const sent = (await browser.auth.getSession()).data.session?.refresh_token ?? '';
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => at(stack, '203.0.113.10').auth.refreshSession({ refresh_token: sent })),
    );
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(6).fill(undefined));
    expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
    const [row] = await stack.sql.rows<{ successors: number }>(
      'select count(*)::int as successors from auth.refresh_tokens where parent = $1',
      [sent],
    );
    expect(row?.successors).toBe(1);
  });

  it('spend the mails of everybody only on mails that leave', async () => {
    const ask = (email: string, address: string) => at(stack, address).auth.resetPasswordForEmail(email);
    await Promise.all(
      Array.from({ length: 90 }, (_, n) => ask(`nobody${n}@example.com`, `198.51.100.${n % 3}`)),
    );
    const spent = async () =>
      (
        await stack.sql.rows<{ mails: number }>(
          `select count(*)::int as mails from private.rate_windows where bucket like 'mails %' and bucket not like 'mails of %'
             and bucket not like 'mails to %'`,
        )
      )[0]?.mails;
    expect(await spent()).toBe(0);
    await stack.signedIn('eve@example.com');
    expect((await ask('eve@example.com', '198.51.100.9')).error).toBeNull();
    await expect.poll(() => stack.mailsTo('eve@example.com')).toHaveLength(1);
    expect(await spent()).toBe(1);
  });

  it('let nobody fill one mailbox from many places', async () => {
    const email = 'fay@example.com';
    await stack.signedIn(email);
    let refused: string | undefined;
    for (let turn = 0; turn < 13 && !refused; turn += 1) {
      // A minute passes between two of them.
      await stack.sql.rows(
        `update private.rate_windows set opened_at = opened_at - interval '61 seconds' where bucket like 'mail%'`,
      );
      refused = (await at(stack, `192.0.2.${turn}`).auth.resetPasswordForEmail(email)).error?.message;
    }
    expect(refused).toMatch(/^Email rate limit exceeded, try again in \d+ minutes$/);
    await expect.poll(() => stack.mailsTo(email)).toHaveLength(12);
  });

  it('remember where somebody has signed in', async () => {
    await stack.signedIn('gus@example.com');
    const own = { email: 'gus@example.com', password: PASSWORD };
    expect((await at(stack, '192.0.2.200').auth.signInWithPassword(own)).error).toBeNull();
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => guess(stack, `203.0.114.${n}`, 'gus@example.com')),
    );
    expect(await guess(stack, '203.0.114.99', 'gus@example.com')).toBe(SENT_AWAY);
    expect((await at(stack, '192.0.2.200').auth.signInWithPassword(own)).error).toBeNull();
  });
});
