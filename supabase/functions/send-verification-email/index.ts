/** POST {email, type: 'signup' | 'resend', name?} → the same answer for every address: mails the confirmation again. */
import { siteUrl } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { mailClient } from '../_shared/supabase.ts';
import { sendVerificationEmail } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    sendVerificationEmail(request, { client: () => mailClient(request), siteUrl, log }),
};
