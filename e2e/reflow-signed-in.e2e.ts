import { type APIRequestContext, expect, test } from '@playwright/test';

import { expectReflow } from './expect-reflow.ts';
import { anonKey, demoPerson, type Person, signedInAs } from './people.ts';

// In Kiswahili: its words are the longer ones.
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw')));

test.describe('pages behind the sign-in reflow at 320 px and bear text at twice its size', () => {
  const idsOf = async (request: APIRequestContext, person: Person, rows: string): Promise<string[]> => {
    const answer = await request.get(`/rest/v1/${rows}&select=id&limit=8`, {
      headers: {
        apikey: await anonKey(request),
        authorization: `Bearer ${person.session.access_token}`,
      },
    });
    const found = (await answer.json()) as { id: string }[];
    expect(found.length, rows).toBeGreaterThan(0);
    return found.map(({ id }) => id);
  };

  test('a member’s', async ({ page, context, request }) => {
    test.setTimeout(240_000);
    const member = await demoPerson(request, 'member');
    await signedInAs(context, member);
    const orders = await idsOf(request, member, 'orders?number=in.(MZ-D7K2M4,MZ-H3P9TX,MZ-R6W8YC)');
    const [delivered] = await idsOf(request, member, 'orders?fulfilment_state=eq.delivered');
    const [consultation] = await idsOf(request, member, 'consultations?state=eq.confirmed');
    await expectReflow(page, [
      '/dashboard',
      '/profile',
      '/notifications',
      '/nutrition/diary',
      '/nutrition/weight',
      '/nutrition/foods',
      '/nutrition/plans/new',
      '/health-assessment/results',
      '/consultations',
      `/consultations/${consultation}`,
      '/orders',
      ...orders.map((id) => `/orders/${id}`),
      `/orders/${delivered}/return`,
      `/orders/${delivered}/receipt`,
    ]);
  });

  test('a practitioner’s', async ({ page, context, request }) => {
    test.setTimeout(240_000);
    const practitioner = await demoPerson(request, 'nutritionist');
    await signedInAs(context, practitioner);
    const [consultation] = await idsOf(request, practitioner, 'consultations?state=eq.confirmed');
    await expectReflow(page, [
      ...['calendar', 'hours', 'page', 'earnings'].map((tab) => `/practice?tab=${tab}`),
      `/practice/${consultation}`,
    ]);
  });

  test('the owner’s desks', async ({ page, context, request }) => {
    test.setTimeout(240_000);
    const admin = await demoPerson(request, 'admin');
    await signedInAs(context, admin);
    const orders = await idsOf(request, admin, 'orders?order=placed_at.desc');
    await expectReflow(page, [
      '/admin',
      '/admin?queue=done',
      ...orders.slice(0, 4).map((id) => `/admin?order=${id}`),
      `/admin/slips?orders=${orders.join(',')}`,
      '/admin/orders',
      '/admin/consultations',
      '/admin/customers',
      '/admin/errors',
      '/admin/events',
      '/admin/trail',
      '/admin/figures',
      '/admin/messages',
      '/admin/payments',
      '/admin/practitioners',
      '/admin/returns',
      '/admin/reviews',
      '/admin/settings',
      '/admin/subscriptions',
      '/admin/team',
      '/admin/testimonials',
      '/admin/upload',
      '/admin/upload/1',
      '/admin/upload/import',
      '/admin/content',
      '/admin/content/herb/neem',
    ]);
  });
});
