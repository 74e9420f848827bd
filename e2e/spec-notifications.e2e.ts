import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { newPerson, signedInAs } from './people.ts';

const LIST = /\/rest\/v1\/notifications\?select=/;
const wide = { width: 1280, height: 800 };

const row = (title: string, more: object = {}): object => ({
  id: randomUUID(),
  type: 'info',
  title,
  message: 'A message',
  is_read: false,
  created_at: '2026-11-21T11:05:00+00:00',
  metadata: {},
  ...more,
});

/**
 * Holds what the server would tell live until the returned function is called: whenever it begins to listen, the list
 * is read again, and that would meet a test which answers each read by hand at a moment of its own.
 */
async function holdLive(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/realtime\/v1/, async (socket) => {
    await promise;
    socket.connectToServer();
  });
  return resolve;
}

/** These words in a toast, and soon no other one beside it: the one before may still be on its way out. */
async function expectToast(page: Page, title: string, text = ''): Promise<void> {
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts.filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
  await expect(toasts).toHaveCount(1);
}

test('§2 §7 §8 §9 the notification panel: loading, failing, empty, full', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.setViewportSize(wide);
  await holdLive(page);
  let answer: object[] | null = null;
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const asked: URLSearchParams[] = [];
  await page.route(LIST, async (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    await held;
    if (answer) await route.fulfill({ json: answer });
    else await route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } });
  });
  await page.goto('/faq');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByText('Loading notifications...')).toBeVisible();
  letThrough();
  await expect(panel.getByText('Unable to load notifications')).toBeVisible();
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    user_id: `eq.${person.session.user.id}`,
    order: 'created_at.desc',
    limit: '50',
  });
  answer = [];
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('No notifications yet')).toBeVisible();
  await expect(panel.getByText("We'll notify you when something important happens")).toBeVisible();
  answer = [
    row('Paid', { type: 'success' }),
    row('Low', { type: 'warning', created_at: 'some day' }),
    row('Refused', { type: 'error' }),
    ...Array.from({ length: 97 }, (_, index) => row(`More ${index}`, { type: 'odd' })),
  ];
  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 99+ unread');
  await bell.click();
  const items = panel.getByRole('listitem');
  await expect(items.nth(0)).toContainText('Unread, Success: Paid');
  await expect(items.nth(0).getByRole('time')).toHaveText('Nov 21, 2:05 PM');
  await expect(items.nth(1)).toContainText('Warning: Low');
  await expect(items.nth(1).getByRole('time')).toHaveText('Just now');
  await expect(items.nth(2)).toContainText('Error: Refused');
  await expect(items.nth(3)).toContainText('Information: More 0');
});

test('a list that could not be read is read by itself once the server tells of changes', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  const tellLive = await holdLive(page);
  const refuse = { status: 403, json: { code: '42501', message: 'permission denied' } };
  await page.route(LIST, (route) => route.fulfill(refuse));
  // The bell and the page each read when they come; only what follows is owed to the live news.
  await page.goto('/notifications', { waitUntil: 'networkidle' });
  const list = page.getByRole('main');
  await expect(list.getByText('Unable to load notifications')).toBeVisible();
  await page.unroute(LIST);
  tellLive();
  await expect(list.getByText('No notifications yet')).toBeVisible({ timeout: 15_000 });
});

test('§4 §7 §8 notifications are read, deleted and cleared, and a refusal is told', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.setViewportSize(wide);
  await holdLive(page);
  await page.route(LIST, (route) => route.fulfill({ json: [row('One'), row('Two'), row('Three')] }));
  const calls: string[] = [];
  let refuse = true;
  await page.route(
    (url) =>
      /\/rest\/v1\/(notifications\?|rpc\/mark_notifications_read)/.test(url.href) && !LIST.test(url.href),
    async (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      calls.push(
        `${route.request().method()} ${pathname.split('/').at(-1)} ${[...searchParams.keys()].toSorted().join(' ')} ${route.request().postData() ?? ''}`.trim(),
      );
      if (refuse) await route.fulfill({ status: 500, json: { message: 'no' } });
      else await route.fulfill({ status: 204 });
    },
  );
  await page.goto('/notifications');
  const list = page.getByRole('main');
  const markOne = list.getByRole('button', { name: 'Mark as read: One' });
  const steps = [
    [() => markOne.click(), 'Failed to mark notifications as read', null],
    [
      () => list.getByRole('button', { name: 'Mark all read' }).click(),
      'Failed to mark all notifications as read',
      'All notifications marked as read',
    ],
    [
      () => list.getByRole('button', { name: 'Delete: Two' }).click(),
      'Failed to delete notification',
      'Notification deleted',
    ],
    [
      () => list.getByRole('button', { name: 'Clear all' }).click(),
      'Failed to clear notifications',
      'All notifications cleared',
    ],
  ] as const;
  for (const [act, failed] of steps) {
    await act();
    await expectToast(page, 'Error', failed);
    // What was shown at once is taken back.
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(markOne).toBeVisible();
  }
  expect(calls[0]).toMatch(/^POST mark_notifications_read {2}?\{"notification_ids":\["[0-9a-f-]{36}"\]\}$/);
  expect(calls[1]).toMatch(/^POST mark_notifications_read {2}?(\{\})?$/);
  expect(calls.slice(2)).toEqual(['DELETE notifications id user_id', 'DELETE notifications user_id']);

  refuse = false;
  await markOne.click();
  await expect(markOne).toHaveCount(0);
  for (const [act, , done] of steps.slice(1)) {
    if (!done) continue;
    await act();
    await expectToast(page, done);
  }
  const width = await page
    .locator('[data-sonner-toast]')
    .first()
    .evaluate((toast) => toast.clientWidth);
  expect(Math.abs(width - 356)).toBeLessThanOrEqual(2);
});
