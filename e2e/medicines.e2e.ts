import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { writeRows } from './own-rows.ts';
import { anonKey, newPerson, type Person, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const MINUTE_MS = 60_000;

/** Finds a medicine in the open window by what is typed, and chooses it. */
async function choose(page: Page, typed: string, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Name of the medicine' }).fill(typed);
  await dialog.getByRole('button', { name }).first().click();
}

const scheduleOf = (person: Person, medicine: string, times: readonly string[], more: object = {}) => ({
  user_id: person.session.user.id,
  medicine,
  dose: '1 tablet',
  times,
  time_zone: 'Africa/Nairobi',
  reminds: false,
  times_since: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  starts_on: '2026-01-01',
  ...more,
});

// In this order, by one worker: a reminder takes up to a minute to come, in which the other journeys are walked.
test.describe.configure({ mode: 'default' });
let reminded: { person: Person; clock: string };
test.beforeAll(async ({ request }) => {
  const person = await newPerson(request, 'Moraa Nyaboke');
  const due = new Date(Math.ceil((Date.now() + 2000) / MINUTE_MS) * MINUTE_MS);
  const clock = new Date(due.getTime() + 180 * MINUTE_MS).toISOString().slice(11, 16);
  await writeRows(request, person, 'medicine_schedules', [
    scheduleOf(person, 'hiv-medicines', [clock], { reminds: true }),
    scheduleOf(person, 'other:Dawa', [clock], { reminds: true }),
  ]);
  reminded = { person, clock };
});

test('a visitor adds medicines, notes a dose with one tap, and the safety check knows them', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-24T10:00:00+03:00') });
  await page.goto('/medicines');
  await page.getByRole('button', { name: 'Add a medicine' }).click();
  await expectAccessible(page);
  await choose(page, 'warfarin', /^Warfarin/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How much each time').fill('1 tablet');
  await dialog.getByRole('button', { name: /^Evening/ }).click();
  await dialog.getByText('Reckon it from what is left').click();
  await dialog.getByLabel('Left in the packet').fill('4');
  await dialog.getByRole('button', { name: 'Use this day' }).click();
  await expect(dialog.getByLabel('Lasts until (if you know)')).toHaveValue('2026-11-27');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Runs out soon: Friday 27 November')).toBeVisible();

  await page.getByRole('button', { name: 'Add a medicine' }).click();
  await choose(page, 'Dawa ya Mzee Zzq', /^Keep “Dawa ya Mzee Zzq” as written/);
  await dialog.getByRole('button', { name: /^Evening/ }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not in the safety check')).toBeVisible();

  // By the keyboard, and again to take it back.
  const taken = page.getByRole('button', { name: 'Taken: Warfarin, 20:00' });
  await taken.focus();
  await page.keyboard.press('Enter');
  await expect(taken).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(taken).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'All 2 taken' }).click();
  await expect(page.getByText('Kept on this device only')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table').getByText('20:00 taken,')).toHaveCount(2);
  await expect(page).toHaveTitle('My medicines | Mizizi');
  await expectAccessibleInBothThemes(page);

  await walkTo(page, '/safety-check');
  await expect(page.getByRole('button', { name: 'Remove Warfarin' })).toBeVisible();
  await page.getByRole('link', { name: 'My medicines and their times' }).click();
  await page.getByRole('button', { name: 'Remove Warfarin' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I no longer take it' }).click();
  await expect(page.getByRole('heading', { name: 'Warfarin' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('table').getByText('20:00 taken,')).toHaveCount(2);
});

test('the page speaks Kiswahili', async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.clock.install({ time: new Date('2026-11-24T10:00:00+03:00') });
  await page.goto('/medicines');
  await page.getByRole('button', { name: 'Ongeza dawa' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('Dawa ya Mzee Zzq');
  await dialog.getByRole('button', { name: /^Weka “Dawa ya Mzee Zzq”/ }).click();
  await dialog.getByRole('button', { name: /^Jioni 20:00 \(saa 2 usiku\)/ }).click();
  await dialog.getByRole('button', { name: 'Hifadhi' }).click();
  await page.getByRole('button', { name: /^Nimetumia: Dawa ya Mzee Zzq/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Jnn 24 Novemba' })).toBeVisible();
  await expectAccessible(page);
});

/** What a browser tells a page when somebody takes the device up again. */
const comeBackTo = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('focus')));

test('two devices agree, and what was noted without a connection arrives', async ({
  browser,
  request,
  baseURL,
}) => {
  const person = await newPerson(request, 'Nekesa Wafula');
  await writeRows(request, person, 'medicine_schedules', [
    scheduleOf(person, 'metformin', ['00:01', '23:58']),
    scheduleOf(person, 'other:Dawa', ['00:01'], { reminds: true }),
  ]);
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      timezoneId: 'Africa/Nairobi',
    });
    await signedInAs(context, person);
    const page = await context.newPage();
    await page.goto('/medicines');
    await expect(page.getByRole('heading', { name: 'Seven days' })).toBeVisible();
    return page;
  };
  const [phone, tablet] = [await open(), await open()];
  const dose = { name: 'Taken: Metformin, 23:58' };
  await phone.getByRole('button', dose).last().click();
  await expect(phone.getByText('Saved with your account')).toBeVisible();
  await comeBackTo(tablet);
  await expect(tablet.getByRole('button', dose).last()).toHaveAttribute('aria-pressed', 'true');

  await tablet.context().setOffline(true);
  await tablet.getByRole('button', { name: 'Skipped: Dawa, 00:01' }).last().click();
  await expect(tablet.getByText('1 change waits for a connection')).toBeVisible();
  await tablet.context().setOffline(false);
  await expect(tablet.getByText('Saved with your account')).toBeVisible();
  await comeBackTo(phone);
  await expect(phone.getByRole('button', { name: 'Skipped: Dawa, 00:01' }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // The safety check of a device that never saw the list knows what has times.
  await phone.goto('/safety-check');
  await expect(phone.getByRole('button', { name: 'Remove Metformin' })).toBeVisible();
  for (const page of [phone, tablet]) await page.context().close();
});

test('a reminder comes at its minute, names nothing, and leads to what is due', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(150_000);
  const { person, clock } = reminded;
  const headers = { apikey: await anonKey(request), authorization: `Bearer ${person.session.access_token}` };
  const told = async (): Promise<{ title: string; metadata: { link: string } }[]> => {
    const answer = await request.get('/rest/v1/notifications?select=*&title=eq.Your%20reminder', { headers });
    return (await answer.json()) as { title: string; metadata: { link: string } }[];
  };
  await expect.poll(async () => (await told()).length, { timeout: 120_000, intervals: [2000] }).toBe(1);
  const [reminder] = await told();
  expect(JSON.stringify(reminder)).not.toMatch(/hiv|dawa|arv|tablet/i);

  await signedInAs(context, person);
  await page.goto('/notifications');
  await page
    .getByRole('button', { name: /^Unread.*It is time for something on your list/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/medicines\\?due=`));
  const group = page.getByRole('region', { name: `Doses of ${clock}` });
  await expect(group.getByText('It is time for this one')).toHaveCount(2);
  await expectAccessible(page);
});
