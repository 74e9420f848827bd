/** Sends a mail through a JSON mail API, as Resend and its kin offer one: POST {from, to, subject, text, html, attachments?}. */
import { readEnv } from './env.ts';

/** A file of a mail; its content in base64. */
export type Attachment = { filename: string; content: string; content_type: string };
export type Mail = { to: string; subject: string; text: string; html: string; attachments?: Attachment[] };
export type Mailer = (mail: Mail) => Promise<'sent' | 'retry' | 'failed'>;

const TIMEOUT_MS = 10_000;
const sender = (): string => readEnv('MAIL_FROM') ?? 'Mizizi <hello@mizizi.app>';

/** The address alone that mails come from: `hello@mizizi.app` of `Mizizi <hello@mizizi.app>`. */
export function senderAddress(): string {
  const from = sender();
  return (/<([^<>]+)>/.exec(from)?.[1] ?? from).trim();
}

/** A text as a file. The method of a calendar file is part of its type (RFC 6047). */
export function textAttachment(filename: string, contentType: string, text: string): Attachment {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return { filename, content: btoa(bytes.join('')), content_type: contentType };
}

/** The mailer of the settings MAIL_API_URL, MAIL_API_KEY and MAIL_FROM; null when mail is not set up. */
export function mailerFromEnv(): Mailer | null {
  const url = readEnv('MAIL_API_URL');
  const key = readEnv('MAIL_API_KEY');
  if (!url || !key) return null;
  const from = sender();
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
