import { type APIRequestContext, expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { expectReflow, walkThrough } from './expect-reflow.ts';
import { anonKey, demoPerson, type Person, signedInAs } from './people.ts';

/** The pages that axe looks at here; the others have journeys in which it does. */
const accessible = ['/dashboard', '/orders', '/notifications', '/checkout', '/profile', '/consultations'];
const accessibleDesks = /^\/admin$|\/(payments|returns|reviews|settings|upload)/;

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
    const [first, ...more] = orders.map((id) => `/orders/${id}`);
    await walkThrough(
      page,
      [
        '/dashboard',
        '/profile',
        '/notifications',
        `${first}`,
        '/nutrition/diary',
        '/nutrition/weight',
        ...more.slice(0, 1),
        '/nutrition/foods',
        '/nutrition/plans/new',
        ...more.slice(1),
        '/health-assessment/results',
        '/consultations',
        `/consultations/${consultation}`,
        '/orders',
        `/orders/${delivered}/return`,
        `/orders/${delivered}/receipt`,
        '/checkout',
      ],
      async (path) => {
        if (accessible.includes(path)) await expectAccessible(page);
        await expectReflow(page, path);
      },
    );
  });

  test('a practitioner’s', async ({ page, context, request }) => {
    test.setTimeout(240_000);
    const practitioner = await demoPerson(request, 'nutritionist');
    await signedInAs(context, practitioner);
    const [consultation] = await idsOf(request, practitioner, 'consultations?state=eq.confirmed');
    const [first, ...more] = ['calendar', 'hours', 'page', 'earnings'].map((tab) => `/practice?tab=${tab}`);
    await walkThrough(page, [`${first}`, `/practice/${consultation}`], (path) => expectReflow(page, path));
    for (const path of more) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReflow(page, path);
    }
  });

  test('the owner’s desks', async ({ page, context, request }) => {
    test.setTimeout(240_000);
    const admin = await demoPerson(request, 'admin');
    await signedInAs(context, admin);
    const orders = await idsOf(request, admin, 'orders?order=placed_at.desc');
    const [newest, ...older] = orders.slice(0, 4).map((id) => `/admin?order=${id}`);
    const settings = [
      'shop',
      'zones',
      'pickup',
      'coupons',
      'limits',
      'business',
      'messages',
      'whatsapp',
      'changes',
    ].map((tab) => `/admin/settings?tab=${tab}`);
    // No two of the same kind stand beside each other.
    const [list, others] = [
      [
        '/admin',
        '/admin?queue=done',
        `${newest}`,
        ...older,
        '/admin/orders',
        '/admin/consultations',
        '/admin/customers',
        '/admin/errors',
        '/admin/events',
        '/admin/trail',
        ...settings,
      ],
      [
        `/admin/slips?orders=${orders.join(',')}`,
        '/admin/upload',
        '/admin/figures',
        '/admin/messages',
        '/admin/payments',
        '/admin/practitioners',
        '/admin/returns',
        '/admin/reviews',
        '/admin/subscriptions',
        '/admin/team',
        '/admin/testimonials',
        '/admin/upload/1',
        '/admin/payments?list=matched',
        '/admin/upload/import',
        '/admin/content',
        '/admin/upload/new',
        '/admin/content/herb/neem',
        '/admin/orders/new',
        '/admin/books',
        '/admin/questions',
        '/admin/emergency-numbers',
      ],
    ];
    expect(others).toHaveLength(list.length);
    await walkThrough(
      page,
      list.flatMap((path, at) => [path, others[at] ?? '']),
      async (path) => {
        if (accessibleDesks.test(path)) await expectAccessibleInBothThemes(page);
        await expectReflow(page, path);
      },
    );
  });
});
