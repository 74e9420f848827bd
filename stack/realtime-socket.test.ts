import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';

import { type ServiceFixture, startServiceFixture } from './service-fixture.ts';

let stack: ServiceFixture;
const open: WebSocket[] = [];
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});
afterAll(() => stack.close());

/** The status code the upgrade is answered with; 101 when it is accepted. */
function upgrade(path: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(stack.url.replace('http', 'ws') + path);
    open.push(socket);
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
  });
}

/** A raw client that sends frames as they are and collects the answers. */
async function connect(version: string) {
  const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.keys.anonKey}&vsn=${version}`;
  const socket = new WebSocket(address);
  open.push(socket);
  const answers: unknown[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    answers.push(JSON.parse(data.toString()));
    for (const look of waiting.splice(0)) look();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const take = async (): Promise<unknown> => {
    while (answers.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return answers.shift();
  };
  return { socket, take, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
}

it('lets in only who knows a key, at one path', async () => {
  expect(await upgrade(`/realtime/v1/websocket?apikey=${stack.keys.anonKey}&vsn=2.0.0`)).toBe(101);
  expect(await upgrade(`/realtime/v1/websocket?apikey=${stack.keys.secretKey}&vsn=2.0.0`)).toBe(101);
  expect(await upgrade('/realtime/v1/websocket?apikey=nope&vsn=2.0.0')).toBe(401);
  expect(await upgrade('/realtime/v1/websocket')).toBe(401);
  expect(await upgrade(`/elsewhere?apikey=${stack.keys.anonKey}`)).toBe(404);
});

/** An upgrade as no WebSocket client writes it; `end` is what happens to its connection once it is answered. */
async function rawUpgrade(target: string, end: (socket: Socket) => void): Promise<string> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(stack.url).port) });
  socket.on('error', () => undefined);
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  end(socket);
  await once(socket, 'close');
  return answer.toString().split('\r\n', 1)[0] ?? '';
}

// What is thrown there has nobody to catch it, and ends the process.
it.each(['//', '///', 'http://', '/%', '*'])('answers an upgrade to %s', async (target) => {
  expect(await rawUpgrade(target, (socket) => socket.end())).toMatch(/^HTTP\/1\.1 40/);
});

it.each([
  '/elsewhere',
  '/realtime/v1/websocket',
  () => `/realtime/v1/websocket?apikey=${stack.keys.anonKey}`,
])('outlives a connection that breaks in the middle of an upgrade', async (target) => {
  const path = typeof target === 'string' ? target : target();
  for (let round = 0; round < 5; round += 1) await rawUpgrade(path, (socket) => socket.resetAndDestroy());
  expect(await upgrade('/elsewhere')).toBe(404);
});

it('speaks version 2.0.0: join, heartbeat, leave', async () => {
  const { send, take } = await connect('2.0.0');
  const changes = { event: 'INSERT', schema: 'public', table: 'notes', filter: 'id=eq.1' };
  send([
    '1',
    '1',
    'realtime:room',
    'phx_join',
    { config: { postgres_changes: [changes] }, access_token: stack.keys.secretKey },
  ]);
  expect(await take()).toEqual([
    '1',
    '1',
    'realtime:room',
    'phx_reply',
    { status: 'ok', response: { postgres_changes: [{ id: expect.any(Number), ...changes }] } },
  ]);
  expect(await take()).toEqual([null, null, 'realtime:room', 'presence_state', {}]);
  const system = {
    status: 'ok',
    message: 'Subscribed to PostgreSQL',
    extension: 'postgres_changes',
    channel: 'room',
  };
  expect(await take()).toEqual([null, null, 'realtime:room', 'system', system]);
  send([null, '2', 'phoenix', 'heartbeat', {}]);
  expect(await take()).toMatchObject(['2', '2', 'phoenix', 'phx_reply', { status: 'ok' }]);
  send(['1', '3', 'realtime:room', 'phx_leave', {}]);
  expect(await take()).toMatchObject(['1', '3', 'realtime:room', 'phx_reply', { status: 'ok' }]);
  expect(await take()).toMatchObject(['1', '3', 'realtime:room', 'phx_close', {}]);
});

it('speaks version 1.0.0', async () => {
  const { send, take } = await connect('1.0.0');
  send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '9' });
  expect(await take()).toMatchObject({
    topic: 'phoenix',
    event: 'phx_reply',
    ref: '9',
    payload: { status: 'ok' },
  });
});

it('works frames off in their order and survives noise', async () => {
  const { socket, send, take } = await connect('2.0.0');
  socket.send('not json');
  for (const noise of [[], [3], [3, 1, 2], [3, 255, 255, 255, 255, 255, 1], [4, 0, 0, 0, 0, 0, 0, 0]])
    socket.send(Buffer.from(noise));
  send([1, 2]);
  send(['1', '1', 'realtime:a', 'phx_join', { config: { private: true } }]);
  send(['2', '2', 'realtime:b', 'phx_join', { access_token: 'x.y.z' }]);
  send(['3', '3', 'realtime:c', 'phx_join', { config: { postgres_changes: [{ event: 'TRUNCATE' }] } }]);
  const reasons = [await take(), await take(), await take()];
  expect(reasons).toMatchObject([
    [
      '1',
      '1',
      'realtime:a',
      'phx_reply',
      { status: 'error', response: { reason: expect.stringContaining('private') } },
    ],
    [
      '2',
      '2',
      'realtime:b',
      'phx_reply',
      { status: 'error', response: { reason: 'Unauthorized: Invalid token' } },
    ],
    [
      '3',
      '3',
      'realtime:c',
      'phx_reply',
      { status: 'error', response: { reason: expect.stringContaining('event') } },
    ],
  ]);
});

it('ends a channel that goes on with a bad token', async () => {
  const { send, take } = await connect('2.0.0');
  send(['1', '1', 'realtime:a', 'phx_join', { config: {} }]);
  await take();
  await take();
  send(['1', '2', 'realtime:a', 'access_token', { access_token: 'x.y.z' }]);
  expect(await take()).toMatchObject([
    null,
    null,
    'realtime:a',
    'system',
    { message: 'Unauthorized: Invalid token' },
  ]);
  expect(await take()).toMatchObject(['1', null, 'realtime:a', 'phx_close', {}]);
});
