/** POST with the secret key, or by the desk of payments → what came: asks M-Pesa for the payments of two days. */
import { log } from '../_shared/log.ts';
import { darajaFromEnv, tillMoneyBaseUrl } from '../_shared/mpesa-env.ts';
import { isDeskOrJob, serviceClient } from '../_shared/supabase.ts';
import { createTillDb } from '../_shared/till-db.ts';
import { fetchTill } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    fetchTill(request, {
      isAllowed: isDeskOrJob,
      till: () => createTillDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      base: tillMoneyBaseUrl(),
      log,
    }),
};
