import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLog } from './log.ts';
import { startTestStack, type TestStack } from './testing.ts';

let stack: TestStack;
const said: string[] = [];
beforeAll(async () => {
  const log = createLog({ level: 'warn', format: 'json', write: (line) => said.push(line) });
  stack = await startTestStack({ demo: true, listen: true, log });
});
afterAll(() => stack.close());

const DOORS = ['/dev/inbox', '/dev/mpesa'];

/** One request, as the server sees it: clients in this process may not choose their own Host. */
async function ask(path: string, host: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://${host}${path}`, {
    headers: { apikey: stack.keys.anonKey, ...headers },
  });
  return stack.fetch(request, {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  } as unknown as Parameters<typeof stack.fetch>[1]);
}

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'shop.localhost'])(
  'opens the demonstration to its own machine, called %s',
  async (host) => {
    for (const door of DOORS) expect((await ask(door, host)).status).toBe(200);
  },
);

it.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-for', '127.0.0.1'],
  ['forwarded', 'for=203.0.113.9'],
  ['x-real-ip', '203.0.113.9'],
  ['cf-connecting-ip', '203.0.113.9'],
])('refuses what a proxy hands on with %s: %s', async (name, value) => {
  for (const door of DOORS) {
    const answer = await ask(door, 'localhost:3000', { [name]: value });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('DEMO=0');
  }
});

it('signs nobody in to an account of the demo through a proxy, and says why in the log, once', async () => {
  const headers = { apikey: stack.keys.anonKey, 'content-type': 'application/json' };
  const signIn = (more: Record<string, string>, email = 'nobody@demo.mizizi.app') =>
    fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify({ email, password: 'Wrong-1' }),
    });
  expect((await signIn({})).status).toBe(400);
  expect((await signIn({ 'x-real-ip': '203.0.113.9' })).status).toBe(403);
  expect((await signIn({ 'x-real-ip': '203.0.113.9' }, 'somebody@example.com')).status).toBe(400);
  expect(said.filter((line) => line.includes('DEMO=0'))).toHaveLength(1);
});

it('refuses the name of a site', async () => {
  for (const host of ['shop.example', 'localhost.shop.example', '192.168.1.10:3000'])
    for (const door of DOORS) expect((await ask(door, host)).status).toBe(403);
});

it('lets a function of its own tell the address of who asked it', async () => {
  const own = { apikey: stack.keys.secretKey, 'x-forwarded-for': '203.0.113.9' };
  expect((await ask('/dev/inbox', 'localhost:3000', own)).status).toBe(200);
  expect((await ask('/config.json', 'localhost:3000', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(
    200,
  );
});
