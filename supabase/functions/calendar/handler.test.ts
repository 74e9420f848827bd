import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';
import { holdHour, hourAhead, openTestPractice } from '../../../stack/simulators/practice-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';

let shop: PaymentShop;
let serviceId: number;
let owner: TestUser;

beforeAll(async () => {
  shop = await startPaymentShop();
  ({ serviceId, owner } = await openTestPractice(shop));
});
afterAll(() => shop.close());

async function booked(hours: number): Promise<{ client: TestUser; id: string }> {
  const client = await shop.stack.createUser();
  const id = await holdHour(client, serviceId, hours);
  await shop.stack.sql.rows(
    "update public.consultations set state = 'confirmed', payment_state = 'paid', confirmed_at = now() where id = $1",
    [id],
  );
  return { client, id };
}

async function tokenOf({ client }: TestUser, renew = false): Promise<string> {
  const { data } = await client.rpc('my_calendar_token', { renew });
  return data as string;
}

const fetchFeed = (token: string) => fetch(`${shop.functionsUrl}/functions/v1/calendar/${token}.ics`);

async function fileOf({ client }: TestUser, id: string): Promise<string> {
  const { data } = await client.rpc('consultation_ics', {
    consultation_id: id,
    site: 'http://localhost:3000',
  });
  return data as string;
}

/** What a calendar application understands of a file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => ({
      event: new ICAL.Event(component),
      status: component.getFirstPropertyValue('status'),
      alarms: component
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    })),
  };
}

describe('the file of a consultation', () => {
  it('is read by a calendar as it was meant', async () => {
    const { client, id } = await booked(30);
    const text = await fileOf(client, id);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const { method, events } = read(text);
    expect(method).toBe('PUBLISH');
    const [found] = events;
    expect(found?.event).toMatchObject({
      uid: `consultation-${id}@mizizi`,
      sequence: 0,
      summary: 'Consultation with Mutheu, "M.Sc."; Wambua',
      location: 'Video call',
    });
    expect(found?.event.startDate.toJSDate().toISOString()).toBe(hourAhead(30));
    expect(found?.event.duration.toSeconds()).toBe(3600);
    expect(found?.event.description).toContain(`http://localhost:3000/consultations/${id}`);
    expect(found).toMatchObject({ status: 'CONFIRMED', alarms: ['-PT15M'] });
  });

  it('replaces the event when it moved, and takes it out when it was cancelled', async () => {
    const { client, id } = await booked(60);
    const before = read(await fileOf(client, id)).events[0];
    await client.client.rpc('move_consultation', { consultation_id: id, starts_at: hourAhead(70) });
    const moved = read(await fileOf(client, id)).events[0];
    expect(moved?.event.uid).toBe(before?.event.uid);
    expect(moved?.event.sequence).toBe(1);
    expect(moved?.event.startDate.toJSDate().toISOString()).toBe(hourAhead(70));
    await client.client.rpc('cancel_consultation', { consultation_id: id });
    const gone = read(await fileOf(client, id));
    expect(gone.method).toBe('CANCEL');
    expect(gone.events[0]).toMatchObject({ status: 'CANCELLED', alarms: [] });
    expect(gone.events[0]?.event).toMatchObject({ uid: before?.event.uid, sequence: 2 });
  });
});

describe('the address of a calendar', () => {
  it('shows both sides their own consultations', async () => {
    const { client, id } = await booked(90);
    const answer = await fetchFeed(await tokenOf(client));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const own = read(await answer.text()).events;
    expect(own.map(({ event }) => event.uid)).toEqual([`consultation-${id}@mizizi`]);
    const desk = read(await (await fetchFeed(await tokenOf(owner))).text()).events;
    expect(desk.length).toBeGreaterThan(1);
    expect(desk.map(({ event }) => event.summary)).toContain('Consultation: Wanjiku Kamau');
  });

  it('ends when it is changed, and is nobody else’s to guess', async () => {
    const client = await shop.stack.createUser();
    const token = await tokenOf(client);
    expect(read(await (await fetchFeed(token)).text()).events).toEqual([]);
    const next = await tokenOf(client, true);
    expect((await fetchFeed(token)).status).toBe(404);
    expect((await fetchFeed(next)).status).toBe(200);
    expect((await fetchFeed('0'.repeat(64))).status).toBe(404);
    expect((await fetchFeed('../x')).status).toBe(404);
  });

  it('is only read', async () => {
    const token = await tokenOf(await shop.stack.createUser());
    const answer = await fetch(`${shop.functionsUrl}/functions/v1/calendar/${token}.ics`, { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});
