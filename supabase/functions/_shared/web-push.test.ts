import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { type LoopbackServer, serveOnLoopback } from '../../../stack/simulators/loopback.ts';
import { mountPushSimulator, type PushSimulator } from '../../../stack/simulators/push.ts';
import { loadVapidKeys } from '../../../stack/vapid.ts';
import type { VapidKeys } from './vapid.ts';
import { sendPush } from './web-push.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mizizi-push-'));
const keys: VapidKeys = { ...loadVapidKeys(folder), subject: 'mailto:hello@mizizi.example' };
let server: LoopbackServer;
let service: PushSimulator;

beforeAll(async () => {
  const app = new Hono();
  server = await serveOnLoopback(app);
  service = mountPushSimulator(app, server.url);
  vi.stubEnv('PUSH_SERVICE', server.url);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function newDevice(applicationServerKey = keys.publicKey) {
  const response = await fetch(`${server.url}/dev/push/devices`, {
    method: 'POST',
    body: JSON.stringify({ applicationServerKey }),
  });
  const {
    id,
    endpoint,
    keys: its,
  } = (await response.json()) as {
    id: string;
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  return { id, endpoint, ...its };
}

const message = { text: '{"title":"Habari"}', ttlSeconds: 60, urgency: 'low', topic: 'a1' } as const;

describe('a message', () => {
  it('reaches its device, sealed and signed', async () => {
    const device = await newDevice();
    expect(await sendPush(device, message, keys)).toEqual({ outcome: 'sent' });
    expect(service.devices.get(device.id)?.messages).toMatchObject([
      { text: '{"title":"Habari"}', ttl: 60, urgency: 'low', topic: 'a1' },
    ]);
  });

  it('finds out that the device is gone', async () => {
    const device = await newDevice();
    await fetch(`${server.url}/dev/push/devices/${device.id}`, { method: 'DELETE' });
    expect(await sendPush(device, message, keys)).toEqual({ outcome: 'gone' });
    expect(
      await sendPush({ ...device, endpoint: `${server.url}/dev/push/send/none` }, message, keys),
    ).toEqual({
      outcome: 'gone',
    });
    expect(await sendPush({ ...device, p256dh: 'AAAA' }, message, keys)).toEqual({ outcome: 'gone' });
    expect(await sendPush({ ...device, endpoint: 'http://127.0.0.1:9/x' }, message, keys)).toEqual({
      outcome: 'gone',
    });
  });

  it('is tried again when the service is busy or away', async () => {
    const device = await newDevice();
    service.failNext({ status: 429, retryAfter: 30 });
    expect(await sendPush(device, message, keys)).toMatchObject({ outcome: 'retry', retryAfterSeconds: 30 });
    service.failNext({ status: 503 });
    expect(await sendPush(device, message, keys)).toMatchObject({
      outcome: 'retry',
      retryAfterSeconds: null,
    });
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
    expect(await sendPush(device, message, keys)).toMatchObject({ outcome: 'retry', detail: 'TypeError' });
    expect(service.devices.get(device.id)?.messages).toEqual([]);
  });

  it('is given up when the service will not have it', async () => {
    const others = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
    expect(await sendPush(await newDevice(others), message, keys)).toEqual({
      outcome: 'failed',
      detail: 'status 403',
    });
    const topic = 'not a topic';
    expect(await sendPush(await newDevice(), { ...message, topic }, keys)).toMatchObject({
      outcome: 'failed',
    });
  });
});
