import { readdirSync } from 'node:fs';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { createInbox } from './inbox.ts';
import { plainText, renderMail } from './mail-template.ts';
import { createMailer } from './mail.ts';
import { scratchDirectory, serviceFixture } from './service-fixture.ts';
import { startTestSmtp, type TestSmtp } from './testing-smtp.ts';
import { startTestStack } from './testing.ts';

const templates = 'supabase/templates';
const values = {
  SiteURL: 'https://mizizi.app',
  TokenHash: 'abc',
  RedirectTo: 'https://mizizi.app/auth/callback?redirect=/checkout&x=1',
  Email: '<ann>@example.com',
  NewEmail: 'new@example.com',
};

describe('templates', () => {
  it.each(readdirSync(templates).map((file) => file.replace('.html', '')))(
    '%s has a subject, a link and a text',
    async (name) => {
      const { subject, html, text } = await renderMail(templates, name, values);
      expect(subject).toMatch(/Mizizi/);
      expect(html).not.toContain('{{');
      const href = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const link = new URL(href);
      expect(link.origin).toBe('https://mizizi.app');
      expect(link.searchParams.get('token_hash')).toBe('abc');
      expect(link.searchParams.get('type')).toBeTruthy();
      expect(link.searchParams.get('redirect')).toBe('/checkout');
      expect(link.searchParams.get('redirect_to')).toBe(values.RedirectTo);
      expect(text).toContain(href);
      expect(text).not.toMatch(/&(amp|lt|gt|quot|nbsp);/);
      expect(html).not.toContain('<ann>');
    },
  );

  it.each(readdirSync(templates).map((file) => file.replace('.html', '')))(
    '%s ends with who wrote',
    async (name) => {
      for (const language of ['en', 'sw']) {
        const inLanguage = { ...values, 'Data.language': language };
        const { html, text } = await renderMail(
          templates,
          name,
          inLanguage,
          'A & B, Kisumu. +254 733 000 003, b@b.ke',
        );
        expect(html).toContain('A &amp; B, Kisumu. +254 733 000 003, b@b.ke. ');
        expect(text).toContain('A & B, Kisumu. +254 733 000 003, b@b.ke. ');
        expect(html).not.toContain('Nairobi');
      }
    },
  );

  it.each(readdirSync(templates).map((file) => file.replace('.html', '')))(
    '%s is written in the language of the account',
    async (name) => {
      const english = await renderMail(templates, name, { ...values, 'Data.language': 'en' });
      const kiswahili = await renderMail(templates, name, { ...values, 'Data.language': 'sw' });
      expect(await renderMail(templates, name, values)).toEqual(english);
      expect(english.html).toContain('<html lang="en">');
      expect(kiswahili.html).toContain('<html lang="sw">');
      const links = (html: string): string[] =>
        [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
      expect(links(kiswahili.html)).toEqual(links(english.html));
      const lines = (text: string): string[] =>
        text.split('\n').filter((line) => line && !line.startsWith('http'));
      const same = lines(kiswahili.text).filter((line) => lines(english.text).includes(line));
      expect(same).toEqual([]);
      expect(kiswahili.subject).not.toBe(english.subject);
    },
  );

  it('takes a page of the site for the place to return to', async () => {
    const { html } = await renderMail(templates, 'confirmation', {
      ...values,
      RedirectTo: 'https://mizizi.app/product/7?size=2',
    });
    const link = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(link.searchParams.get('redirect')).toBe('/product/7?size=2');
    expect(link.searchParams.get('token_hash')).toBe('abc');
  });

  it('does not let the wish overwrite the token', async () => {
    const { html } = await renderMail(templates, 'confirmation', {
      ...values,
      RedirectTo: 'https://mizizi.app/?token_hash=evil&type=recovery',
    });
    const link = new URL(/href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(link.searchParams.getAll('token_hash')).toEqual(['abc']);
    expect(link.searchParams.getAll('type')).toEqual(['signup']);
  });

  it('makes a text people can read', () => {
    const html = '<body><h1>Title</h1>\n <p>One &amp; <b>two</b></p><p><a href="https://x">Go</a></p></body>';
    expect(plainText(html)).toBe('Title\nOne & two\nGo:\nhttps://x');
  });
});

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function smtpServer(): Promise<TestSmtp> {
  const smtp = await startTestSmtp();
  open.push(smtp);
  return smtp;
}

const message = { to: 'ann@example.com', subject: 'Hi', text: 'Text', html: '<p>Page</p>' };

it('delivers through SMTP when it is set', async () => {
  const { url, received } = await smtpServer();
  const inbox = createInbox(path.join(scratchDirectory(), 'inbox.jsonl'));
  const mailer = createMailer({ smtpUrl: url, from: 'Mizizi <hello@mizizi.app>', inbox, templates });
  open.push(mailer);
  await mailer.send(message);
  expect(received).toContain('MAIL FROM:<hello@mizizi.app>');
  expect(received).toContain('RCPT TO:<ann@example.com>');
  expect(received).toContain('Subject: Hi');
  expect(inbox.list()).toEqual([]);
});

it('sends an invitation of a calendar as mail programs look for it, and other files as files', async () => {
  const { url, received } = await smtpServer();
  const mailer = createMailer({ smtpUrl: url, from: 'Mizizi <hello@mizizi.app>', templates });
  open.push(mailer);
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await mailer.send({
    ...message,
    attachments: [
      {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=CANCEL',
        content: base64(calendar),
      },
      { filename: 'note.txt', contentType: 'text/plain', content: base64('A note') },
    ],
  });
  const text = received.join('\n');
  expect(text).toContain('Content-Type: multipart/alternative');
  expect(text.match(/text\/calendar; charset=utf-8; method=CANCEL/gi)).toHaveLength(1);
  expect(text).toContain('application/ics; name=consultation.ics');
  expect(text, 'lines end as a calendar wants it').toContain(base64(calendar));
  expect(text).toMatch(/filename=note\.txt[\s\S]*QSBub3Rl/);
});

it('keeps mail in the inbox otherwise, and is honest when there is neither', async () => {
  const inbox = createInbox(path.join(scratchDirectory(), 'inbox.jsonl'));
  await createMailer({ from: 'x@example.com', inbox, templates }).sendTemplate(
    'recovery',
    'ann@example.com',
    values,
  );
  expect(inbox.list()[0]).toMatchObject({ to: 'ann@example.com', subject: 'Reset your Mizizi password' });
  await expect(createMailer({ from: 'x@example.com', templates }).send(message)).rejects.toThrow('SMTP_URL');
});

it('delivers what is under way before the stack closes', async () => {
  const smtp = await smtpServer();
  smtp.greetAfterMs = 1500;
  const { url, received } = smtp;
  const stack = serviceFixture(await startTestStack({ listen: true, config: { smtpUrl: url } }));
  await stack.signedIn('late@example.com');
  await stack.browser().auth.resetPasswordForEmail('late@example.com');
  await stack.close();
  expect(received).toContain('RCPT TO:<late@example.com>');
});
