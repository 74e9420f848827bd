/** POST {plan_type, phone?, expected_kes?} as the payer → {payment_id, state, message, retry_after_seconds}: sends an M-Pesa prompt. */
import { log } from '../_shared/log.ts';
import { callbackBaseUrl, darajaFromEnv } from '../_shared/mpesa-env.ts';
import { createPaymentsDb } from '../_shared/payments-db.ts';
import { serviceClient, userClient } from '../_shared/supabase.ts';
import { payPlan } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    payPlan(request, {
      user: () => userClient(request),
      payments: () => createPaymentsDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      callbackBaseUrl,
      log,
    }),
};
