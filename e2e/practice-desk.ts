import { randomUUID } from 'node:crypto';

import { type APIRequestContext, expect } from '@playwright/test';

import { anonKey, demoPerson, newPerson, type Person } from './people.ts';

/** Calls a function of the database as somebody. */
export async function callAs(
  request: APIRequestContext,
  person: Person,
  name: string,
  data: object = {},
): Promise<unknown> {
  const answer = await request.post(`/rest/v1/rpc/${name}`, {
    headers: {
      apikey: await anonKey(request),
      authorization: `Bearer ${person.session.access_token}`,
    },
    data,
  });
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? null : ((await answer.json()) as unknown);
}

export type TestPractice = { owner: Person; name: string; slug: string; serviceId: number };

/** A practitioner of its own for one test: invited, written, licensed, and open every day from seven to nine at night. */
export async function openPractice(
  request: APIRequestContext,
  { hours = [['07:00', '21:00']], price = 2000 }: { hours?: [string, string][]; price?: number } = {},
): Promise<TestPractice> {
  const admin = await demoPerson(request, 'admin');
  const owner = await newPerson(request, 'Nafula Barasa');
  const name = `Nafula ${randomUUID().slice(0, 6)}`;
  await callAs(request, admin, 'invite_practitioner', { email: owner.email, display_name: name });
  const practice = (await callAs(request, owner, 'save_practice', {
    profile: {
      headline: 'Food for long days',
      works_on_holidays: true,
      min_notice_minutes: 0,
      slot_minutes: 60,
      buffer_after_minutes: 0,
    },
  })) as { id: string; slug: string };
  const serviceId = (await callAs(request, owner, 'save_practice_service', {
    service: { name: 'First visit', minutes: 60, price_kes: price, modes: ['video', 'phone'] },
  })) as number;
  await callAs(request, owner, 'save_practice_week', {
    week: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, hours])),
  });
  await callAs(request, owner, 'submit_licence', {
    body: 'KNDI',
    number: 'TEST-1',
    expires_on: new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10),
  });
  await callAs(request, admin, 'check_licence', { practitioner_id: practice.id, accepted: true });
  return { owner, name, slug: practice.slug, serviceId };
}

/** Books a free time so many days ahead over the API, paid by the client's plan; answers its id. */
export async function bookAhead(
  request: APIRequestContext,
  client: Person,
  { serviceId }: TestPractice,
  days: number,
): Promise<string> {
  const slots = (await callAs(request, client, 'practitioner_slots', {
    service_id: serviceId,
    from_at: new Date(Date.now() + days * 86_400_000).toISOString(),
  })) as { starts_at: string }[];
  const booked = await callAs(request, client, 'book_consultation', {
    service_id: serviceId,
    starts_at: slots[0]?.starts_at,
    mode: 'video',
    pay_with: 'plan',
    client_key: randomUUID(),
    intake: { goal: 'More energy', background: '', share: [], consent: true },
  });
  return (booked as { id: string }).id;
}

/** A member with a trial, which gives one consultation. */
export async function trialMember(request: APIRequestContext, name = 'Wanjiku Njeri'): Promise<Person> {
  const person = await newPerson(request, name);
  const day = (offset: number): string =>
    new Date(Date.now() + 3 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.post('/rest/v1/user_subscriptions', {
    headers: {
      apikey: await anonKey(request),
      authorization: `Bearer ${person.session.access_token}`,
      prefer: 'resolution=merge-duplicates',
    },
    data: {
      user_id: person.session.user.id,
      plan_type: 'free_trial',
      status: 'active',
      trial_start: day(0),
      trial_end: day(7),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return person;
}
