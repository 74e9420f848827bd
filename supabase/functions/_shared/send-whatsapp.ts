/**
 * Sends a WhatsApp message through Meta's Cloud API
 * (https://developers.facebook.com/documentation/business-messaging/whatsapp/messages/template-messages): a template that Meta
 * approved, with its variables. `biz_opaque_callback_data` comes back with each report, so that a lost answer is known by it.
 */
import { readEnv } from './env.ts';
import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { attempt, type TextOutcome } from './send-text.ts';

export type WhatsappMessage = {
  /** Our number of the message. */
  id: string;
  /** 254 and nine digits. */
  to: string;
  template: string;
  language: string;
  variables: readonly string[];
};

export type SendWhatsapp = (message: WhatsappMessage) => Promise<TextOutcome>;

export type WhatsappSettings = { baseUrl: string; version: string; phoneId: string; token: string };

const TIMEOUT_MS = 12_000;

/** The sender of the settings WHATSAPP_*; null when WhatsApp is not set up. */
export function whatsappFromEnv(): SendWhatsapp | null {
  const token = readEnv('WHATSAPP_TOKEN');
  const phoneId = readEnv('WHATSAPP_PHONE_ID');
  if (!token || !phoneId) return null;
  return whatsappSender({
    baseUrl: readEnv('WHATSAPP_BASE_URL') ?? 'https://graph.facebook.com',
    version: readEnv('WHATSAPP_API_VERSION') ?? 'v23.0',
    phoneId,
    token,
  });
}

export function whatsappSender(settings: WhatsappSettings, timeoutMs = TIMEOUT_MS): SendWhatsapp {
  const { baseUrl, version, phoneId, token } = settings;
  return ({ id, to, template, language, variables }) =>
    attempt(
      new URL(`/${version}/${phoneId}/messages`, baseUrl),
      {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [{ type: 'body', parameters: variables.map((text) => ({ type: 'text', text })) }],
          },
          biz_opaque_callback_data: id,
        }),
      },
      timeoutMs,
      readAnswer,
    );
}

/** Why Meta does not send: something that keeps all of them back, or that phone, or this message. */
export type WhatsappFault = {
  problem: 'balance' | 'key' | 'sender' | 'template' | null;
  reason: 'not_there' | 'not_taken' | 'refused';
};

const FAULTS: Readonly<Record<number, WhatsappFault>> = Object.fromEntries(
  (
    [
      [{ problem: 'key', reason: 'not_taken' }, [0, 3, 10, 102, 190, 200]],
      [{ problem: 'balance', reason: 'not_taken' }, [131042]],
      // blocked or locked, without a certificate, a name that is not approved, not registered, not for this country
      [{ problem: 'sender', reason: 'not_taken' }, [33, 368, 130497, 131005, 131031, 131037, 131045, 133010]],
      // another number of variables, unknown, too long, forbidden, not of the form, paused, disabled; a variable missing or wrong
      [
        { problem: 'template', reason: 'not_taken' },
        [132000, 132001, 132005, 132007, 132012, 132015, 132016, 132018, 131008, 131009],
      ],
      // too many calls, messages, messages to one phone; the service is away for a while
      [{ problem: null, reason: 'not_taken' }, [2, 4, 80007, 130429, 131016, 131048, 131056, 131057, 133004]],
      // no WhatsApp, an old one, or its terms not accepted; of a test number, not one of its receivers
      [{ problem: null, reason: 'not_there' }, [131026, 131030]],
    ] as const
  ).flatMap(([fault, codes]) => codes.map((code) => [code, fault])),
);

/** What a code of Meta means here: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes */
export const whatsappFault = (code: number | null, subcode: number | null = null): WhatsappFault =>
  // 100 with 33: there is no such number, or not for this token
  (code === 100 && subcode === 33 ? FAULTS[33] : FAULTS[code ?? -1]) ?? { problem: null, reason: 'refused' };

function readAnswer({ status, text }: { status: number; text: string }): TextOutcome {
  const data = jsonOf(text);
  const error = isRecord(data['error']) ? data['error'] : null;
  const code = wholeNumberOf(error?.['code']);
  const detail = `HTTP ${status}${code === null ? '' : `, ${code}`}`;
  if (status < 300) {
    const message: unknown = Array.isArray(data['messages']) ? (data['messages'] as unknown[])[0] : undefined;
    const providerId = isRecord(message) ? textOf(message['id']) : '';
    return isWhatsappId(providerId)
      ? { kind: 'sent', providerId, costCents: null }
      : { kind: 'unknown', detail: 'an answer without a message' };
  }
  const fault = whatsappFault(code, wholeNumberOf(error?.['error_subcode']));
  if (error && fault.reason === 'not_taken') return { kind: 'retry', problem: fault.problem, detail };
  if (status === 401 || status === 403) return { kind: 'retry', problem: 'key', detail };
  if (status === 429 || status === 503) return { kind: 'retry', problem: null, detail };
  // It may have broken after the message was taken, here or at what stands in between.
  if (status >= 500) return { kind: 'unknown', detail };
  return { kind: 'failed', reason: fault.reason === 'not_there' ? 'not_there' : 'refused', detail };
}

/** Meta's number of a message, `wamid.` and a code. */
export const isWhatsappId = (text: string): boolean => /^[\w.=+/:-]{1,200}$/.test(text);

function jsonOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    // Whatever stands between answers with HTML: nothing can be said of the message.
    return {};
  }
}
