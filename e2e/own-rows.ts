import { type APIRequestContext, expect } from '@playwright/test';

import { anonKey, type Person } from './people.ts';

/** Writes rows as that person. */
export async function writeRows(
  request: APIRequestContext,
  person: Person,
  table: string,
  rows: object[],
): Promise<void> {
  const answer = await request.post(`/rest/v1/${table}`, {
    headers: { apikey: await anonKey(request), Authorization: `Bearer ${person.session.access_token}` },
    data: rows,
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** A day in Nairobi, so many days from today: `2026-11-21`. */
export const isoDay = (ahead: number): string =>
  new Date(Date.now() + 3 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
