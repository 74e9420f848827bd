/** POST with the project's secret key → counts: sends M-Pesa what is to be asked, and tells what the settings allow. */
import { log } from '../_shared/log.ts';
import { answerBaseUrl, darajaFromEnv, isSimulated, tillMoneyBaseUrl } from '../_shared/mpesa-env.ts';
import { createMpesaRequestsDb } from '../_shared/mpesa-requests-db.ts';
import { hasSecretKey, serviceClient } from '../_shared/supabase.ts';
import { createTillDb } from '../_shared/till-db.ts';
import { askTill } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    askTill(request, {
      isAllowed: hasSecretKey,
      requests: () => createMpesaRequestsDb(serviceClient(request)),
      daraja: darajaFromEnv(),
      answerBaseUrl: answerBaseUrl(),
      till: () => createTillDb(serviceClient(request)),
      registerFor: isSimulated() ? tillMoneyBaseUrl() : null,
      log,
    }),
};
