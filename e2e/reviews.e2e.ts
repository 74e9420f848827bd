import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { callAs, shopOwner } from './shop-fixtures.ts';

test('a buyer writes, edits and withdraws a review; a cure is held back', async ({
  page,
  context,
  request,
}) => {
  const owner = await shopOwner(request);
  const { id } = await owner.newProduct();
  const buyer = await newPerson(request, 'Asha Mwangi');
  await owner.delivered(buyer, id);
  await signedInAs(context, buyer);

  await page.goto(`/product/${id}#reviews`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Give one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 of 5: Good' }).check({ force: true });
  await page.getByLabel('Title').fill('Fresh');
  await page.getByLabel('What would you tell a friend?').fill('It cured my ulcers in a week.');
  await expect(page.getByLabel('Signed as')).toHaveValue('Asha');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Your review waits for a person to read it')).toBeVisible();
  await expect(page.getByText('Nobody has reviewed this product yet.')).toBeVisible();
  await expectAccessible(page);

  const queue = (await callAs(request, owner.person, 'review_queue', { queue: 'held' })) as {
    id: number;
    product_id: number;
  }[];
  const held = queue.find((review) => review.product_id === id);
  await callAs(request, owner.person, 'moderate_review', { review_id: held?.id, next_state: 'rejected' });
  await page.reload();
  await expect(page.getByText('Your review is not shown')).toBeVisible();
  await page.getByRole('button', { name: 'Edit your review' }).click();
  await page.getByLabel('What would you tell a friend?').fill('Bitter, fresh and well packed.');
  await page.getByRole('button', { name: 'Save the review' }).click();
  await expect(page.getByText('Your change waits for a person to read it')).toBeVisible();
  await callAs(request, owner.person, 'moderate_review', { review_id: held?.id, next_state: 'published' });
  await page.reload();
  await expect(page.getByText('Bitter, fresh and well packed.')).toBeVisible();
  await expect(page.getByText('Asha (you)')).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect.poll(() => data.textContent()).toContain('"ratingValue":4');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Withdraw your review' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByText('Nobody has reviewed this product yet.')).toBeVisible();
});

test('readers narrow the reviews by stars and report one; who did not buy writes none', async ({
  page,
  context,
  request,
}) => {
  const owner = await shopOwner(request);
  const { id } = await owner.newProduct();
  for (const [name, rating, body] of [
    ['Baraka', 5, 'Strong taste.'],
    ['Chebet', 2, 'Arrived late.'],
  ] as const) {
    const buyer = await newPerson(request, name);
    await owner.delivered(buyer, id);
    await callAs(request, buyer, 'save_review', { product_id: id, rating, body });
  }
  await page.goto(`/product/${id}`);
  await page.getByRole('link', { name: /^Rated 3.5/ }).click();
  await expect(page.getByText('Strong taste.')).toBeVisible();
  await page.getByRole('button', { name: /^2 stars/ }).click();
  await expect(page.getByText('Strong taste.')).toHaveCount(0);
  await expect(page.getByText('Arrived late.')).toBeVisible();
  await page.getByRole('button', { name: 'Report the review by Chebet' }).click();
  await page.waitForURL(/\/auth\?redirect=/);

  await signedInAs(context, await newPerson(request));
  await page.goto(`/product/${id}#reviews`);
  await expect(
    page.getByText('You can write a review once an order with this product has reached you.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Report the review by Chebet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('button', { name: 'Report it' }).click();
  await expect(dialog.getByText('Please choose what is wrong with it.')).toBeVisible();
  await dialog.getByText('It is not true').click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Report it' }).click();
  await expect(dialog).toHaveCount(0);
});
