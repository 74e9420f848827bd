/** POST with the project's secret key → counts: asks Daraja about the prompts whose check is due. */
import { log } from '../_shared/log.ts';
import { darajaFromEnv } from '../_shared/mpesa-env.ts';
import { createPaymentsDb } from '../_shared/payments-db.ts';
import { hasSecretKey, serviceClient } from '../_shared/supabase.ts';
import { checkPayments } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    checkPayments(request, {
      isAllowed: hasSecretKey,
      payments: () => createPaymentsDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      log,
    }),
};
