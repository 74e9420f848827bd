/**
 * Sends an SMS through Africa's Talking (https://developers.africastalking.com/docs/sms/sending/bulk): a form with username,
 * to, message and from, under the header apiKey; the answer names each receiver with a status code, a number and a price.
 */
import { readEnv } from './env.ts';
import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { reasonOf } from './log.ts';
import { neverConnected, sendOnce } from './send-once.ts';

/** `retry`: surely not taken; `problem` says why none is taken now. `unknown`: it may have been taken, and is not sent again. */
export type TextOutcome =
  | { kind: 'sent'; providerId: string; costCents: number | null }
  | { kind: 'retry'; problem: 'balance' | 'key' | 'sender' | 'template' | null; detail: string }
  | { kind: 'failed'; reason: 'bad_number' | 'blocked' | 'refused' | 'not_there'; detail: string }
  | { kind: 'unknown'; detail: string };

/** Answers with an outcome and never throws. `to`: 254 and nine digits. */
export type SendText = (to: string, message: string) => Promise<TextOutcome>;

export type Texter = {
  send: SendText;
  /** The number that STOP is written to; 'reply' where an answer reaches us, null where nothing does. */
  stopTo: string | null;
};

export type TextSettings = { baseUrl: string; username: string; apiKey: string; from: string | null };

const TIMEOUT_MS = 12_000;
const LIVE = 'https://api.africastalking.com';
const SANDBOX = 'https://api.sandbox.africastalking.com';

/** The texter of the settings SMS_USERNAME, SMS_API_KEY, SMS_FROM, SMS_BASE_URL and SMS_STOP_TO; null when SMS is not set up. */
export function texterFromEnv(): Texter | null {
  const username = readEnv('SMS_USERNAME');
  const apiKey = readEnv('SMS_API_KEY');
  if (!username || !apiKey) return null;
  const from = readEnv('SMS_FROM') ?? null;
  const baseUrl = readEnv('SMS_BASE_URL') ?? (username === 'sandbox' ? SANDBOX : LIVE);
  return {
    send: textSender({ baseUrl, username, apiKey, from }),
    stopTo: readEnv('SMS_STOP_TO') ?? (from !== null && /^\d+$/.test(from) ? 'reply' : null),
  };
}

export function textSender(settings: TextSettings, timeoutMs = TIMEOUT_MS): SendText {
  const { baseUrl, username, apiKey, from } = settings;
  return (to, message) => {
    const form = new URLSearchParams({ username, to: `+${to}`, message, ...(from === null ? {} : { from }) });
    return attempt(
      new URL('/version1/messaging', baseUrl),
      {
        headers: {
          apiKey,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
      },
      timeoutMs,
      readAnswer,
    );
  };
}

/** Posts once and reads the answer; an error before anything was connected is the only one after which it may be sent again. */
export async function attempt(
  url: URL,
  message: { headers: Record<string, string>; body: string },
  timeoutMs: number,
  read: (answer: { status: number; text: string }) => TextOutcome,
): Promise<TextOutcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return read(await sendOnce(url, { ...message, method: 'POST', redirect: 'manual', signal }));
  } catch (error) {
    return neverConnected(error)
      ? { kind: 'retry', problem: null, detail: reasonOf(error) }
      : { kind: 'unknown', detail: reasonOf(error) };
  }
}

function readAnswer({ status, text }: { status: number; text: string }): TextOutcome {
  const detail = `HTTP ${status}`;
  if (status === 401 || status === 403) return { kind: 'retry', problem: 'key', detail };
  if (status === 429 || status === 503) return { kind: 'retry', problem: null, detail };
  // It may have broken after the message was taken, here or at what stands in between.
  if (status >= 500) return { kind: 'unknown', detail };
  if (status >= 300) return { kind: 'failed', reason: 'refused', detail };
  const data = dataOf(text);
  const receiver = Array.isArray(data['Recipients']) ? (data['Recipients'] as unknown[])[0] : undefined;
  if (isRecord(receiver)) return readReceiver(receiver);
  if (textOf(data['Message']) === 'InvalidSenderId')
    return { kind: 'retry', problem: 'sender', detail: 'InvalidSenderId' };
  return { kind: 'unknown', detail: 'an answer without a receiver' };
}

function readReceiver(receiver: Record<string, unknown>): TextOutcome {
  const code = wholeNumberOf(receiver['statusCode']);
  const detail = `${code} ${textOf(receiver['status'])}`;
  if (code === null) return { kind: 'unknown', detail };
  if (code >= 100 && code <= 102) {
    const providerId = textOf(receiver['messageId']);
    return /^[\w-]{1,100}$/.test(providerId)
      ? { kind: 'sent', providerId, costCents: centsOf(textOf(receiver['cost'])) }
      : { kind: 'unknown', detail };
  }
  if (code === 402) return { kind: 'retry', problem: 'sender', detail };
  if (code === 405) return { kind: 'retry', problem: 'balance', detail };
  if (code >= 500) return { kind: 'retry', problem: null, detail };
  if (code === 406) return { kind: 'failed', reason: 'blocked', detail };
  return { kind: 'failed', reason: code === 403 || code === 404 ? 'bad_number' : 'refused', detail };
}

/** `KES 0.8000` in cents; null for another currency. */
function centsOf(cost: string): number | null {
  const shillings = /^KES (\d+(?:\.\d+)?)$/.exec(cost)?.[1];
  return shillings === undefined ? null : Math.round(Number(shillings) * 100);
}

function dataOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    const data = isRecord(value) ? value['SMSMessageData'] : null;
    return isRecord(data) ? data : {};
  } catch {
    // Whatever stands between answers with HTML: nothing can be said of the message.
    return {};
  }
}
