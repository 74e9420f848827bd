import { type APIRequestContext, expect } from '@playwright/test';

import { demoPerson } from './people.ts';

/** Rows of a table as an administrator reads them: `path` is what follows `/rest/v1/`. */
export async function deskRows(request: APIRequestContext, path: string): Promise<Record<string, unknown>[]> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string };
  const { session } = await demoPerson(request, 'admin');
  const answer = await request.get(`/rest/v1/${path}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown>[];
}
