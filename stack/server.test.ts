import { Agent, request } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { type RunningServer, startServer } from './server.ts';

let running: RunningServer;
beforeAll(async () => {
  running = await startServer({ fetch: () => new Response('karibu'), host: '127.0.0.1', port: 0 });
});
afterAll(() => running.close(0));

it('keeps a connection open for longer than a proxy in front keeps it for later', async () => {
  const agent = new Agent({ keepAlive: true });
  const hint = await new Promise<string>((resolve, reject) => {
    request({ host: '127.0.0.1', port: running.port, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.headers['keep-alive'])));
    })
      .once('error', reject)
      .end();
  });
  agent.destroy();
  const seconds = Number(hint.replace('timeout=', ''));
  // Caddy: two minutes.
  expect(seconds).toBeGreaterThan(120);
});
