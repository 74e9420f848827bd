import type { SupabaseClient } from '@supabase/supabase-js';

import { textOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import { answerMethod, readJsonObject, refusal } from '../_shared/respond.ts';
import { readAttempt, readPhone, refuseStart, sendPrompt } from '../_shared/send-prompt.ts';
import type { PromptDeps } from '../_shared/send-prompt.ts';

export type PayOrderDeps = PromptDeps & {
  /** Acts as the caller: the buyer, or a visitor. */
  user: () => SupabaseClient;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Starts an attempt as the buyer, or for a visitor who holds the token of his order, and sends the prompt. */
export async function payOrder(request: Request, deps: PayOrderDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  if (!body) return refusal(400, 'bad_request', 'The request could not be read.');
  const orderId = textOf(body['order_id']);
  if (!UUID.test(orderId)) {
    return refusal(404, 'not_found', 'We could not find this order.', 'See your orders.');
  }
  const read = readPhone(body['phone']);
  if ('refused' in read) return read.refused;

  try {
    const { data, error } = await deps.user().rpc('start_payment', {
      order_id: orderId,
      phone: read.phone,
      order_token: textOf(body['order_token']) || null,
    });
    if (error) return refuseStart(error, deps.log);
    return await sendPrompt(readAttempt(data), 'Mizizi order', deps);
  } catch (error) {
    deps.log('error', 'pay_order_failed', { order_id: orderId, reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
  }
}
