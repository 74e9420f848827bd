import { timingSafeEqual } from 'node:crypto';

import type { StackApp } from './http.ts';
import type { Log } from './log.ts';
import type { MailFile, MailMessage } from './mail-message.ts';
import type { Mailer } from './mail.ts';

export const MAIL_API_PATH = '/mail/v1/send';
const MOST_CHARACTERS = 200_000;
const MOST_FILES = 5;
const FILE_NAME = /^[\w][\w .-]{0,99}$/;
const CONTENT_TYPE = /^[a-z]+\/[a-z0-9.+-]+(; ?[a-z]+=[\w.-]+)*$/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Takes mails of the edge functions as the mail services of the web do, `POST {to, subject, text, html, attachments?}` with a
 * bearer key, and hands them to the stack's own mailer. The key is the project's secret key.
 */
export function mailApi(app: StackApp, mailer: Mailer, secretKey: string, log: Log): void {
  app.post(MAIL_API_PATH, async (context) => {
    const given = Buffer.from(context.req.header('authorization')?.replace(/^Bearer /, '') ?? '');
    const expected = Buffer.from(secretKey);
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return context.json({ message: 'This needs the secret key.' }, 401);
    const text = await context.req.text();
    const mail = text.length > MOST_CHARACTERS ? undefined : readMail(text);
    if (!mail) return context.json({ message: 'A mail has to, subject, text and html.' }, 422);
    try {
      await mailer.send(mail);
      return context.json({ sent: true });
    } catch (error) {
      log.error('a mail of a function could not be sent', { error });
      return context.json({ message: 'The mail could not be sent now.' }, 503);
    }
  });
}

function readMail(json: string): MailMessage | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined; // answered by the caller
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { to, subject, text, html, attachments = [] } = value as Record<string, unknown>;
  if ([to, subject, text, html].some((part) => typeof part !== 'string' || part === '')) return undefined;
  if (!Array.isArray(attachments) || attachments.length > MOST_FILES) return undefined;
  const files = attachments.flatMap(readFile);
  if (files.length < attachments.length) return undefined;
  // A line break would let a subject or an address add headers of its own.
  const line = (part: unknown): string => String(part).replaceAll(/[\r\n]+/g, ' ');
  return { to: line(to), subject: line(subject), text: String(text), html: String(html), attachments: files };
}

function readFile(value: unknown): MailFile[] {
  if (typeof value !== 'object' || value === null) return [];
  const { filename, content, content_type: contentType } = value as Record<string, unknown>;
  if (typeof filename !== 'string' || typeof content !== 'string' || typeof contentType !== 'string')
    return [];
  if (!FILE_NAME.test(filename) || !CONTENT_TYPE.test(contentType) || !BASE64.test(content)) return [];
  return [{ filename, contentType, content }];
}
