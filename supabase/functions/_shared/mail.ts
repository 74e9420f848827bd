import type { AuthError } from '@supabase/supabase-js';

import { textOf } from './json-values.ts';
import type { Log } from './log.ts';
import { json, refusal } from './respond.ts';

/** What the mail functions need beside the call itself. */
export type MailDeps = { siteUrl: () => string; log: Log };

/** Longer addresses do not exist (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
const SIMPLE_EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The address of a request's body, trimmed and in small letters, or null when it is none. */
export function readEmail(value: unknown): string | null {
  const email = textOf(value).trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && SIMPLE_EMAIL.test(email) ? email : null;
}

export function refuseEmail(): Response {
  return refusal(400, 'invalid_email', 'Please enter a valid email address');
}

/**
 * The answer to a mail that was asked for. It is the same whether the address has an account, is confirmed, or has
 * just had a mail; only an auth server that cannot be reached at all is a failure worth telling.
 */
export function answerMail(
  error: AuthError | null,
  words: { sent: string; failed: string },
  log: Log,
): Response {
  if (error && isUnreachable(error)) {
    log('error', 'auth_unreachable', { reason: error.message });
    return refusal(503, 'unavailable', words.failed);
  }
  if (error)
    log(error.status === 429 ? 'info' : 'error', 'mail_not_sent', {
      code: error.code,
      reason: error.message,
    });
  return json(200, { message: words.sent });
}

/** supabase-js gives status 0 to a call that never arrived; gateways answer 502 to 504 when nobody is behind them. */
function isUnreachable(error: AuthError): boolean {
  return [undefined, 0, 502, 503, 504].includes(error.status);
}
