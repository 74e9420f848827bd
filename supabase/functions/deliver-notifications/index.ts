/** POST with the project's secret key → counts: sends what is due by web push, mail, WhatsApp or SMS. */
import { siteUrl } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { mailerFromEnv, senderAddress } from '../_shared/send-mail.ts';
import { texterFromEnv } from '../_shared/send-text.ts';
import { whatsappFromEnv } from '../_shared/send-whatsapp.ts';
import { hasSecretKey, serviceClient } from '../_shared/supabase.ts';
import { vapidFromEnv } from '../_shared/vapid.ts';
import { deliverNotifications } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    deliverNotifications(request, {
      isAllowed: hasSecretKey,
      service: () => serviceClient(request),
      vapid: vapidFromEnv(),
      mailer: mailerFromEnv(),
      texter: texterFromEnv(),
      whatsapp: whatsappFromEnv(),
      siteUrl,
      sender: senderAddress,
      log,
    }),
};
