import type { SupabaseClient } from '@supabase/supabase-js';

import { answerMail, readEmail, refuseEmail } from '../_shared/mail.ts';
import type { MailDeps } from '../_shared/mail.ts';
import { answerMethod, readJsonObject } from '../_shared/respond.ts';

const WORDS = {
  sent: 'If an account exists for this address, a reset link is on its way. It expires in 1 hour.',
  failed: 'Failed to send reset email. Please try again.',
};

/** Asks the auth server for a recovery mail and tells nothing about the address. */
export async function sendPasswordReset(
  request: Request,
  deps: MailDeps & { client: () => SupabaseClient },
): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const email = readEmail((await readJsonObject(request))?.['email']);
  if (!email) return refuseEmail();
  const { error } = await deps
    .client()
    .auth.resetPasswordForEmail(email, { redirectTo: `${deps.siteUrl()}/auth/reset-password` });
  return answerMail(error, WORDS, deps.log);
}
