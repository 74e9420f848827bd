import { expect, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { openPractice } from './practice-desk.ts';

test('a question is asked, answered, read by everybody, hidden and taken back', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const title = `May I eat managu daily, ${crypto.randomUUID().slice(0, 8)}?`;
  const practice = await openPractice(request);
  await signedInAs(context, await newPerson(request));
  await page.goto('/community');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question').fill(title);
  await page.getByLabel('More about it').fill('I cook it each evening. Write to me at 0712 345 678.');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Ask the question' }).click();
  await expect(page.getByText('phone numbers, mail addresses and links cannot stay in it')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue(title);

  await page.getByLabel('More about it').fill('I cook it each evening. My chest hurts and I cannot breathe.');
  await expect(page.locator('[data-urgency="emergency"]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ask the question' }).click();
  await expect(page.getByText('Get help first')).toBeVisible();
  await page.getByLabel('More about it').fill('I cook it each evening with onions.');
  await page.getByRole('button', { name: 'Ask the question' }).click();
  await expect(page.getByText('Asante! Your question has arrived')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Only you and our practitioners read it')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const address = page.url();

  const desk = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await signedInAs(desk, practice.owner);
  const second = await desk.newPage();
  await second.goto('/practice?tab=questions');
  const card = second.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('button', { name: 'Answer' }).click();
  await card.getByLabel('Your answer').fill('Yes, cooked as a vegetable it is fine each day.');
  await expectAccessibleInBothThemes(second);
  await card.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(card.getByRole('button', { name: 'Change my answer' })).toBeVisible();
  await desk.close();

  await page.goto('/notifications');
  await expect(page.getByText(`${practice.name} has answered your question.`)).toBeVisible();

  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  await visitor.goto('/community');
  await visitor.getByRole('searchbox', { name: 'Search the questions' }).fill(title.slice(-9, -1));
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByText('Yes, cooked as a vegetable')).toBeVisible();
  await expect(visitor.getByText('A member asked')).toBeVisible();
  await expect(visitor.getByRole('link', { name: practice.name })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0);
  await expectAccessibleInBothThemes(visitor);

  const office = await browser.newContext();
  await signedInAs(office, await demoPerson(request, 'admin'));
  const admin = await office.newPage();
  await admin.goto(`/admin/questions?q=${encodeURIComponent(title.slice(-9, -1))}`);
  await admin.getByRole('button', { name: title }).click();
  await admin.getByRole('button', { name: 'Hide' }).click();
  await expect(admin.getByText('Question decided')).toBeVisible();
  await office.close();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'This question is not here' }).first()).toBeVisible();
  await elsewhere.close();

  await page.goto(address);
  await expect(page.getByText('Not shown to others')).toBeVisible();
  await page.getByText('Take the question back').click();
  await page.getByRole('button', { name: 'Delete my question' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
