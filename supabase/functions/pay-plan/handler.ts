import type { SupabaseClient } from '@supabase/supabase-js';

import { textOf, wholeNumberOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import { answerMethod, readJsonObject, refusal } from '../_shared/respond.ts';
import { readAttempt, readPhone, refuseStart, sendPrompt } from '../_shared/send-prompt.ts';
import type { PromptDeps } from '../_shared/send-prompt.ts';

export type PayPlanDeps = PromptDeps & {
  /** Acts as the caller. */
  user: () => SupabaseClient;
};

/** Starts a payment for a month of a plan as the caller and sends the prompt. */
export async function payPlan(request: Request, deps: PayPlanDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  if (!body) return refusal(400, 'bad_request', 'The request could not be read.');
  const read = readPhone(body['phone']);
  if ('refused' in read) return read.refused;
  const planType = textOf(body['plan_type']);

  try {
    const { data, error } = await deps.user().rpc('start_plan_payment', {
      plan_type: planType,
      phone: read.phone,
      expected_kes: wholeNumberOf(body['expected_kes']),
    });
    if (error) return refuseStart(error, deps.log);
    return await sendPrompt(readAttempt(data), 'Mizizi plan', deps);
  } catch (error) {
    deps.log('error', 'pay_plan_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
  }
}
