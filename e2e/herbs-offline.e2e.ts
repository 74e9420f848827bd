import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('herbs, remedies and the safety check work without a connection after one visit', async ({
  page,
  context,
}) => {
  await page.goto('/herbs');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    return registration.active?.state;
  });
  await page.reload();
  await context.setOffline(true);

  await page.goto('/herbs');
  await page.getByRole('searchbox', { name: 'Search the herbs' }).fill('mwarubaini');
  // A tap while the list still shrinks would land beside the plant.
  await expect(page.getByText('1 herb', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Neem', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Safety first' })).toBeVisible();

  await page.goto('/herbs/st-johns-wort');
  await page.getByRole('button', { name: 'Check it for me' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('arv');
  await dialog.getByRole('checkbox', { name: /^HIV medicines/ }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'St John’s wort and your list' })).toContainText(
    'Not for you, by your list',
  );

  await page.goto('/safety-check?medicines=rifampicin,Qwzyx&herbs=echinacea');
  await expect(page.locator('[data-herb="echinacea"][data-with="rifampicin"]')).toHaveAttribute(
    'data-verdict',
    'avoid',
  );

  await page.goto('/herbal-remedies?complaint=cough');
  await page.getByRole('button', { name: 'None of these' }).click();
  await page.getByRole('link', { name: 'A spoon of honey at bedtime for a cough' }).click();
  await expect(page.getByRole('heading', { name: 'How it is made' })).toBeVisible();
});
