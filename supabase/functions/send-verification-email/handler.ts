import type { SupabaseClient } from '@supabase/supabase-js';

import { answerMail, readEmail, refuseEmail } from '../_shared/mail.ts';
import type { MailDeps } from '../_shared/mail.ts';
import { answerMethod, readJsonObject, refusal } from '../_shared/respond.ts';

const WORDS = {
  sent: 'Verification email sent! Please check your inbox.',
  failed: 'Failed to resend verification email. Please try again.',
};

/**
 * Asks the auth server to mail the confirmation link again. The sign-up itself has mailed it already, so a call of
 * type `signup` sends one only when none went out: the auth server refuses a second mail to an address within a minute.
 * The name greets nobody here; the mail takes it from the account.
 */
export async function sendVerificationEmail(
  request: Request,
  deps: MailDeps & { client: () => SupabaseClient },
): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  const body = await readJsonObject(request);
  const email = readEmail(body?.['email']);
  if (!email) return refuseEmail();
  const type = body?.['type'];
  if (type !== 'signup' && type !== 'resend') {
    return refusal(400, 'bad_request', 'The type must be signup or resend.');
  }
  const { error } = await deps
    .client()
    .auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${deps.siteUrl()}/` } });
  return answerMail(error, WORDS, deps.log);
}
