import { isRecord, textOf, wholeNumberOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { readBytes } from '../_shared/respond.ts';
import { isWhatsappId, whatsappFault } from '../_shared/send-whatsapp.ts';
import type { Call } from '../_shared/supabase.ts';

export type WhatsappEventsDeps = {
  /** Whether it is the word that we gave Meta for its question. */
  isVerifyToken: (given: string) => Promise<boolean>;
  /** What Meta signs with; null when WhatsApp is not set up. */
  appSecret: string | null;
  /** Our number there; reports of another one are not ours. */
  phoneId: string | null;
  call: Call;
  log: Log;
};

/** Meta sends many reports at once, of 3 MB at most. */
const MOST_BYTES = 3_200_000;

const STATUSES: Readonly<Record<string, 'on_the_way' | 'failed' | 'delivered'>> = {
  sent: 'on_the_way',
  delivered: 'delivered',
  // Who reads it at once gets no other report.
  read: 'delivered',
  failed: 'failed',
};

/**
 * Keeps what Meta tells (https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages),
 * which comes late, twice or out of order. What is not kept is answered 503, and comes again for a week.
 */
export async function whatsappEvents(request: Request, deps: WhatsappEventsDeps): Promise<Response> {
  if (request.method === 'GET') return answerQuestion(new URL(request.url).searchParams, deps);
  const bytes = request.method === 'POST' ? await readBytes(request, MOST_BYTES) : null;
  if (!bytes || !(await isSigned(bytes, request.headers.get('x-hub-signature-256') ?? '', deps.appSecret))) {
    deps.log('warn', 'whatsapp_event_refused');
    return new Response('Not found', { status: 404 });
  }
  try {
    const outcomes: string[] = [];
    for (const keep of eventsIn(bytes, deps)) outcomes.push(String(await keep()));
    deps.log('info', 'whatsapp_event', { outcomes: outcomes.join(' ') });
    return new Response('OK');
  } catch (error) {
    deps.log('error', 'whatsapp_event_failed', { reason: reasonOf(error) });
    return new Response('Try again', { status: 503 });
  }
}

async function answerQuestion(asked: URLSearchParams, deps: WhatsappEventsDeps): Promise<Response> {
  const isOurs =
    asked.get('hub.mode') === 'subscribe' && (await deps.isVerifyToken(asked.get('hub.verify_token') ?? ''));
  if (isOurs)
    return new Response(asked.get('hub.challenge') ?? '', {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  deps.log('warn', 'whatsapp_question_refused');
  return new Response('Not found', { status: 404 });
}

/** Whether the bytes are signed, as they came, with the secret of our app. */
async function isSigned(
  bytes: Uint8Array<ArrayBuffer>,
  header: string,
  secret: string | null,
): Promise<boolean> {
  const hex = /^sha256=([0-9a-f]{64})$/i.exec(header)?.[1];
  if (hex === undefined || secret === null) return false;
  const signature = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), hmac, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, signature, bytes);
}

type Event = Record<string, unknown>;
type Keep = () => Promise<unknown>;

/** What is to be kept. What cannot be read is left out and answered as if it were kept: it would come again as it is. */
function eventsIn(bytes: Uint8Array, { phoneId, call }: WhatsappEventsDeps): Keep[] {
  const values = listIn(jsonOf(bytes), 'entry')
    .flatMap((entry) => listIn(entry, 'changes'))
    .map((change) => recordIn(change, 'value'))
    .filter((value) => textOf(recordIn(value, 'metadata')['phone_number_id']) === phoneId);
  return values.flatMap((value) => [
    ...listIn(value, 'statuses').flatMap((status) => reportOf(status, call)),
    ...listIn(value, 'messages').flatMap((message) => messageOf(message, call)),
  ]);
}

function reportOf(status: Event, call: Call): Keep[] {
  const provider_id = plain(status['id']);
  const told = STATUSES[textOf(status['status'])];
  if (told === undefined || !isWhatsappId(provider_id)) return [];
  const own = textOf(status['biz_opaque_callback_data']);
  const error = listIn(status, 'errors')[0];
  const fault = told === 'failed' ? whatsappFault(wholeNumberOf(error?.['code'])) : null;
  const { billable } = recordIn(status, 'pricing');
  return [
    () =>
      call('take_whatsapp_report', {
        provider_id,
        told,
        text_id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(own) ? own : null,
        reason: fault?.reason ?? null,
        problem: fault?.problem ?? null,
        is_charged: typeof billable === 'boolean' ? billable : null,
      }),
  ];
}

function messageOf(message: Event, call: Call): Keep[] {
  const provider_id = plain(message['id']);
  const seconds = Number(textOf(message['timestamp']));
  const body = wordsOf(message);
  if (body === '' || !isWhatsappId(provider_id)) return [];
  const at = Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000).toISOString() : null;
  return [
    () => call('take_text', { provider_id, phone: plain(message['from']), body, at, channel: 'whatsapp' }),
  ];
}

/** What somebody wrote or pressed; of pictures and voices, which we do not fetch, their kind and what stands below. */
function wordsOf(message: Event): string {
  const type = plain(message['type']);
  const content = recordIn(message, type);
  if (type === 'text') return plain(content['body']);
  if (type === 'button') return plain(content['text']);
  if (type === 'interactive') {
    const reply = recordIn(content, plain(content['type']));
    return plain(reply['title']);
  }
  if (['image', 'video', 'document', 'audio', 'sticker', 'location', 'contacts'].includes(type))
    return `[${type}] ${plain(content['caption'])}`.trim();
  return '';
}

const plain = (value: unknown): string => textOf(value).replaceAll('\0', '').trim();
const recordIn = (value: Event, name: string): Event => {
  const found = value[name];
  return isRecord(found) ? found : {};
};
const listIn = (value: Event, name: string): Event[] => {
  const found = value[name];
  return Array.isArray(found) ? (found as unknown[]).filter((one) => isRecord(one)) : [];
};

function jsonOf(bytes: Uint8Array): Event {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(value) ? value : {};
  } catch {
    // Signed, and no JSON: there is nothing to keep.
    return {};
  }
}
