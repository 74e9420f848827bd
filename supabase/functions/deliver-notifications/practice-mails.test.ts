import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';
import { hourAhead, openTestPractice } from '../../../stack/simulators/practice-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';

let shop: PaymentShop;
let serviceId: number;
let owner: TestUser;

beforeAll(async () => {
  shop = await startPaymentShop({ demo: true });
  // The stack's own timer would now and then be faster than a test that delivers by hand.
  await shop.stack.services.stop();
  ({ serviceId, owner } = await openTestPractice(shop));
  await shop.stack.sql.rows('update public.practitioner_services set price_kes = 0 where id = $1', [
    serviceId,
  ]);
});
afterAll(() => shop.close());

type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { filename: string; contentType: string; content: string }[];
};

/** Sends what waits; answers how many mails and messages went out. */
async function deliver(): Promise<unknown> {
  await shop.stack.sql.exec("update private.deliveries set not_before = now() where state = 'waiting'");
  return (await shop.call('deliver-notifications', {}, { apikey: shop.stack.keys.secretKey })).body['sent'];
}

/** The newest first. */
async function mailsTo(email: string): Promise<Mail[]> {
  const inbox = (await (await fetch(`${shop.stack.url}/dev/inbox.json`)).json()) as Mail[];
  return inbox.filter(({ to }) => to === email);
}

/** The newest mail's calendar file, as a calendar application understands it. */
async function fileTo(email: string) {
  const [mail] = await mailsTo(email);
  const [file, ...more] = mail?.attachments ?? [];
  expect(more).toEqual([]);
  const text = Buffer.from(file?.content ?? '', 'base64').toString();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const method = calendar.getFirstPropertyValue('method');
  expect(file).toMatchObject({
    filename: 'consultation.ics',
    contentType: `text/calendar; charset=utf-8; method=${String(method)}`,
  });
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  if (!component) throw new Error(`no event in ${text}`);
  const event = new ICAL.Event(component);
  return {
    id: mail?.id ?? '',
    subject: mail?.subject,
    words: mail?.text ?? '',
    method,
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    startsAt: event.startDate.toJSDate().toISOString(),
    organizer: component.getFirstPropertyValue('organizer'),
    attendees: component.getAllProperties('attendee').map((one) => String(one.getFirstValue())),
    description: event.description,
  };
}

async function book(client: TestUser, hours: number): Promise<string> {
  const { data, error } = await client.client.rpc('book_consultation', {
    service_id: serviceId,
    starts_at: hourAhead(hours),
    mode: 'video',
    pay_with: 'mpesa',
    client_key: crypto.randomUUID(),
    contact_name: 'Wanjiku "Shiko" Kamau',
  });
  if (error) throw new Error(error.message);
  return (data as { id: string }).id;
}

describe('the mails of a consultation', () => {
  it('put it into the calendar of either side, move it there and take it out', async () => {
    const client = await shop.stack.createUser();
    const id = await book(client, 60);
    const uid = `consultation-${id}@mizizi`;
    // whoever reads the bell first still gets the file
    await client.client.rpc('mark_notifications_read', {});
    expect(await deliver()).toBe(2);
    const asked = await fileTo(client.email);
    expect(asked).toMatchObject({
      subject: 'Your consultation is booked',
      method: 'REQUEST',
      uid,
      sequence: 0,
      status: 'CONFIRMED',
      startsAt: hourAhead(60),
      organizer: 'mailto:hello@mizizi.app',
      attendees: [`mailto:${client.email}`],
    });
    expect(asked.description).toContain(`${shop.stack.url}/consultations/${id}`);
    expect(asked.words).toContain('We send such mails whatever reminders you chose.');
    const desk = await fileTo(owner.email);
    expect(desk).toMatchObject({ method: 'REQUEST', uid, attendees: [`mailto:${owner.email}`] });
    expect(desk.description).toContain(`${shop.stack.url}/practice/${id}`);

    await client.client.rpc('move_consultation', { consultation_id: id, starts_at: hourAhead(70) });
    expect(await deliver()).toBe(2);
    const moved = { method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', startsAt: hourAhead(70) };
    expect(await fileTo(client.email)).toMatchObject({ subject: 'Your consultation has moved', ...moved });
    expect(await fileTo(owner.email)).toMatchObject({ subject: 'A consultation has moved', ...moved });

    // who cancels has it in a calendar too
    await owner.client.rpc('cancel_consultation', { consultation_id: id });
    expect(await deliver()).toBe(2);
    const gone = { method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED' };
    expect(await fileTo(client.email)).toMatchObject({ subject: 'Your consultation is cancelled', ...gone });
    expect(await fileTo(owner.email)).toMatchObject({ subject: 'A consultation is cancelled', ...gone });
  });

  it('never bring back what was cancelled while a mail waited', async () => {
    const client = await shop.stack.createUser();
    const id = await book(client, 80);
    await client.client.rpc('cancel_consultation', { consultation_id: id });
    await deliver();
    for (const { attachments } of await mailsTo(client.email))
      expect(Buffer.from(attachments[0]?.content ?? '', 'base64').toString()).toContain('METHOD:CANCEL\r\n');
  });

  it('are in the inbox with their file', async () => {
    const client = await shop.stack.createUser();
    await book(client, 90);
    await deliver();
    const { id, uid } = await fileTo(client.email);
    const page = await (await fetch(`${shop.stack.url}/dev/inbox?mail=${id}`)).text();
    expect(page).toContain(`href="/dev/inbox/${id}/files/0"`);
    expect(page).toContain('METHOD:REQUEST');
    const file = await fetch(`${shop.stack.url}/dev/inbox/${id}/files/0`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expect(await file.text()).toContain(`UID:${uid}`);
    expect((await fetch(`${shop.stack.url}/dev/inbox/${id}/files/1`)).status).toBe(404);
  });
});

describe('an invitation', () => {
  const invite = (email: string) =>
    shop.stack.sql.rows(
      "insert into public.practitioner_invitations (email, display_name) values ($1, 'Zawadi & Kilonzo')",
      [email],
    );
  const stateOf = async (email: string) =>
    shop.stack.sql.rows(
      'select mail_state, mail_attempts from public.practitioner_invitations where email = $1',
      [email],
    );

  it('comes by mail with a link that opens a desk once', async () => {
    const email = `zawadi-${crypto.randomUUID()}@example.com`;
    await invite(email);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(await stateOf(email)).toEqual([{ mail_state: 'sent', mail_attempts: 1 }]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Practise with Mizizi');
    expect(mail?.html).toContain('Habari Zawadi &amp; Kilonzo');
    expect(mail?.text).toMatch(/once, until \w+/);
    expect(mail?.html).toContain('<div lang="sw"');
    expect(mail?.html).toContain('Habari Zawadi &amp; Kilonzo, tungependa uwahudumie wateja kupitia Mizizi');
    expect(mail?.text).toMatch(/mara moja, hadi (Juma|Alhamisi|Ijumaa)\w*/);
    const link = new URL(mail?.links[0] ?? '');
    expect(link.href).toMatch(new RegExp(`^${shop.stack.url}/practice/invitation\\?key=[0-9a-f]{64}$`));
    expect(mail?.text).toContain(link.href);
    const token = link.searchParams.get('key');
    const taker = await shop.stack.createUser();
    expect((await taker.client.rpc('accept_invitation', { token })).error).toBeNull();
    const other = await shop.stack.createUser();
    expect((await other.client.rpc('accept_invitation', { token })).error?.details).toBe('invitation_over');
  });

  it('is sent again later when the mail service does not answer', async () => {
    const email = `later-${crypto.randomUUID()}@example.com`;
    const service = process.env['MAIL_API_URL'];
    process.env['MAIL_API_URL'] = 'http://127.0.0.1:9/mail';
    await invite(email);
    expect(await deliver()).toBe(0);
    process.env['MAIL_API_URL'] = service;
    expect(await stateOf(email)).toEqual([{ mail_state: 'waiting', mail_attempts: 1 }]);
    await shop.stack.sql.exec('update public.practitioner_invitations set mail_not_before = now()');
    expect(await deliver()).toBe(1);
    expect(await stateOf(email)).toEqual([{ mail_state: 'sent', mail_attempts: 2 }]);
  });
});
