import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { anonKey, demoPerson, newPerson, signedInAs } from './people.ts';
import { openDesk } from './shop-desk.ts';
import { walkTo } from './walk.ts';

const desks = (page: Page) => page.getByRole('navigation', { name: 'Desks' });

/** Sends a message as the contact page does after a while of writing. */
async function writeToShop(page: Page, name: string, message: string): Promise<void> {
  const answer = await page.request.post('/rest/v1/rpc/send_contact_message', {
    headers: { apikey: await anonKey(page.request) },
    data: {
      client_key: randomUUID(),
      name,
      email: `${randomUUID().slice(0, 8)}@example.co.ke`,
      message,
      topic: 'product',
      writing_ms: 9000,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('§2 the owner sees what waits, answers a message and leads from each number to its work @desktop', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  const writer = `Nyambura ${randomUUID().slice(0, 6)}`;
  await writeToShop(page, writer, 'Do you have hibiscus in larger bags?\nMy café needs a kilo a week.');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  // Where nothing waits the number is folded away.
  await expect(page.getByRole('link', { name: /^New messages ?\d+$/ })).toBeVisible();
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  for (const label of [
    'To pack',
    'To dispatch',
    'Unpaid',
    'Payments to check',
    'Low stock',
    'Consultations today',
  ])
    await expect(page.getByRole('link', { name: new RegExp(`^${label} ?\\d+$`) })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: /^New messages/ }).click();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(writer);
  // Until the answer is here the former list shows, paler.
  await expect(page.getByText('1 to 1 of 1 messages')).toBeVisible();
  await page.getByRole('button', { name: writer }).click();
  const dialog = page.getByRole('dialog', { name: writer });
  await expect(dialog.getByText('My café needs a kilo a week.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Answer by email' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=Your%20message/,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nothing fits')).toBeVisible();

  await walkTo(page, '/admin/trail?entity=contact_messages');
  await page.getByRole('button', { name: 'update' }).first().click();
  await expect(page.getByRole('dialog').getByText(/"answered"/)).toBeVisible();
  await expect(page.getByRole('dialog').getByText('admin@demo.mizizi.app')).toBeVisible();
});

test('§2 figures compare two periods, on a phone and in the dark', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/admin/figures');
  const totals = page.getByRole('list', { name: 'Totals' });
  await expect(totals.getByText(/^KSh [\d,]+$/).first()).toBeVisible();
  for (const chart of ['Sales', 'Orders', 'Sign-ups', 'Plans today', 'Errors'])
    await expect(page.getByRole('figure', { name: chart, exact: true })).toBeVisible();
  await expect(page.getByText('Went to the checkout')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '/checkout' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByLabel('Last day').fill('2026-01-31');
  await expect(totals.getByText('KSh 0', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No page was measured in these days.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First day')).toHaveValue('2026-01-01');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('§2 a list is searched, sorted, taken along and changed: orders, plans, testimonials', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto('/admin/orders?sort=total_kes');
  await expect(page.getByRole('table', { name: 'orders' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('MZ-N5V4BJ');
  await expect(page.getByText('1 to 1 of 1 orders')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  expect(file[0]).toContain('number,placed_at,contact_name');
  expect(file[1]).toMatch(/^MZ-N5V4BJ,/);
  await page.getByRole('link', { name: 'MZ-N5V4BJ' }).click();
  await expect(page.getByRole('heading', { name: 'MZ-N5V4BJ' })).toBeVisible();

  const member = await newPerson(request);
  await walkTo(page, `/admin/subscriptions?q=${member.email}`);
  const change = page.getByRole('button', { name: `Change plan of ${member.email}` });
  await expect(change).toBeVisible();
  await expectAccessible(page);
  await change.click();
  const plan = page.getByRole('dialog', { name: 'Change the plan' });
  await plan.getByRole('radio', { name: 'Gold' }).check();
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Change the plan' }).click();
  await expect(page.getByText('Plan changed')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Gold' })).toBeVisible();

  const name = `Wairimu ${randomUUID().slice(0, 6)}`;
  await walkTo(page, '/admin/testimonials');
  await page.getByRole('button', { name: 'New testimonial' }).click();
  const form = page.getByRole('dialog', { name: 'New testimonial' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Words').fill('This tea cures diabetes and everything else.');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByText(/may not be said/)).toBeVisible();
  await form.getByLabel('Words').fill('The rider was polite and the tea is warm.');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Testimonial added')).toBeVisible();
  await page.getByRole('button', { name: `Hide the words of ${name}` }).click();
  await expect(page.getByRole('button', { name: `Show the words of ${name}` })).toBeVisible();
});

test('§6 roles: a packer packs and finds nothing else, until the role is taken back', async ({
  page,
  context,
  browser,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  const packer = await newPerson(request, 'Juma Ali');
  await page.goto('/admin/team');
  await page.getByLabel('Email of the account').fill(packer.email);
  await page.getByRole('button', { name: 'Give the role' }).click();
  await expect(page.getByText('Role given')).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext();
  await signedInAs(other, packer);
  const theirs = await other.newPage();
  await theirs.goto('/admin?queue=all');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(theirs.getByText('To pack').first()).toBeVisible();
  await expect(theirs.getByText('New messages')).toHaveCount(0);
  await expect(desks(theirs).getByRole('link')).toHaveText(['Today', 'All orders', 'Customers']);
  await theirs.getByRole('link', { name: 'MZ-H3P9TX' }).click();
  await expect(theirs.getByRole('button', { name: 'Mark delivered' })).toBeVisible();
  await expect(theirs.getByRole('heading', { name: 'The buyer' })).toHaveCount(0);
  for (const path of ['team', 'figures', 'payments', 'upload', 'settings', 'messages', 'trail']) {
    await theirs.goto(`/admin/${path}`);
    await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await theirs.getByRole('button', { name: 'Open menu' }).click();
  const menu = theirs.getByRole('dialog', { name: 'Menu' }).getByRole('region', { name: 'Admin Panel' });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'All orders', 'Customers']);

  const key = await anonKey(request);
  const refused = async (path: string, data?: Record<string, unknown>): Promise<string> => {
    const answer = await request.fetch(path, {
      method: data ? 'POST' : 'GET',
      headers: { apikey: key, authorization: `Bearer ${packer.session.access_token}` },
      ...(data ? { data } : {}),
    });
    return `${answer.status()} ${(await answer.text()).slice(0, 200)}`;
  };
  expect(await refused('/rest/v1/rpc/desk_rows', { list: 'subscriptions' })).toContain('not_allowed');
  expect(await refused('/rest/v1/rpc/give_role', { email: packer.email, role: 'admin' })).toContain(
    'not_allowed',
  );
  expect(await refused('/rest/v1/contact_messages?select=id')).toBe('200 []');
  expect(await refused('/rest/v1/audit_log?select=id')).toBe('200 []');

  await page.getByRole('button', { name: `Take back Packer from ${packer.email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('Role taken back')).toBeVisible();
  expect(await refused('/rest/v1/rpc/order_queue', {})).toContain('not_allowed');
  await theirs.goto('/admin');
  await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await other.close();
});

test('§6 nobody acts in somebody else’s name, not even the owner; a form is not left by accident', async ({
  page,
  context,
  request,
}) => {
  const owner = await demoPerson(request, 'admin');
  const member = await demoPerson(request, 'member');
  const headers = { apikey: await anonKey(request), authorization: `Bearer ${owner.session.access_token}` };
  for (const [method, path] of [
    ['GET', '/auth/v1/admin/users'],
    ['GET', `/auth/v1/admin/users/${member.session.user.id}`],
    ['PUT', `/auth/v1/admin/users/${member.session.user.id}`],
    ['POST', '/auth/v1/admin/generate_link'],
  ] as const) {
    const answer = await request.fetch(path, {
      method,
      headers,
      ...(method === 'GET'
        ? {}
        : { data: { type: 'magiclink', email: member.email, password: 'Taken-Over-1!' } }),
    });
    expect([401, 403, 404], `${method} ${path}: ${answer.status()}`).toContain(answer.status());
  }
  const desk = await openDesk(request);
  const theirs = await desk.read('notifications', `user_id=eq.${member.session.user.id}&select=id`);
  expect(theirs).toEqual([]);
  const staff = (await desk.rpc('list_staff', {})) as {
    is_me: boolean;
    is_last_owner: boolean;
    user_id: string;
  }[];
  const me = staff.find(({ is_me: isMe }) => isMe);
  expect(me?.is_last_owner).toBe(true);
  const answer = await request.post('/rest/v1/rpc/take_role', {
    headers,
    data: { user_id: me?.user_id, role: 'admin' },
  });
  expect(await answer.text()).toContain('last_owner');

  await signedInAs(context, owner);
  await page.goto('/admin/upload/6');
  await page.getByLabel('Price (KSh)', { exact: true }).fill('');
  await page.getByRole('link', { name: 'All products' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Price (KSh)', { exact: true })).toHaveValue('');
  await page.getByRole('link', { name: 'All products' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/upload$/);

  await page.goto('/admin?queue=done');
  const row = page.getByRole('tablist', { name: 'Order queues' });
  // What stands above it comes later, and moves it down.
  await expect(async () => {
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('tab', { name: 'Done' })).toBeInViewport({ ratio: 0.99, timeout: 1000 });
  }).toPass({ timeout: 10_000 });
});
