import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { network } from './guards.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

/** A client at a network address. */
const at = (address: string) =>
  createClient(stack.url, stack.keys.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address } },
  });

const codeOf = async (answer: PromiseLike<{ error: { code?: string | undefined } | null }>) =>
  (await answer).error?.code;

const SENT_AWAY = 'over_request_rate_limit';

describe('guessing a password', () => {
  it('is stopped for one e-mail although each guess comes from elsewhere, but not for its owner at home', async () => {
    const home = at('198.51.100.7');
    await stack.signedIn('ann@example.com');
    const own = { email: 'ann@example.com', password: PASSWORD };
    expect((await home.auth.signInWithPassword(own)).error).toBeNull();

    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 52; guess += 1) {
      const answer = at(`203.0.113.${guess}`).auth.signInWithPassword({
        email: 'ann@example.com',
        password: `Guess-${guess}`,
      });
      codes.push(await codeOf(answer));
    }
    expect(codes.slice(0, 50)).toEqual(Array(50).fill('invalid_credentials'));
    expect(codes.slice(50)).toEqual([SENT_AWAY, SENT_AWAY]);
    // The right password from a new place is as good as a guess now; where the owner was before it still works.
    expect(await codeOf(at('203.0.113.99').auth.signInWithPassword(own))).toBe(SENT_AWAY);
    expect((await home.auth.signInWithPassword(own)).error).toBeNull();
  }, 120_000);

  it('is stopped for one address although each guess names another e-mail', async () => {
    const guesser = at('192.0.2.44');
    let stoppedAfter = 0;
    for (; stoppedAfter < 110; stoppedAfter += 1) {
      const answer = guesser.auth.signInWithPassword({
        email: `victim${stoppedAfter}@example.com`,
        password: 'Password-1!',
      });
      if ((await codeOf(answer)) === SENT_AWAY) break;
    }
    expect(stoppedAfter).toBe(100);
  }, 120_000);

  it('is counted from scratch after a success', async () => {
    await stack.signedIn('ben@example.com');
    const phone = at('198.51.100.20');
    const signIn = (password: string) =>
      codeOf(phone.auth.signInWithPassword({ email: 'ben@example.com', password }));
    for (let round = 0; round < 3; round += 1) {
      for (let slip = 0; slip < 6; slip += 1) expect(await signIn('Slip-of-1!')).toBe('invalid_credentials');
      expect(await signIn(PASSWORD)).toBeUndefined();
    }
  }, 120_000);

  it('is counted for a whole IPv6 customer', async () => {
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const answer = at(`2001:db8:7:1::${guess}`).auth.signInWithPassword({
        email: 'nobody@example.com',
        password: 'Guess-1!',
      });
      codes.push(await codeOf(answer));
    }
    expect(codes.at(-1)).toBe(SENT_AWAY);
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:7:1::9', '2001:db8:7:1::/64'],
  ['2001:DB8:0007:0001:aaaa:bbbb:cccc:dddd', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s stands for %s', (address, whom) => expect(network(address)).toBe(whom));

describe('guessing what a mail or a browser holds', () => {
  /** How many tries an address has before it is sent away. */
  async function triesOf(attempt: (turn: number) => Promise<string | undefined>): Promise<number> {
    for (let turn = 0; turn < 200; turn += 1) if ((await attempt(turn)) === SENT_AWAY) return turn;
    return Infinity;
  }

  it('is cut off for short codes, none of which works', async () => {
    await stack.browser().auth.signUp({ email: 'cate@example.com', password: PASSWORD });
    const guesser = at('192.0.2.50');
    const tries = await triesOf((turn) =>
      codeOf(
        guesser.auth.verifyOtp({ email: 'cate@example.com', token: String(100_000 + turn), type: 'signup' }),
      ),
    );
    expect(tries).toBe(60);
  });

  it('is cut off for links', async () => {
    const guesser = at('192.0.2.51');
    const tries = await triesOf((turn) =>
      codeOf(guesser.auth.verifyOtp({ token_hash: `${turn}`.padStart(64, '0'), type: 'recovery' })),
    );
    expect(tries).toBe(60);
  });

  it('is cut off for the code on the way back from Google', async () => {
    const post = (turn: number) =>
      fetch(`${stack.url}/auth/v1/token?grant_type=pkce`, {
        method: 'POST',
        headers: {
          apikey: stack.keys.anonKey,
          'content-type': 'application/json',
          'x-forwarded-for': '192.0.2.52',
        },
        body: JSON.stringify({
          auth_code: `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`,
          code_verifier: 'v'.repeat(43),
        }),
      });
    const tries = await triesOf(async (turn) => {
      const { error_code } = (await (await post(turn)).json()) as { error_code?: string };
      return error_code;
    });
    expect(tries).toBe(60);
  });

  it('is cut off for refresh tokens, while real ones are renewed as often as they like', async () => {
    const { browser } = await stack.signedIn('dan@example.com');
    for (let turn = 0; turn < 5; turn += 1) expect((await browser.auth.refreshSession()).error).toBeNull();
    const guesser = at('192.0.2.53');
    const tries = await triesOf((turn) =>
      codeOf(guesser.auth.refreshSession({ refresh_token: `guess${String(turn).padStart(7, '0')}` })),
    );
    expect(tries).toBe(100);
  });
});
