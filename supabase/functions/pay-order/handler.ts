import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';

import { isRecord, textOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import type { Daraja, PushOutcome } from '../_shared/mpesa.ts';
import type { PaymentsDb } from '../_shared/payments-db.ts';
import { normalisePhone } from '../_shared/phone.ts';
import { answerMethod, json, readJsonObject, refusal } from '../_shared/respond.ts';
import { NOT_CONFIGURED, readResult } from '../_shared/result-codes.ts';

export type PayOrderDeps = {
  /** Acts as the caller. */
  user: () => SupabaseClient;
  payments: () => PaymentsDb;
  /** Null when M-Pesa is not set up. */
  daraja: Daraja | null;
  callbackBaseUrl: () => string;
  log: Log;
};

type Attempt = { paymentId: string; alreadyOpen: boolean };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
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

/** Starts an attempt as the buyer and asks Daraja for the prompt. What Daraja refuses ends the attempt at once. */
export async function payOrder(request: Request, deps: PayOrderDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  if (!body) return refusal(400, 'bad_request', 'The request could not be read.');
  const orderId = textOf(body['order_id']);
  if (!UUID.test(orderId)) {
    return refusal(404, 'not_found', 'We could not find this order.', 'See your orders.');
  }
  const typedPhone = textOf(body['phone']).trim();
  const phone = typedPhone === '' ? null : normalisePhone(typedPhone);
  if (typedPhone !== '' && phone === null) {
    return refusal(422, 'bad_phone', 'That is not a Kenyan mobile number.', 'Write it like 0712 345 678.');
  }

  try {
    const { data, error } = await deps.user().rpc('start_payment', { order_id: orderId, phone });
    if (error) return refuseStart(error, deps.log);
    return await prompt(readAttempt(data), deps);
  } catch (error) {
    deps.log('error', 'pay_order_failed', { order_id: orderId, reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
  }
}

async function prompt({ paymentId, alreadyOpen }: Attempt, deps: PayOrderDeps): Promise<Response> {
  const payments = deps.payments();
  const secret = await payments.secret(paymentId);
  if (alreadyOpen) {
    return answer(paymentId, secret.state, secret.state === 'starting' ? NOT_HEARD : ALREADY_SENT);
  }
  const outcome: PushOutcome = deps.daraja
    ? await deps.daraja.push({
        phone: secret.phone,
        amountKes: secret.amountKes,
        reference: secret.orderNumber,
        description: 'Mizizi order',
        callbackUrl: `${deps.callbackBaseUrl()}/${secret.callbackToken}`,
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
  const { merchantRequestId, checkoutRequestId } = prompt;
  try {
    await persist(() => payments.recordPrompt(paymentId, merchantRequestId, checkoutRequestId));
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

function readAttempt(data: unknown): Attempt {
  if (!isRecord(data)) throw new Error('start_payment: unreadable answer');
  return { paymentId: textOf(data['payment_id']), alreadyOpen: data['already_open'] === true };
}

function refuseStart(error: PostgrestError, log: Log): Response {
  if (error.code === 'P0001') {
    const kind = error.details ?? 'refused';
    return refusal(STATUS_OF_REFUSAL[kind] ?? 409, kind, error.message, error.hint ?? null);
  }
  // 42501: a visitor may not call it. PGRST30x: the token is damaged or has run out.
  if (error.code === '42501' || error.code?.startsWith('PGRST30')) {
    return refusal(401, 'not_signed_in', 'Please sign in to pay.', 'Sign in and try again.');
  }
  log('error', 'start_payment_failed', { code: error.code, reason: error.message });
  return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
}

function answer(paymentId: string, state: string, message: string, retryAfterSeconds = 0): Response {
  return json(200, { payment_id: paymentId, state, message, retry_after_seconds: retryAfterSeconds });
}
