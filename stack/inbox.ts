import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { StackApp } from './http.ts';
import { inboxPage, mailPage } from './inbox-page.ts';
import type { MailFile, MailMessage, StoredMail } from './mail-message.ts';

export interface Inbox {
  add: (mail: MailMessage) => StoredMail;
  /** The newest first. */
  list: () => StoredMail[];
}

const KEPT = 500;

/**
 * Keeps the last 500 mails in `file`, one JSON object a line, appended as they come. Stands in for a mail server while
 * none is set.
 */
export function createInbox(file: string): Inbox {
  mkdirSync(path.dirname(file), { recursive: true });
  let mails = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  let lines = mails.length;
  rewrite();

  function rewrite(): void {
    mails = mails.slice(-KEPT);
    lines = mails.length;
    const text = mails.map((mail) => `${JSON.stringify(mail)}\n`).join('');
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }

  return {
    add: ({ to, subject, text, html, attachments = [] }) => {
      const at = new Date().toISOString();
      const links = linksIn(html);
      const mail: StoredMail = { id: randomUUID(), to, subject, text, html, links, attachments, at };
      mails.push(mail);
      appendFileSync(file, `${JSON.stringify(mail)}\n`);
      lines += 1;
      if (lines >= 2 * KEPT) rewrite();
      else mails = mails.slice(-KEPT);
      return mail;
    },
    list: () => mails.toReversed(),
  };
}

/** Serves the inbox to people at `/dev/inbox` and to tests at `/dev/inbox.json`. For a loopback host only. */
export function inboxRoutes(app: StackApp, inbox: Inbox): void {
  app.get('/dev/inbox.json', (context) => {
    context.header('cache-control', 'no-store');
    return context.json(inbox.list());
  });
  app.get('/dev/inbox', (context) => page(inboxPage(inbox.list(), context.req.query('mail'))));
  app.get('/dev/inbox/:id', (context) => {
    const mail = inbox.list().find(({ id }) => id === context.req.param('id'));
    return mail ? page(mailPage(mail)) : context.text('There is no such mail any more.', 404);
  });
  app.get('/dev/inbox/:id/files/:place', (context) => {
    const mail = inbox.list().find(({ id }) => id === context.req.param('id'));
    const file = mail?.attachments[Number(context.req.param('place'))];
    return file ? download(file) : context.text('There is no such file any more.', 404);
  });
}

function download({ filename, contentType, content }: MailFile): Response {
  return new Response(Buffer.from(content, 'base64'), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

function page(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'",
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}

function parseLine(line: string): StoredMail[] {
  if (!line.trim()) return [];
  try {
    const mail = JSON.parse(line) as Omit<StoredMail, 'attachments'> &
      Partial<Pick<StoredMail, 'attachments'>>;
    // one that was kept before mails had files has none
    return [{ ...mail, attachments: mail.attachments ?? [] }];
  } catch {
    return []; // a line that was cut off when the process was killed
  }
}

function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)];
}
