/**
 * A push service for demos and tests, with the devices behind it: it speaks web push to senders (RFC 8030 with the
 * encryption of RFC 8291 and the sender's proof of RFC 8292), and tells tests what a device has got.
 *
 * POST   /dev/push/devices {applicationServerKey}  → 201 {id, endpoint, keys}: what a browser's subscribe() answers
 * GET    /dev/push/devices/:id                     → {messages}: what the device has taken, opened
 * DELETE /dev/push/devices/:id                     the browser was removed: its endpoint answers 410 from now on
 * POST   /dev/push/send/:id                        the endpoint
 */
import { createPublicKey, verify } from 'node:crypto';

import type { Context } from 'hono';

import type { StackApp } from '../http.ts';
import { createPushDevice, type PushDevice } from './push-device.ts';

export interface PushSimulator {
  /** The next `times` messages are answered with this status instead of being taken. */
  failNext: (answer: { status: number; times?: number; retryAfter?: number }) => void;
  devices: ReadonlyMap<string, PushDevice>;
}

const DAY_S = 86_400;
const MOST_BYTES = 4096;

/** @param origin where the application is reached: `http://localhost:3000` */
export function mountPushSimulator(app: StackApp, origin: string): PushSimulator {
  const devices = new Map<string, PushDevice>();
  const failures: { status: number; retryAfter?: number }[] = [];

  app.post('/dev/push/devices', async (context) => {
    const asked: unknown = await context.req.json().catch(() => null); // refused below
    const key: unknown =
      typeof asked === 'object' && asked !== null ? Reflect.get(asked, 'applicationServerKey') : undefined;
    if (typeof key !== 'string' || Buffer.from(key, 'base64url').length !== 65)
      return context.json({ message: 'applicationServerKey must be a P-256 point.' }, 400);
    const device = createPushDevice(key);
    devices.set(device.id, device);
    const endpoint = `${origin}/dev/push/send/${device.id}`;
    return context.json({ id: device.id, endpoint, keys: device.keys }, 201);
  });
  app.get('/dev/push/devices/:id', (context) => {
    const device = devices.get(context.req.param('id'));
    return device
      ? context.json({ messages: device.messages, isGone: device.isGone })
      : context.json({}, 404);
  });
  app.delete('/dev/push/devices/:id', (context) => {
    const device = devices.get(context.req.param('id'));
    if (device) device.isGone = true;
    return context.body(null, 204);
  });
  app.post('/dev/push/send/:id', async (context) => {
    const failure = failures.shift();
    if (failure)
      return new Response(null, {
        status: failure.status,
        headers: failure.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) },
      });
    return receive(context, devices.get(context.req.param('id')), origin);
  });

  return {
    devices,
    failNext: ({ status, times = 1, retryAfter }) => {
      for (let time = 0; time < times; time += 1)
        failures.push({ status, ...(retryAfter === undefined ? {} : { retryAfter }) });
    },
  };
}

async function receive(context: Context, device: PushDevice | undefined, origin: string): Promise<Response> {
  const header = (name: string): string => context.req.header(name) ?? '';
  const refuse = (status: 400 | 401 | 403 | 404 | 410 | 413, reason: string): Response =>
    context.json({ reason }, status);
  if (!device) return refuse(404, 'There is no such subscription.');
  if (device.isGone) return refuse(410, 'The subscription has ended.');
  const proof = readProof(header('authorization'), origin);
  if (typeof proof === 'string') return refuse(401, proof);
  if (proof.key !== device.applicationServerKey) return refuse(403, 'Another sender subscribed this device.');
  if (!/^\d+$/.test(header('ttl'))) return refuse(400, 'TTL is missing.');
  if (header('content-encoding') !== 'aes128gcm') return refuse(400, 'The message is not encrypted.');
  const topic = context.req.header('topic') ?? null;
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) return refuse(400, 'The topic is not one.');
  const body = Buffer.from(await context.req.arrayBuffer());
  if (body.length > MOST_BYTES) return refuse(413, 'The message is too large.');
  let text: string;
  try {
    text = device.decrypt(body);
  } catch {
    return refuse(400, 'The device cannot open the message.');
  }
  device.messages.push({
    text,
    ttl: Number(header('ttl')),
    urgency: header('urgency') || 'normal',
    topic,
    at: new Date().toISOString(),
  });
  return new Response(null, {
    status: 201,
    headers: { location: `${origin}/dev/push/messages/${device.id}` },
  });
}

/** The sender's key when its token is signed with it, for this service and not for longer than a day; else why not. */
function readProof(authorization: string, origin: string): { key: string } | string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/i.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'There is no VAPID proof.';
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return 'The signature is wrong.';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const now = Date.now() / 1000;
  if (aud !== origin) return 'The token is for another service.';
  if (typeof exp !== 'number' || exp < now || exp > now + DAY_S) return 'The token is out of date.';
  if (typeof sub !== 'string' || !/^(mailto:|https:)/.test(sub)) return 'The token does not say who sends.';
  return { key };
}
