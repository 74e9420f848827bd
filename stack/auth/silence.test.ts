import { createServer, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, serviceFixture, startServiceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';

/** What may differ on a busy machine; hashing a password, which must not, takes about twice as long. */
const NOISE_MS = 30;
const ROUNDS = 9;

async function timeOf(work: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * How far the fastest answers of two calls are apart. What else a machine does only ever adds to a time, so that the
 * fastest of several says most about the work itself; they take turns, so that it hits both.
 */
async function compare(
  first: (round: number) => PromiseLike<unknown>,
  second: (round: number) => PromiseLike<unknown>,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timeOf(() => first(round)));
    times[1].push(await timeOf(() => second(round)));
  }
  return Math.abs(Math.min(...times[0]) - Math.min(...times[1]));
}

describe('whether an account exists', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
    for (let index = 0; index < ROUNDS; index += 1) await stack.signedIn(`member${index}@example.com`);
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
    const difference = await compare(
      (round) => signIn(`member${round}@example.com`),
      (round) => signIn(`stranger${round}@example.com`),
    );
    expect(difference).toBeLessThan(NOISE_MS);
  });

  it('is told by no time where a mail is asked for', async () => {
    for (const ask of [recover, resend, magicLink]) {
      const difference = await compare(
        // the first ones have had their mail in the test before
        (round) => ask(`member${(round % (ROUNDS - 2)) + 2}@example.com`),
        (round) => ask(`foreigner${(round % (ROUNDS - 2)) + 2}@example.com`),
      );
      expect(difference).toBeLessThan(NOISE_MS);
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
