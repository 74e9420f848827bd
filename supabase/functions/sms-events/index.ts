/** POST /functions/v1/sms-events/<secret>/report, /message or /stop from Africa's Talking: 200 once it is kept. */
import { readEnv } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { callsOf, sameSecret, serviceClient } from '../_shared/supabase.ts';
import { smsEvents } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    smsEvents(request, {
      isSecret: async (given) => {
        const secret = readEnv('SMS_WEBHOOK_SECRET');
        return secret !== undefined && sameSecret(given, secret);
      },
      call: callsOf(serviceClient(request)),
      log,
    }),
};
