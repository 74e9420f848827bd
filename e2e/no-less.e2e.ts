import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { isoDay, writeRows } from './own-rows.ts';
import { anonKey, newPerson } from './people.ts';
import { walkTo } from './walk.ts';

test.use({ viewport: { width: 360, height: 740 } });

const notice = (page: Page, reason: string) => page.locator(`[data-no-less="${reason}"]`);

/** Nothing is wider than the phone. */
const expectRoom = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

test('a breastfeeding woman of 24 who wants to lose weight by fasting is told once and kept everywhere', async ({
  page,
}) => {
  await page.goto('/fasting');
  await page.getByRole('button', { name: 'Start fasting' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'I am breastfeeding' }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(notice(page, 'breastfeeding')).toContainText('Fasting is not for you at the moment');
  await expect(page.getByRole('button', { name: 'Start fasting' })).toBeHidden();
  await expectAccessible(page);
  for (const tab of ['Plan', 'Faith']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(notice(page, 'breastfeeding')).toBeVisible();
  }

  await walkTo(page, '/nutrition/plans/lose-gently-1500');
  await expect(notice(page, 'breastfeeding')).toContainText('This week is not for you at the moment');
  await expect(page.getByRole('button', { name: 'Follow this plan' })).toBeDisabled();
  await expectAccessible(page);
  await page.goto('/nutrition/plans/fasting-16-8-1800');
  await expect(page.getByRole('button', { name: 'Follow this plan' })).toBeDisabled();
  await page.goto('/nutrition/plans/breastfeeding-2500');
  await expect(page.getByRole('button', { name: 'Follow this plan' })).toBeEnabled();
  await expect(page.locator('[data-no-less]')).toHaveCount(0);

  await walkTo(page, '/nutrition');
  await expect(page.getByRole('checkbox', { name: 'I am breastfeeding' })).toBeChecked();
  await page.getByLabel('Age in years').fill('24');
  await page.getByLabel('Height', { exact: true }).fill('160');
  await page.getByLabel('Weight', { exact: true }).fill('70');
  await page.getByText('Lose weight', { exact: true }).click();
  await expect(page.getByText('No deficit while you breastfeed')).toBeVisible();
  await expect(page.getByText('500 kcal a day are for the milk')).toBeVisible();
  await expectRoom(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make this my target' }).click();
  await walkTo(page, '/nutrition/weight');
  await page.getByRole('textbox', { name: 'Goal in kg' }).fill('60');
  await page.getByRole('button', { name: 'Set goal' }).click();
  await expect(notice(page, 'breastfeeding')).toContainText('No lower weight to reach at the moment');
  await expect(page.getByRole('textbox', { name: 'Goal in kg' })).toHaveValue('60');
});

test('in Kiswahili a pregnancy that was told to the calculator closes the week of 1,500 kcal', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.goto('/nutrition/plans/lose-gently-1500');
  await page.getByRole('button', { name: 'Fuata mpango huu' }).click();
  await walkTo(page, '/nutrition');
  await page.getByRole('checkbox', { name: 'Mimi ni mjamzito' }).check();
  await page.getByRole('textbox', { name: 'Una mimba ya wiki ngapi?' }).fill('30');
  await page.getByLabel('Umri kwa miaka').fill('27');
  await page.getByLabel('Urefu', { exact: true }).fill('165');
  await page.getByLabel('Uzito', { exact: true }).fill('65');
  await expect(page.getByText('kcal 452 kwa siku ni za ujauzito')).toBeVisible();
  await expect(page.getByText('IFAS')).toBeVisible();
  await expectRoom(page);
  await expectAccessible(page);
  await walkTo(page, '/nutrition/diary');
  await expect(notice(page, 'pregnancy')).toContainText('Usipunguze chakula wala usifunge ukiwa mjamzito');
  await expectRoom(page);
  await notice(page, 'pregnancy').getByRole('button', { name: 'Acha kufuata' }).click();
  await expect(notice(page, 'pregnancy')).toBeHidden();
  await walkTo(page, '/nutrition/plans/lose-gently-1500');
  await expect(page.getByRole('button', { name: 'Fuata mpango huu' })).toBeDisabled();
  await walkTo(page, '/fasting');
  await expect(notice(page, 'pregnancy')).toContainText('Usifunge kwa sasa');
  await expectAccessible(page);
});

test('metformin asks for a clinician as long as it is taken, and a pregnancy ends a fast that runs', async ({
  page,
}) => {
  await page.goto('/fasting');
  await page.getByRole('radio', { name: '16:8' }).check();
  await page.getByRole('button', { name: 'Start fasting' }).click();
  const dialog = page.getByRole('dialog');
  for (const step of [1, 2]) {
    await expect(dialog.getByText(`Step ${step} of 3`)).toBeVisible();
    await dialog.getByRole('button', { name: 'None of these' }).click();
  }
  await dialog.getByRole('checkbox', { name: /metformin/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // One tap was enough, and the caution stays.
  await expect(page.getByRole('timer')).toHaveAccessibleName('Fasting for 0 min');
  await expect(page.getByText('sugar may fall, doses may have to change')).toBeVisible();
  await page.reload();
  await expect(page.getByText('sugar may fall, doses may have to change')).toBeVisible();
  await expectAccessible(page);

  await walkTo(page, '/nutrition');
  // What is ticked on the printed page is taken over when it is hydrated, and not by a page that is left before.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByRole('checkbox', { name: 'I am pregnant' }).check();
  await walkTo(page, '/fasting');
  await expect(notice(page, 'pregnancy')).toContainText('Not while you are pregnant');
  await page.clock.install();
  await page.clock.fastForward('00:02:00');
  await notice(page, 'pregnancy').getByRole('button', { name: 'End fast now' }).click();
  await dialog.getByRole('button', { name: 'End fast' }).click();
  await expect(notice(page, 'pregnancy')).toContainText('Fasting is not for you at the moment');
});

test('no other door leads around it', async ({ request }) => {
  const person = await newPerson(request, 'Nekesa Wafula');
  const { id } = person.session.user;
  await writeRows(request, person, 'safety_profiles', [{ user_id: id, conditions: ['pregnancy'] }]);
  const headers = {
    apikey: await anonKey(request),
    Authorization: `Bearer ${person.session.access_token}`,
  };
  const refused = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(`/rest/v1/${path}`, { headers, data });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'P0001', details: 'not_for_you' });
  };
  await refused('meal_plan_uses', { user_id: id, plan_key: 'lose-gently-1500', starts_on: isoDay(0) });
  await refused('rpc/save_fast', {
    user_uuid: id,
    fast: {
      id: crypto.randomUUID(),
      protocol: '16:8',
      target_minutes: 960,
      started_at: new Date().toISOString(),
      time_zone: 'Africa/Nairobi',
      source: 'live',
    },
  });
  await refused('nutrition_targets', {
    user_id: id,
    sex: 'female',
    age: 27,
    height_cm: 165,
    weight_kg: 65,
    activity: 'light',
    goal: 'lose',
    energy_kcal: 1500,
    protein_g: 70,
    fat_g: 50,
    carbohydrate_g: 180,
    fibre_g: 25,
  });
});
