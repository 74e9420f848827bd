import type { PostgrestError } from '@supabase/supabase-js';

import { isRecord, textOf } from './json-values.ts';
import { reasonOf } from './log.ts';
import type { Log } from './log.ts';
import type { Daraja, PushOutcome } from './mpesa.ts';
import type { PaymentsDb } from './payments-db.ts';
import { normalisePhone } from './phone.ts';
import { json, refusal } from './respond.ts';
import { NOT_CONFIGURED, readResult } from './result-codes.ts';

/** Who carries money. Another one than M-Pesa is a row of private.payment_providers and a function that calls `payBy`. */
export type Provider = {
  /** As `payments.method` names it. */
  method: string;
  /** What asks the payer; null when it is not set up. */
  client: () => Pick<Daraja, 'push'> | null;
  /** The address it calls back, without the token that follows. */
  callbackBaseUrl: () => string;
};

export type PromptDeps = { payments: () => PaymentsDb; provider: Provider; log: Log };

/** An attempt that the database opened, or that was open before. */
export type Attempt = { paymentId: string; alreadyOpen: boolean };

const STATUS_OF_REFUSAL: Record<string, number> = {
  not_signed_in: 401,
  not_found: 404,
  bad_phone: 422,
  too_many_attempts: 429,
};

const SENT = 'We have sent an M-Pesa prompt to your phone. Enter your PIN there to pay.';
const ALREADY_SENT = 'An M-Pesa prompt is already on your phone. Enter your PIN there to pay.';
const NOT_HEARD =
  'M-Pesa has not answered us yet. If a prompt appears on your phone, enter your PIN; if none comes within a minute, try again.';

/** The phone of a request: null when none was given, a refusal when it is no Kenyan mobile number. */
export function readPhone(value: unknown): { phone: string | null } | { refused: Response } {
  const typed = textOf(value).trim();
  if (typed === '') return { phone: null };
  const phone = normalisePhone(typed);
  if (phone !== null) return { phone };
  return {
    refused: refusal(422, 'bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.'),
  };
}

/** Asks the provider for the prompt of an attempt and answers the payer. What it refuses ends the attempt at once. */
export async function sendPrompt({ paymentId, alreadyOpen }: Attempt, deps: PromptDeps): Promise<Response> {
  const payments = deps.payments();
  const secret = await payments.secret(paymentId);
  if (alreadyOpen) {
    return answer(paymentId, secret.state, secret.state === 'starting' ? NOT_HEARD : ALREADY_SENT);
  }
  const client = deps.provider.client();
  const outcome: PushOutcome = client
    ? await client.push({
        phone: secret.phone,
        amountKes: secret.amountKes,
        reference: secret.orderNumber,
        description: secret.promptWords,
        callbackUrl: `${deps.provider.callbackBaseUrl()}/${secret.callbackToken}`,
      })
    : { kind: 'refused', code: NOT_CONFIGURED, detail: 'M-Pesa is not set up' };

  if (outcome.kind === 'unknown') {
    // The phone may be ringing: the attempt stays open for the callback, and the job timer ends it if none comes.
    deps.log('warn', 'mpesa_push_unknown', { payment_id: paymentId, reason: outcome.detail });
    return answer(paymentId, 'starting', NOT_HEARD, 60);
  }
  if (outcome.kind === 'refused') {
    const result = readResult(outcome.code, 'push');
    deps.log(result.outcome === 'alarm' ? 'error' : 'warn', 'mpesa_push_refused', {
      payment_id: paymentId,
      code: outcome.code,
      reason: outcome.detail,
    });
    await persist(() => payments.fail(paymentId, outcome.code, result.text));
    return answer(paymentId, 'failed', result.text, result.retryAfterSeconds);
  }
  await keepPrompt(paymentId, outcome, payments, deps.log);
  return answer(paymentId, 'prompted', SENT);
}

async function keepPrompt(
  paymentId: string,
  prompt: Extract<PushOutcome, { kind: 'accepted' }>,
  payments: PaymentsDb,
  log: Log,
): Promise<void> {
  const { merchantRequestId, checkoutRequestId, shortcode = null } = prompt;
  try {
    await persist(() => payments.recordPrompt(paymentId, merchantRequestId, checkoutRequestId, shortcode));
    await payments.recordMessage('push', prompt.body, 'accepted', checkoutRequestId);
  } catch (error) {
    // The phone rings all the same, and the callback brings the ids again.
    log('error', 'mpesa_prompt_not_recorded', {
      payment_id: paymentId,
      checkout_request_id: checkoutRequestId,
      reason: reasonOf(error),
    });
  }
}

/** Tries a write three times: by now Safaricom knows more than our database does. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200 * attempt));
    }
  }
}

/** What `start_payment` answers. */
export function readAttempt(data: unknown): Attempt {
  if (!isRecord(data)) throw new Error('the attempt is unreadable');
  return { paymentId: textOf(data['payment_id']), alreadyOpen: data['already_open'] === true };
}

/** The answer to a start that the database refused. */
export function refuseStart(error: PostgrestError, log: Log): Response {
  if (error.code === 'P0001') {
    const kind = error.details ?? 'refused';
    return refusal(STATUS_OF_REFUSAL[kind] ?? 409, kind, error.message, error.hint ?? null);
  }
  // 42501: a visitor may not call it. PGRST30x: the token is damaged or has run out.
  if (error.code === '42501' || error.code?.startsWith('PGRST30')) {
    return refusal(401, 'not_signed_in', 'Please sign in to pay.', 'Sign in and try again.');
  }
  log('error', 'payment_not_started', { code: error.code, reason: error.message });
  return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
}

function answer(paymentId: string, state: string, message: string, retryAfterSeconds = 0): Response {
  return json(200, { payment_id: paymentId, state, message, retry_after_seconds: retryAfterSeconds });
}
