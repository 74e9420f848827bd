/** Sends a mail through a JSON mail API, as Resend and its kin offer one: POST {from, to, subject, text, html}. */
import { readEnv } from './env.ts';

export type Mail = { to: string; subject: string; text: string; html: string };
export type Mailer = (mail: Mail) => Promise<'sent' | 'retry' | 'failed'>;

const TIMEOUT_MS = 10_000;

/** The mailer of the settings MAIL_API_URL, MAIL_API_KEY and MAIL_FROM; null when mail is not set up. */
export function mailerFromEnv(): Mailer | null {
  const url = readEnv('MAIL_API_URL');
  const key = readEnv('MAIL_API_KEY');
  if (!url || !key) return null;
  const from = readEnv('MAIL_FROM') ?? 'Mizizi <hello@mizizi.app>';
  return async (mail) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ from, ...mail }),
      });
      await response.body?.cancel();
      if (response.ok) return 'sent';
      return response.status === 429 || response.status >= 500 ? 'retry' : 'failed';
    } catch {
      // No connection, or too slow an answer: the queue brings it again.
      return 'retry';
    }
  };
}
