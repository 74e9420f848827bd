import { createServer, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, serviceFixture, startServiceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';
import { PACE_MS } from './steady-pace.ts';

/** What may differ on a busy machine; hashing a password, which must not, takes about twice as long. */
const NOISE_MS = 30;
const ROUNDS = 9;
/** The accounts before this one have had their mail in another test: a second one within a minute is refused at once. */
const FIRST = 2;

type Call = () => PromiseLike<unknown>;

async function timeOf(call: Call): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

/** What a call takes of the processor, in all threads of the service: other programs do not lengthen it. */
async function workOf(call: Call): Promise<number> {
  const before = process.cpuUsage();
  await call();
  return process.cpuUsage(before).user / 1000;
}

/**
 * The least times of two calls. What else a machine does only ever adds to a time, so that the least of several says
 * most about the work itself; they take turns, so that it hits both.
 */
async function leastOf(
  measure: (call: Call) => Promise<number>,
  first: (round: number) => PromiseLike<unknown>,
  second: (round: number) => PromiseLike<unknown>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await measure(() => first(round)));
    times[1].push(await measure(() => second(round)));
  }
  return [Math.min(...times[0]), Math.min(...times[1])];
}

describe('whether an account exists', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
    for (let index = 0; index < FIRST + ROUNDS; index += 1)
      await stack.signedIn(`member${index}@example.com`);
    await stack.browser().auth.signUp({ email: 'waiting@example.com', password: PASSWORD });
  });
  afterAll(() => stack.close());

  const signIn = (email: string) =>
    stack.browser().auth.signInWithPassword({ email, password: 'Wrong-Horse-7!' });
  const recover = (email: string) => stack.browser().auth.resetPasswordForEmail(email);
  const resend = (email: string) => stack.browser().auth.resend({ type: 'signup', email });
  const magicLink = (email: string) => stack.browser().auth.signInWithOtp({ email });

  it('is told by no word or status of a refused sign-in', async () => {
    const answers = await Promise.all(
      ['member0@example.com', 'waiting@example.com', 'nobody@example.com'].map(async (email) => {
        const { error } = await signIn(email);
        return [error?.status, error?.code, error?.message];
      }),
    );
    expect(new Set(answers.map(String))).toEqual(
      new Set(['400,invalid_credentials,Invalid login credentials']),
    );
  });

  it('is told by no word or status where a mail is asked for', async () => {
    for (const ask of [recover, resend, magicLink]) {
      const answers = await Promise.all(
        ['member1@example.com', 'nobody1@example.com'].map(async (email) => JSON.stringify(await ask(email))),
      );
      expect(new Set(answers).size).toBe(1);
    }
  });

  it('is told by no time of a refused sign-in', async () => {
    const [known, unknown] = await leastOf(
      workOf,
      (round) => signIn(`member${round}@example.com`),
      (round) => signIn(`stranger${round}@example.com`),
    );
    expect(Math.abs(known - unknown)).toBeLessThan(NOISE_MS);
  });

  it('is told by no time where a mail is asked for', async () => {
    for (const ask of [recover, resend, magicLink]) {
      const [known, unknown] = await leastOf(
        timeOf,
        async (round) => expect((await ask(`member${FIRST + round}@example.com`)).error).toBeNull(),
        async (round) => expect((await ask(`foreigner${FIRST + round}@example.com`)).error).toBeNull(),
      );
      expect(Math.abs(known - unknown)).toBeLessThan(NOISE_MS);
      // A timer may ring within the millisecond before.
      expect(Math.min(known, unknown)).toBeGreaterThan(PACE_MS - 2);
    }
  });
});

describe('a mail server that does not answer', () => {
  const open = new Set<Socket>();
  let mailServer: Server;
  let stack: ServiceFixture;

  beforeAll(async () => {
    mailServer = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    const address = mailServer.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const config = { smtpUrl: `smtp://127.0.0.1:${port}` };
    stack = serviceFixture(await startTestStack({ listen: true, config }));
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    mailServer.close();
    await stack.close();
  });

  it('keeps nobody waiting, whether there is an account or not', async () => {
    await stack.signedIn('member@example.com');
    for (const email of ['member@example.com', 'nobody@example.com']) {
      const browser = stack.browser();
      expect(await timeOf(() => browser.auth.resetPasswordForEmail(email))).toBeLessThan(2000);
    }
  });
});
