import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { isoDay, writeRows } from './own-rows.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';

test('day one is useful: steps, a glass, a mood, and both are there after a reload @desktop', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request, 'Achieng Odhiambo'));
  await page.goto('/dashboard');
  await expect(page.getByText(/^Habari ya \w+, Achieng$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Begin here' })).toBeVisible();
  await expect(page.getByText('0 of 5 done')).toBeVisible();
  await expect(page.getByText('Your first note draws the first line', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a glass' }).click();
  await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('0.25 l');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('Today: good')).toBeVisible();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Today: good')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Water', exact: true })).toContainText('0.25 l');
  await expect(page.getByRole('figure', { name: 'Mood' })).toBeVisible();

  await page.getByRole('button', { name: 'Show the years' }).click();
  await expect(page.getByText('Part of Gold')).toBeVisible();
  await page.getByRole('link', { name: 'Work out your target' }).first().click();
  await expect(page).toHaveURL(/\/nutrition$/);
});

test('weeks of records become charts, goals and plain words, also from the copy on the device', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request);
  const user_id = person.session.user.id;
  const days = Array.from({ length: 20 }, (_, day) => day);
  await writeRows(request, person, 'nutrition_targets', [
    {
      user_id,
      sex: 'female',
      age: 30,
      height_cm: 165,
      weight_kg: 70,
      activity: 'light',
      goal: 'lose',
      energy_kcal: 1600,
      protein_g: 84,
      fat_g: 53,
      carbohydrate_g: 197,
      fibre_g: 22,
      goal_weight_kg: 65,
    },
  ]);
  await writeRows(
    request,
    person,
    'weight_entries',
    days.map((day) => ({ user_id, weighed_on: isoDay(-day), kg: 70 + day * 0.05 })),
  );
  await writeRows(
    request,
    person,
    'diary_entries',
    days.map((day) => ({
      id: crypto.randomUUID(),
      user_id,
      eaten_on: isoDay(-day),
      meal: 'lunch',
      name: 'Githeri',
      amount: 1,
      measure: '1 plate',
      energy_kcal: 1580,
      protein_g: 40,
    })),
  );
  await signedInAs(context, person);
  await page.goto('/dashboard');
  await expect(
    page.getByText('On 7 of 7 noted days you came within a tenth of your 1,600 kcal.', { exact: false }),
  ).toBeVisible();
  await expect(
    page.getByText(/Your weight goes down by 0.\d kg a week over the last month, towards your goal/),
  ).toBeVisible();
  await expect(page.getByText('Protein averages 40 g', { exact: false })).toBeVisible();
  const energy = page.getByRole('figure', { name: 'Energy' });
  await energy.getByText('Show the numbers').click();
  await expect(energy.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(energy.getByRole('row')).toHaveCount(31);
  await expectAccessible(page);

  await page.route('**/rest/v1/rpc/dashboard_today', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Protein averages 40 g', { exact: false })).toBeVisible();
  await context.setOffline(true); // nobody asks again without a connection
  await expect(page.getByText(/^As of /)).toBeVisible();
});

test('a visitor is shown the tools, a member of the demo her day', async ({ page, context, request }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your health, on one page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Food diary' })).toBeVisible();
  await expectAccessible(page);
  await signedInAs(context, await demoPerson(request, 'member'));
  await page.goto('/');
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'What your weeks say' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('listitem').first()).toBeVisible();
});
