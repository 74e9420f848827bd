import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'AI Herbalist' }).click();
  return page.getByRole('dialog', { name: 'AI Herbalist' });
}

test('a visitor finds the herbalist and is offered to sign in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop');
  const chat = await openChat(page);
  await expect(chat.getByText('Sign in to ask the herbalist', { exact: false })).toBeVisible();
  await expect(chat.getByText('Not medical advice', { exact: false })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await chat.getByRole('link', { name: 'Start the free trial' }).click();
  await expect(page.getByRole('radio', { name: /Free Trial/ })).toBeChecked();
  await expect(chat).toHaveCount(0);
});

test('a member asks as often as the plan allows, and a sign of danger is never answered with a tip', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'member'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/notifications');
  const chat = await openChat(page);
  await chat.getByRole('button', { name: 'Boost immunity' }).click();
  await expect(chat.getByText('The herbalist is typing')).toBeAttached();
  await expect(chat.getByText('The herbalist is typing')).toHaveCount(0);
  const bubbles = chat.getByRole('log').getByText(/^Herbalist: /);
  await expect(bubbles).toHaveCount(2);
  const question = chat.getByRole('textbox', { name: 'Your question' });
  await question.fill('I have chest pain');
  await question.press('Enter');
  await expect(chat.locator('[data-kind="heart"]').getByRole('link', { name: /^999/ })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect((await openChat(page)).getByText('I have chest pain')).toBeVisible();
});

test('two questions a day are free; both devices count, and midnight in Nairobi starts anew', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string };
  await signedInAs(context, person);
  const now = new Date();
  const evening = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours()),
  );
  await page.clock.install({ time: evening });
  await page.goto('/shop');
  const chat = await openChat(page);
  await expect(chat.getByText('2 of 2 questions left today.')).toBeVisible();
  const question = chat.getByRole('textbox', { name: 'Your question' });
  await question.fill('What goes with ugali?');
  await question.press('Enter');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  const bubbles = chat.getByRole('log').getByText(/^Herbalist: /);
  await expect(bubbles).toHaveCount(2);
  await expect(chat.getByText('1 of 2 questions left today.')).toBeVisible();

  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, person);
  const second = await elsewhere.newPage();
  await second.goto('/shop');
  const other = await openChat(second);
  await other.getByRole('button', { name: 'Better sleep' }).click();
  await expect(other.getByText(/You have used today’s questions/)).toBeVisible();
  await elsewhere.close();

  // The first device does not know yet, but the server does.
  await question.fill('And with chapati?');
  await question.press('Enter');
  await expect(chat.getByText(/You have used today’s questions/)).toBeVisible();
  await expect(bubbles).toHaveCount(2);
  const counted = await request.get('/rest/v1/daily_usage_limits?select=usage_count', {
    headers: { apikey: anonKey, authorization: `Bearer ${person.session.access_token}` },
  });
  expect(await counted.json()).toEqual([{ usage_count: 2 }]);

  await page.clock.fastForward('24:00:00');
  await expect(chat.getByText('2 of 2 questions left today.')).toBeVisible();
});
