/** GET and POST /functions/v1/whatsapp-events from Meta: its question whether we are here, then its signed reports; 200 once they are kept. */
import { readEnv } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { callsOf, sameSecret, serviceClient } from '../_shared/supabase.ts';
import { whatsappEvents } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    whatsappEvents(request, {
      isVerifyToken: async (given) => {
        const token = readEnv('WHATSAPP_VERIFY_TOKEN');
        return token !== undefined && sameSecret(given, token);
      },
      appSecret: readEnv('WHATSAPP_APP_SECRET') ?? null,
      phoneId: readEnv('WHATSAPP_PHONE_ID') ?? null,
      call: callsOf(serviceClient(request)),
      log,
    }),
};
