import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

describe('many people at once', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  it('are all confirmed when they were told so, while visitors read and fail', async () => {
    const people = Array.from({ length: 16 }, (_, n) => ({
      email: `person${n}@example.com`,
      browser: stack.browser(),
    }));
    await Promise.all(people.map(({ email, browser }) => browser.auth.signUp({ email, password: PASSWORD })));
    const tokens = people.map(({ email }) => {
      const [link = 'about:blank'] = stack.mailsTo(email)[0]?.links ?? [];
      return new URL(link).searchParams.get('token_hash') ?? '';
    });

    const confirmations = people.map(async ({ browser }, n) => {
      const { data, error } = await browser.auth.verifyOtp({ token_hash: tokens[n] ?? '', type: 'signup' });
      const notes = await browser.from('notes').insert({ body: `note ${n}` });
      return { told: data.user?.email, error: error ?? notes.error };
    });
    const visitors = people.map(async () => (await stack.browser().from('notes').select('id')).error?.code);
    expect(await Promise.all(confirmations)).toEqual(
      people.map(({ email }) => ({ told: email, error: null })),
    );
    expect(new Set(await Promise.all(visitors))).toEqual(new Set(['42501']));

    const rows = await stack.sql.rows<{ email: string; confirmed: boolean; notes: number }>(
      `select email, email_confirmed_at is not null as confirmed,
              (select count(*)::int from public.notes where user_id = users.id) as notes
       from auth.users order by created_at`,
    );
    expect(rows).toHaveLength(people.length);
    expect(rows.filter(({ confirmed, notes }) => !confirmed || notes !== 1)).toEqual([]);
  });
});
