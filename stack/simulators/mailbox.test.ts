import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createInbox, type Inbox } from '../inbox.ts';
import { createMailer, type Mailer } from '../mail.ts';
import { scratchDirectory } from '../service-fixture.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';

let inbox: Inbox;
let mailbox: Mailbox;
let mailer: Mailer;

beforeAll(async () => {
  inbox = createInbox(path.join(scratchDirectory(), 'inbox.jsonl'));
  mailbox = await startMailbox(inbox);
  mailer = createMailer({
    smtpUrl: mailbox.url,
    from: 'Mizizi <hello@mizizi.app>',
    templates: path.resolve(import.meta.dirname, '../../supabase/templates'),
  });
});
afterAll(async () => {
  mailer.close();
  await mailbox.close();
});

it('keeps what came over the wire as it was sent: letters, links and files', async () => {
  const text = 'Asante, Njoki wa Mwangí. A line that is long enough to be broken on its way '
    .repeat(3)
    .trimEnd();
  const note = Buffer.from('Kiasi: 2 × 500 g\n').toString('base64');
  await mailer.send({
    to: 'njoki@example.co.ke',
    subject: 'Agizo lako — MZ-1',
    text,
    html: `<p>${text}</p><a href="https://mizizi.example/orders/1?a=1&amp;b=2">Angalia</a>`,
    attachments: [{ filename: 'note.txt', contentType: 'text/plain', content: note }],
  });
  expect(inbox.list()[0]).toMatchObject({
    to: 'njoki@example.co.ke',
    subject: 'Agizo lako — MZ-1',
    text,
    links: ['https://mizizi.example/orders/1?a=1&b=2'],
    attachments: [{ filename: 'note.txt', contentType: 'text/plain', content: note }],
  });
});

it('keeps an invitation of a calendar', async () => {
  const calendar = 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR\n';
  await mailer.send({
    to: 'njoki@example.co.ke',
    subject: 'Your hour',
    text: 'x',
    html: '<p>x</p>',
    attachments: [
      {
        filename: 'consultation.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: Buffer.from(calendar.replaceAll('\n', '\r\n')).toString('base64'),
      },
    ],
  });
  const files = inbox.list()[0]?.attachments ?? [];
  const named = files.find(({ filename }) => filename === 'consultation.ics');
  expect(Buffer.from(named?.content ?? '', 'base64').toString()).toBe(calendar);
});
