/** Sends one message to one device through the push service of its browser (RFC 8030). */
import { readEnv } from './env.ts';
import { type DeviceKeys, encryptPush } from './push-encryption.ts';
import { type VapidKeys, vapidHeader } from './vapid.ts';

export type PushDevice = DeviceKeys & { endpoint: string };
export type PushMessage = {
  text: string;
  /** How long the push service keeps trying, in seconds. */
  ttlSeconds: number;
  urgency: 'low' | 'normal';
  /** A later message with the same topic replaces this one while the device is away; at most 32 characters. */
  topic: string;
};

/** `gone`: the device will never answer again. `failed`: this message will not be taken. */
export type SentPush =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'failed'; detail: string }
  | { outcome: 'retry'; detail: string; retryAfterSeconds: number | null };

const TIMEOUT_MS = 10_000;

/**
 * The services browsers use. Devices are stored by their owners, so anything else would let a stranger send our server
 * wherever they like; PUSH_SERVICE adds the origin of one more.
 */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
];

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.origin === readEnv('PUSH_SERVICE')) return true;
  return url.protocol === 'https:' && url.port === '' && SERVICES.some((name) => name.test(url.hostname));
}

export async function sendPush(device: PushDevice, message: PushMessage, keys: VapidKeys): Promise<SentPush> {
  if (!isPushService(device.endpoint)) return { outcome: 'gone' };
  const endpoint = new URL(device.endpoint);
  let body: Uint8Array<ArrayBuffer>;
  try {
    body = await encryptPush(message.text, device);
  } catch {
    // Keys that are no keys: this device was never one.
    return { outcome: 'gone' };
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: await vapidHeader(endpoint, keys),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttlSeconds),
        urgency: message.urgency,
        topic: message.topic,
      },
      body,
    });
    await response.body?.cancel();
    return readStatus(response);
  } catch (error) {
    return {
      outcome: 'retry',
      detail: error instanceof Error ? error.name : 'error',
      retryAfterSeconds: null,
    };
  }
}

function readStatus({ status, headers }: Response): SentPush {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const detail = `status ${status}`;
  if (status === 429 || status >= 500) {
    const seconds = Number(headers.get('retry-after'));
    return { outcome: 'retry', detail, retryAfterSeconds: seconds > 0 ? Math.ceil(seconds) : null };
  }
  // 400, 401, 403, 413: asking again with the same message and keys changes nothing.
  return { outcome: 'failed', detail };
}
