/** POST by the desk of payments, or with the secret key: asks M-Pesa to tell of each payment as it happens. */
import { log } from '../_shared/log.ts';
import { darajaFromEnv, tillMoneyBaseUrl } from '../_shared/mpesa-env.ts';
import { isDeskOrJob, serviceClient } from '../_shared/supabase.ts';
import { createTillDb } from '../_shared/till-db.ts';
import { registerTill } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    registerTill(request, {
      isAllowed: isDeskOrJob,
      till: () => createTillDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      base: tillMoneyBaseUrl(),
      log,
    }),
};
