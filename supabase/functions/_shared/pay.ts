import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';

import { isRecord, textOf, wholeNumberOf } from './json-values.ts';
import { log, reasonOf } from './log.ts';
import { callbackBaseUrl, darajaFromEnv } from './mpesa-env.ts';
import { createPaymentsDb } from './payments-db.ts';
import { answerMethod, readJsonObject, refusal } from './respond.ts';
import { readAttempt, readPhone, refuseStart, sendPrompt } from './send-prompt.ts';
import type { PromptDeps, Provider } from './send-prompt.ts';
import { serviceClient, userClient } from './supabase.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const mpesa: Provider = { method: 'mpesa', client: darajaFromEnv, callbackBaseUrl };

/** Sends an M-Pesa prompt. */
export const pay = (request: Request): Promise<Response> => payBy(request, mpesa);

/**
 * Starts an attempt to pay a bill as its payer, or for a visitor who holds the token of their order, and sends the prompt.
 * A month of a plan has no bill before somebody pays for it: it is named by the plan.
 */
export async function payBy(request: Request, provider: Provider): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  if (!body) return refusal(400, 'bad_request', 'The request could not be read.');
  const read = readPhone(body['phone']);
  if ('refused' in read) return read.refused;

  const user = userClient(request);
  const deps: PromptDeps = {
    payments: () => createPaymentsDb(serviceClient(request)),
    provider,
    log,
  };
  try {
    const billed = textOf(body['plan_type']) === '' ? billIn(body) : await billPlan(user, body);
    if (typeof billed === 'object') return refuseStart(billed, log);
    if (!UUID.test(billed))
      return refusal(404, 'not_found', 'We could not find what is to be paid.', 'See your orders.');
    const { data, error } = await user.rpc('start_payment', {
      bill_id: billed,
      phone: read.phone,
      order_token: textOf(body['order_token']) || null,
      method: provider.method,
    });
    if (error) return refuseStart(error, log);
    return await sendPrompt(readAttempt(data), deps);
  } catch (error) {
    log('error', 'pay_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
  }
}

/** Pages of the release before name the order or the consultation, whose ids are those of their bills. */
const billIn = (body: Record<string, unknown>): string =>
  textOf(body['bill_id']) || textOf(body['order_id']) || textOf(body['consultation_id']);

async function billPlan(
  user: SupabaseClient,
  body: Record<string, unknown>,
): Promise<string | PostgrestError> {
  const { data, error } = await user.rpc('bill_plan', {
    plan_type: textOf(body['plan_type']),
    expected_kes: wholeNumberOf(body['expected_kes']),
  });
  return error ?? (isRecord(data) ? textOf(data['bill_id']) : '');
}
