/**
 * POST {order_id, phone?} as the buyer, or {order_id, phone?, order_token} as a visitor
 * → {payment_id, state, message, retry_after_seconds}: sends an M-Pesa prompt.
 */
import { log } from '../_shared/log.ts';
import { callbackBaseUrl, darajaFromEnv } from '../_shared/mpesa-env.ts';
import { createPaymentsDb } from '../_shared/payments-db.ts';
import { serviceClient, userClient } from '../_shared/supabase.ts';
import { payOrder } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    payOrder(request, {
      user: () => userClient(request),
      payments: () => createPaymentsDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      callbackBaseUrl,
      log,
    }),
};
