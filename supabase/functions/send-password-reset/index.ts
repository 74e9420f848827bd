/** POST {email} → the same answer for every address: mails a link that opens /auth/reset-password. */
import { siteUrl } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { mailClient } from '../_shared/supabase.ts';
import { sendPasswordReset } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    sendPasswordReset(request, { client: () => mailClient(request), siteUrl, log }),
};
