import { expect, type Page, test } from '@playwright/test';

import { ordered } from './ordered.ts';
import { newPerson, signedInAs } from './people.ts';
import { requestsOf } from './walk.ts';

declare global {
  interface Window {
    /** How far each layout shift moved how much of the window, as Chromium scores it. */
    shifts: number[];
  }
}

/** What of the window moved while a page came, under a network that lets each answer wait as slow 3G does. */
async function movedOn(page: Page, path: string): Promise<number> {
  const requests = requestsOf(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await requests.settled();
  return page.evaluate(() => window.shifts.reduce((sum, one) => sum + one, 0));
}

test('pages of a member hold still while they come over a slow network', async ({
  context,
  page,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  const order = await ordered(request, person, { productId: 1, method: 'cash' });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  const moved: Record<string, number> = {};
  for (const path of [
    '/notifications',
    `/orders/${order.id}`,
    '/plans',
    '/nutrition/diary',
    '/health-assessment',
  ])
    moved[path] = await movedOn(page, path);
  expect(Object.entries(moved).filter(([, share]) => share > 0.05)).toEqual([]);
});
