import { expect, type Page, test } from '@playwright/test';

import { deskRows } from './desk-rows.ts';

type Row = Record<string, unknown>;

/** Collects the rows a page sends to the two tables. */
function collect(page: Page): { events: Row[]; metrics: Row[] } {
  const sent: { events: Row[]; metrics: Row[] } = { events: [], metrics: [] };
  page.on('request', (request) => {
    const table = new URL(request.url()).pathname;
    if (table === '/rest/v1/analytics_events') sent.events.push(...(request.postDataJSON() as Row[]));
    if (table === '/rest/v1/performance_metrics') sent.metrics.push(...(request.postDataJSON() as Row[]));
  });
  return sent;
}

/** As if the person turned to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
const notice = (page: Page) => page.getByRole('region', { name: 'Usage figures' });

test('§7 §9 views, presses, forms and how the page felt are kept', async ({ page, request }) => {
  const sent = collect(page);
  await page.goto('/shop?q=hiv');
  await expect(notice(page)).toBeAttached({ timeout: 20_000 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A person answers' })).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).click();
  await turnAway(page);
  await expect.poll(() => sent.metrics.length).toBeGreaterThan(0);

  const session = String(sent.events[0]?.['session_id']);
  await expect
    .poll(() => deskRows(request, `analytics_events?session_id=eq.${session}&order=id`))
    .toHaveLength(sent.events.length);
  const kept = await deskRows(request, `analytics_events?session_id=eq.${session}&order=id`);
  expect(kept.map(({ event_type, event_name }) => `${String(event_type)} ${String(event_name)}`)).toEqual([
    'page_view page_view',
    'click link:/contact',
    'page_view page_view',
    'click button:Send message',
    'form_submit Write to us',
  ]);
  expect(kept[0]).toMatchObject({
    user_id: null,
    page_url: new URL('/shop', page.url()).href,
    device_type: 'mobile',
    browser: 'Chrome',
    os: expect.any(String),
    properties: {},
  });
  expect(JSON.stringify(kept)).not.toContain('hiv');

  const names = sent.metrics.map(({ metric_name }) => metric_name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'FID', 'CLS', 'api_success']));
  const call = sent.metrics.find(({ metric_name }) => metric_name === 'api_success');
  expect(call?.['metadata']).toMatchObject({
    endpoint: expect.stringMatching(/^rest\//),
    status: 200,
  });
  expect(await deskRows(request, 'performance_metrics?metric_name=eq.LCP&limit=1')).toHaveLength(1);
});

test('a failed call of the API is measured as such', async ({ page }) => {
  const sent = collect(page);
  await page.route('**/rest/v1/delivery_zones*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/shipping');
  await expect(notice(page)).toBeAttached({ timeout: 20_000 });
  await turnAway(page);
  await expect
    .poll(() => sent.metrics.filter(({ metric_name }) => metric_name === 'api_error').length)
    .toBeGreaterThan(0);
});

test('nothing is sent for those who refuse', async ({ page }) => {
  const sent = collect(page);
  await page.goto('/faq');
  await notice(page).getByRole('button', { name: 'Do not count me' }).click({ timeout: 20_000 });
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('checkbox', { name: /Count my visits/ })).not.toBeChecked();
  await turnAway(page);
  await page.goto('/about');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /companion/.test(name)),
  );
  await turnAway(page);
  expect(sent).toEqual({ events: [], metrics: [] });
});

test('nothing is sent, and nothing asked, when the browser asks not to be tracked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const sent = collect(page);
  await page.goto('/faq');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /companion/.test(name)),
  );
  await page.getByRole('searchbox').click();
  await turnAway(page);
  await expect(notice(page)).toHaveCount(0);
  expect(sent).toEqual({ events: [], metrics: [] });
});

test('a page does as well when the figures cannot be sent', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(/analytics_events|performance_metrics/, (route) => route.abort());
  await page.goto('/faq');
  await expect(notice(page)).toBeAttached({ timeout: 20_000 });
  await turnAway(page);
  await page.getByRole('searchbox').fill('mpesa');
  await expect(page.getByText(/answers for “mpesa”/)).toBeVisible();
  expect(problems).toEqual([]);
});
