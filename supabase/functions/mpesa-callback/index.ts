/** POST /functions/v1/mpesa-callback/<token> from Safaricom: always 200 and accepted, whatever it is worth. */
import { runInBackground } from '../_shared/background.ts';
import { log } from '../_shared/log.ts';
import { darajaFromEnv } from '../_shared/mpesa-env.ts';
import { createPaymentsDb } from '../_shared/payments-db.ts';
import { serviceClient } from '../_shared/supabase.ts';
import { mpesaCallback } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    mpesaCallback(request, {
      payments: () => createPaymentsDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      background: runInBackground,
      log,
    }),
};
