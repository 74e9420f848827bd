import { expect, type Page, test } from '@playwright/test';

import { signIn } from './auth-forms.ts';
import { keptOn } from './device.ts';
import { anonKey, newPerson, type Person, signedInAs } from './people.ts';
import { addToCart, fillCheckout } from './shopping.ts';

const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('mizizi-auth'));

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test('a sign-out goes home, reaches the other tabs and leaves nothing of the person behind', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request, 'Amina Siri');
  await signedInAs(context, person);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  const tab = await context.newPage();
  await addToCart(tab, 31);
  await tab.goto('/checkout');
  await fillCheckout(tab, { phone: '0712 345 678', name: 'Amina Siri' });

  await signOut(page);
  await page.waitForURL((url) => url.pathname === '/');
  // The cart went with its owner, and so did what was typed in the other tab.
  await expect(tab.getByText('Your cart is empty').first()).toBeVisible();
  await expect(tab.getByLabel('Full name')).toHaveCount(0);
  for (const one of [page, tab]) {
    await one.getByRole('button', { name: 'Open menu' }).click();
    await expect(one.getByRole('dialog').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(one.getByText('Amina Siri')).toHaveCount(0);
    const kept =
      (await one.evaluate(() => JSON.stringify([localStorage, sessionStorage]))) +
      JSON.stringify(await keptOn(one));
    for (const secret of ['Amina', '345 678', 'Opposite Total', person.email])
      expect(kept).not.toContain(secret);
  }
  // The server has forgotten the session too, and Back shows no order of the person before.
  const late = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: await anonKey(request) },
    data: { refresh_token: person.session.refresh_token },
  });
  expect(late.status()).toBe(400);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/auth');
});

test('a sign-out works without a connection', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.route('**/auth/v1/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await storedSession(page)).toBeNull();
});

test('the next person on this phone sees nothing of the one before', async ({ page, context, request }) => {
  const [first, second] = [await newPerson(request, 'Amina Siri'), await newPerson(request, 'Brian Kamau')];
  await signedInAs(context, first);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await signOut(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, second.email);
  await page.waitForURL('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Brian Kamau')).toBeVisible();
  await expect(page.getByText('Amina Siri')).toHaveCount(0);
});

for (const [how, minutes] of [
  ['slow', -5],
  ['fast', 5],
] as const) {
  test(`a phone whose clock is five minutes ${how} signs in and works`, async ({ page, request }) => {
    const person = await newPerson(request);
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.goto('/auth?redirect=/orders');
    await signIn(page, person.email);
    await page.waitForURL('/orders');
    await expect(page.getByText(/no orders yet/i)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/no orders yet/i)).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

test('a token that only a slow clock takes for good is renewed without a word', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  const renewals: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('grant_type=refresh_token')) renewals.push(call.url());
  });
  // What PostgREST answers to a token that is over.
  await page.route(
    '**/rest/v1/orders*',
    (route) => route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    { times: 1 },
  );
  await page.goto('/orders');
  await expect(page.getByText(/no orders yet/i)).toBeVisible();
  expect(renewals).toHaveLength(1);
});

test('a session is renewed before it is over, in one tab for all', async ({ page, context, request }) => {
  const person = await newPerson(request);
  await signedInAs(context, { ...person, session: withEnd(person, Date.now() / 1000 + 30) });
  const tabs = [page, await context.newPage()];
  const renewals: string[] = [];
  context.on('request', (call) => {
    if (call.url().includes('grant_type=refresh_token')) renewals.push(call.url());
  });
  for (const tab of tabs) {
    await tab.goto('/orders');
    await expect(tab.getByText(/no orders yet/i)).toBeVisible();
  }
  expect(renewals.length).toBeGreaterThanOrEqual(1);
  const stored = JSON.parse((await storedSession(page)) ?? '{}') as { refresh_token?: string };
  expect(stored.refresh_token).not.toBe(person.session.refresh_token);
});

test('a session that the server has ended leads to the door and back', async ({ page, context, request }) => {
  const person = await newPerson(request);
  await request.post('/auth/v1/logout?scope=global', {
    headers: { apikey: await anonKey(request), authorization: `Bearer ${person.session.access_token}` },
  });
  await signedInAs(context, { ...person, session: withEnd(person, Date.now() / 1000 - 60) });
  await page.goto('/orders');
  await page.waitForURL('/auth?redirect=%2Forders');
  expect(await storedSession(page)).toBeNull();
  await signIn(page, person.email);
  await page.waitForURL('/orders');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app starts with the stored session, even an old one, and goes on when the network is back', async ({
    page,
    context,
    request,
  }) => {
    const person = await newPerson(request, 'Amina Siri');
    await signedInAs(context, { ...person, session: withEnd(person, Date.now() / 1000 - 60) });
    await page.goto('/orders');
    await expect(page.getByText(/no orders yet/i)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const expired = { ...JSON.parse((await storedSession(page)) ?? '{}'), expires_at: 1 } as object;
    await page.evaluate((text) => localStorage.setItem('mizizi-auth', text), JSON.stringify(expired));

    // Links are opened on the network alone: no copy on this device is named after a link's secret.
    await page.goto('/auth/callback?token_hash=0123456789abcdef&type=signup');
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    const copies = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(copies.filter((url) => url.includes('/orders')).length).toBeGreaterThan(0);
    expect(copies.filter((url) => url.includes('token_hash'))).toEqual([]);

    await context.setOffline(true);
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText('Amina Siri')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await storedSession(page)).not.toBeNull();

    await context.setOffline(false);
    await page.goto('/orders');
    await expect(page.getByText(/no orders yet/i)).toBeVisible();
  });
});

/** The person's session as if it ended at another time; the tokens stay. */
function withEnd({ session }: Person, expiresAt: number): Person['session'] {
  return { ...session, expires_at: Math.floor(expiresAt) };
}
