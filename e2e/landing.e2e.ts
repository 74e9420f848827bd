import { expect, test } from '@playwright/test';

test('§2 the hero leads to the assessment and to the platform', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Start Health Assessment' })).toHaveAttribute(
    'href',
    '/health-assessment',
  );
  await expect(main.getByRole('link', { name: 'Explore Platform' })).toHaveAttribute('href', '/dashboard');
});

test('§2 the page is whole before any script runs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  for (const name of [
    'Why choose Mizizi',
    'Enhanced Wellness Tools',
    'Take a look inside',
    'What people say',
  ])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(3);
  await expect(page.getByText('150', { exact: true })).toBeVisible();
  await context.close();
});

test('§2 the wellness tools lead to fasting and to the calculator', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Fasting Guidance/ })).toHaveAttribute('href', '/fasting');
  await expect(page.getByRole('link', { name: /Calorie Calculator/ })).toHaveAttribute('href', '/nutrition');
});

test('§2 six parts of the platform can be looked at', async ({ page }) => {
  await page.goto('/');
  const preview = page.getByRole('region', { name: 'Take a look inside' });
  await expect(preview.getByRole('tab')).toHaveText([
    'Fasting dashboard',
    'Shop',
    'AI chatbot',
    'Ayurvedic remedies',
    'Nutritionist consultations',
    'Meal plans',
  ]);
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Your fast at a glance');
  // The part below the first view wakes a moment later.
  await expect(async () => {
    await preview.getByRole('tab', { name: 'Meal plans' }).click();
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText('A week of Kenyan plates', {
      timeout: 500,
    });
  }).toPass();
  await page.keyboard.press('ArrowLeft');
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Half an hour with somebody who knows');
});

test('§7 testimonials are the three newest active ones, with their stars', async ({ page }) => {
  const asked = page.waitForRequest(/\/rest\/v1\/testimonials/);
  await page.goto('/');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    is_active: 'is.true',
    order: 'created_at.desc',
    limit: '3',
  });
  await expect(page.getByRole('figure')).toHaveCount(3);
  await expect(page.getByRole('figure').first()).toContainText('5 out of 5 stars');
  await expect(page.getByRole('figure').first()).toContainText('Wanjiku M., Nakuru');
});

test('§7 figures come from the number of orders, 3.2 people for each, never below 150 and 45', async ({
  page,
}) => {
  await page.route('**/rest/v1/orders?select=id*', (route) =>
    route.fulfill({ status: 200, headers: { 'content-range': '0-0/1001' } }),
  );
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Mizizi in figures' });
  await expect(figures).toContainText('3,203');
  await expect(figures).toContainText('1,001');
  await expect(figures).toContainText('30+');
});

test('§7 figures are 150 and 45 when the count fails', async ({ page }) => {
  await page.route('**/rest/v1/orders?select=id*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/orders'));
  await page.goto('/');
  await failed;
  const figures = page.getByRole('region', { name: 'Mizizi in figures' });
  await expect(figures.getByText('150', { exact: true })).toBeVisible();
  await expect(figures.getByText('45', { exact: true })).toBeVisible();
});

test('§9 the marketing figures and the claims of trust', async ({ page }) => {
  await page.goto('/');
  const said = page.getByRole('region', { name: 'What people say' });
  for (const text of ['5,000+', 'happy users', '200+', 'remedies', '50+', 'practitioners'])
    await expect(said.getByText(text, { exact: true })).toBeVisible();
  await expect(said.getByRole('list', { name: 'Trust' }).getByRole('listitem')).toHaveText([
    '256-bit SSL',
    'Dispatch within 24 hours',
    '30-day return policy',
    'Lab-tested',
  ]);
});

test('§4 §5 the newsletter refuses what is no address and thanks after a moment', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Your email');
  const button = page.getByRole('button', { name: 'Subscribe' });
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('required', '');
  await expect(async () => {
    await field.fill('wanjiku');
    await button.click();
    await expect(page.getByText('Invalid Email', { exact: true }).last()).toBeVisible({ timeout: 1000 });
  }).toPass();
  // The message before may still be on its way out.
  await expect(page.getByText('Please enter a valid email address.', { exact: true }).last()).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !/analytics_events|performance_metrics/.test(request.url()))
      calls.push(request.url());
  });
  await field.fill('wanjiku@example.co.ke');
  const pressedAt = Date.now();
  await button.click();
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1400);
  expect(calls).toEqual([]);
  expect(page.url()).not.toContain('wanjiku');
});

test('§1 the footer carries the disclaimer, the contact and four networks', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('educational and not a substitute for professional medical advice');
  await expect(footer).toContainText('Nairobi, Kenya');
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="https://"]')).toHaveCount(4);
});
