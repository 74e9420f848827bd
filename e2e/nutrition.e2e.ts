import { type Browser, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { isoDay, writeRows } from './own-rows.ts';
import { newPerson, type Person, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

/** Adds a food to a meal through the search: the portion its row shows. */
async function eat(page: Page, meal: string, typed: string, food: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Add to ${meal}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill(typed);
  await dialog.getByRole('button', { name: food }).first().click();
  await expect(dialog).toBeHidden();
}

const meal = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the calculator shows its sums, refuses what would harm and sets a target', async ({ page }) => {
  await page.goto('/nutrition');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('textbox', { name: 'Age in years' }).fill('30');
  await page.getByRole('textbox', { name: 'Height' }).fill('165');
  await page.getByRole('textbox', { name: 'Weight' }).fill('65');
  const result = page.getByRole('main');
  await expect(result.getByText('1,884', { exact: false }).first()).toBeVisible();
  await page.getByText('How this is worked out').click();
  await expect(page.getByText('10 × 65 kg + 6.25 × 165 cm − 5 × 30 years − 161')).toBeVisible();

  await page.getByRole('combobox', { name: 'Unit of weight' }).selectOption('lb');
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('143.3');
  await page.getByRole('combobox', { name: 'Unit of weight' }).selectOption('kg');
  await page.getByRole('textbox', { name: 'Weight' }).fill('65');

  await page.getByText('Lose weight', { exact: true }).click();
  await page.getByText('Steadily: up to 500 kcal a day').click();
  await expect(result.getByText('1,510', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Less than you asked for, on purpose')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I am pregnant' }).check();
  await expect(page.getByRole('alert')).toContainText('No deficit in pregnancy');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I am pregnant' }).uncheck();
  await page.getByRole('textbox', { name: 'Age in years' }).fill('17');
  await expect(page.getByRole('alert')).toContainText('Growing bodies');
  await page.getByRole('textbox', { name: 'Age in years' }).fill('30');
  await page.getByRole('textbox', { name: 'Weight' }).fill('48');
  await expect(page.getByRole('alert')).toContainText('You weigh too little');

  await page.getByRole('textbox', { name: 'Weight' }).fill('65');
  await page.getByRole('button', { name: 'Make this my target' }).click();
  await page.getByRole('link', { name: 'Diary', exact: true }).click();
  await expect(page.getByText('of 1,510 kcal')).toBeVisible();
});

test('a day is written down: found with a slip, measured in chapatis, cooked at home, copied', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/nutrition/diary');
  await expect(page.getByText('Saved with your account')).toBeVisible();

  await page.getByRole('button', { name: 'Add to breakfast' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Search foods' }).fill('chapatti');
  await dialog.getByRole('button', { name: 'Favourite: Chapati, white flour' }).click();
  await dialog.getByRole('button', { name: /^Chapati, white flour/ }).click();
  await dialog.getByRole('textbox', { name: 'How many' }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to the diary' }).click();
  await expect(meal(page, 'Breakfast')).toContainText('2 × 1 chapati');

  await walkTo(page, '/nutrition/foods');
  await page.getByRole('button', { name: 'New recipe' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Mama’s ndengu');
  for (const [typed, food, grams] of [
    ['green grams', 'Green grams, dry', '250'],
    ['vegetable oil', 'Vegetable cooking oil', '30'],
  ] as const) {
    await dialog.getByRole('searchbox', { name: 'Add a part' }).fill(typed);
    await dialog.getByRole('button', { name: food, exact: true }).click();
    await dialog.getByRole('textbox', { name: `${food}, grams` }).fill(grams);
  }
  await dialog.getByRole('textbox', { name: 'Weight when done, g' }).fill('1000');
  await expect(dialog.getByText(/kcal a portion/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Mama’s ndengu/ })).toBeVisible();

  await walkTo(page, '/nutrition/diary');
  await eat(page, 'lunch', 'mama', /^Add 1 portion of Mama’s ndengu/);
  await expect(meal(page, 'Lunch')).toContainText('1 portion');
  await page.getByRole('button', { name: 'Add to lunch' }).click();
  await dialog.getByText('Favourites').click();
  await expect(dialog.getByRole('button', { name: /^Chapati, white flour/ })).toBeVisible();
  await dialog.getByText('Only kcal').click();
  await dialog.getByRole('textbox', { name: 'Energy in kcal' }).fill('180');
  await dialog.getByRole('button', { name: 'Add to the diary' }).click();
  await expect(page.getByText('at least; 1 food does not say').first()).toBeVisible();

  await meal(page, 'Lunch').getByRole('button', { name: 'Remove Quick entry' }).click();
  await expect(meal(page, 'Lunch')).not.toContainText('Quick entry');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meal(page, 'Lunch')).toContainText('Quick entry');
  await meal(page, 'Breakfast')
    .getByRole('button', { name: /^Chapati, white flour/ })
    .click();
  await dialog.getByRole('textbox', { name: 'How many' }).fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(meal(page, 'Breakfast')).not.toContainText('2 ×');

  await page.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await page.getByRole('button', { name: 'Bottle, 500 ml' }).click();
  await expect(page.getByText('750 ml')).toBeVisible();

  await page.getByRole('button', { name: 'Copy this day' }).click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await page.getByRole('button', { name: 'The day after' }).click();
  await expect(page.getByRole('heading', { name: /^Tomorrow/ })).toBeVisible();
  await page.reload();
  await expect(meal(page, 'Breakfast')).toContainText('Chapati, white flour');
  await expect(meal(page, 'Lunch')).toContainText('Mama’s ndengu');
  await expect(page.getByText('0 ml', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

/** The diary on a device of that person. */
async function device(browser: Browser, person: Person, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), timezoneId: 'Africa/Nairobi' });
  await signedInAs(context, person);
  const page = await context.newPage();
  await page.goto('/nutrition/diary');
  await expect(page.getByText('Saved with your account')).toBeVisible();
  // the food table is on the device before the connection goes
  await page.getByRole('button', { name: 'Add to supper' }).click();
  await page.getByRole('searchbox', { name: 'Search foods' }).fill('ugali');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  return page;
}

test('what two devices note without a connection comes together, each thing once', async ({
  browser,
  request,
  baseURL,
}) => {
  const person = await newPerson(request);
  const [phone, laptop] = [await device(browser, person, baseURL), await device(browser, person, baseURL)];
  for (const page of [phone, laptop]) await page.context().setOffline(true);
  await eat(phone, 'supper', 'ugali', /^Add .* of Ugali from whole maize flour$/);
  await phone.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await expect(phone.getByText('2 changes wait for a connection')).toBeVisible();
  await eat(laptop, 'supper', 'sukuma wiki', /^Add .* of Sukuma wiki, fried/);
  await laptop.getByRole('button', { name: 'Glass, 250 ml' }).click();
  await expect(meal(laptop, 'Supper')).toContainText('Sukuma wiki');

  await phone.context().setOffline(false);
  await expect(phone.getByText('Saved with your account')).toBeVisible();
  await laptop.context().setOffline(false);
  await expect(laptop.getByText('Saved with your account')).toBeVisible();
  for (const page of [phone, laptop]) {
    await page.reload();
    await expect(meal(page, 'Supper').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('500 ml').first()).toBeVisible();
    await page.context().close();
  }
});

test('weights draw a trend, and no goal is underweight', async ({ page, context, request }) => {
  const person = await newPerson(request);
  const user_id = person.session.user.id;
  await writeRows(
    request,
    person,
    'weight_entries',
    Array.from({ length: 20 }, (_, day) => ({ user_id, weighed_on: isoDay(-day - 1), kg: 70 + day * 0.1 })),
  );
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
    },
  ]);
  await signedInAs(context, person);
  await page.goto('/nutrition/weight');
  await page.getByRole('textbox', { name: 'Weight in kg' }).fill('69,9');
  await page.getByRole('button', { name: 'Note weight' }).click();
  await expect(page.getByText(/Down 0.\d kg a week/)).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Weight' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Goal in kg' }).fill('48');
  await page.getByRole('button', { name: 'Set goal' }).click();
  await expect(page.getByRole('alert')).toContainText('underweight for your height');
  await page.getByRole('textbox', { name: 'Goal in kg' }).fill('66');
  await page.getByRole('button', { name: 'Set goal' }).click();
  await expect(page.getByText(/kg to your goal/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByText('Pounds').click();
  await expect(page.getByText(/lb a week/)).toBeVisible();
  await page.getByRole('button', { name: /^Remove 154.1 lb/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Remove 154.1 lb/ })).toBeVisible();
});
