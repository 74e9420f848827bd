import type { SupabaseClient } from '@supabase/supabase-js';

import { textOf } from '../_shared/json-values.ts';
import { reasonOf } from '../_shared/log.ts';
import { answerMethod, readJsonObject, refusal } from '../_shared/respond.ts';
import { readAttempt, readPhone, refuseStart, sendPrompt } from '../_shared/send-prompt.ts';
import type { PromptDeps } from '../_shared/send-prompt.ts';

export type PayConsultationDeps = PromptDeps & {
  /** Acts as the caller. */
  user: () => SupabaseClient;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Starts a payment for a held consultation as its client and sends the prompt. */
export async function payConsultation(request: Request, deps: PayConsultationDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  if (!body) return refusal(400, 'bad_request', 'The request could not be read.');
  const consultationId = textOf(body['consultation_id']);
  if (!UUID.test(consultationId)) {
    return refusal(404, 'not_found', 'We could not find this consultation.', 'See your consultations.');
  }
  const read = readPhone(body['phone']);
  if ('refused' in read) return read.refused;

  try {
    const { data, error } = await deps.user().rpc('start_consultation_payment', {
      consultation_id: consultationId,
      phone: read.phone,
    });
    if (error) return refuseStart(error, deps.log);
    // The phone may lie on a table for everybody to see: it names no health.
    return await sendPrompt(readAttempt(data), 'Mizizi visit', deps);
  } catch (error) {
    deps.log('error', 'pay_consultation_failed', {
      consultation_id: consultationId,
      reason: reasonOf(error),
    });
    return refusal(503, 'unavailable', 'We could not start the payment.', 'Please try again in a moment.');
  }
}
