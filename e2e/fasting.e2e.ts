import { readFile } from 'node:fs/promises';

import { type Browser, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { forgetKept } from './device.ts';
import { writeRows } from './own-rows.ts';
import { newPerson, type Person, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const HOUR_MS = 3_600_000;

/** Answers the three questions with nothing to declare. */
async function passQuestions(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (let step = 1; step <= 3; step += 1) {
    await expect(dialog.getByText(`Step ${step} of 3`)).toBeVisible();
    await dialog.getByRole('button', { name: 'None of these' }).click();
  }
  await expect(dialog).toBeHidden();
}

/** A value for a `datetime-local` field, on the clock of Nairobi, so many hours ago. */
const hoursAgo = (hours: number): string =>
  new Date(Date.now() + 3 * HOUR_MS - hours * HOUR_MS).toISOString().slice(0, 16);

/** The site on a device of that person. */
async function device(browser: Browser, person: Person, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), timezoneId: 'Africa/Nairobi' });
  await signedInAs(context, person);
  const page = await context.newPage();
  await page.goto('/fasting');
  await expect(page.getByRole('tab', { name: 'Now' })).toBeVisible();
  return page;
}

const timer = (page: Page) => page.getByRole('timer');

test('a visitor fasts sixteen hours over midnight, with a reload, a trip and a clock put back', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T20:00:00+03:00') });
  await page.goto('/fasting');
  await page.getByRole('radio', { name: '16:8' }).check();
  await expect(page.getByText('until 12:00')).toBeVisible();
  await page.getByRole('button', { name: 'Start fasting' }).click();
  await expectAccessible(page);
  await passQuestions(page);
  await expect(timer(page)).toHaveAccessibleName('Fasting for 0 min');

  await page.clock.fastForward('05:30:00');
  await expect(timer(page)).toHaveAccessibleName('Fasting for 5 h 30 min');
  await expect(page.getByRole('listitem').filter({ hasText: 'you are here' })).toContainText(
    'Using stored sugar',
  );
  await page.reload();
  await expect(timer(page)).toHaveAccessibleName('Fasting for 5 h 30 min');
  await expectAccessible(page);

  await page.getByRole('button', { name: '+ one glass' }).click();
  await expect(page.getByText('Each glass also counts into your water of the day.')).toBeVisible();
  await page.getByRole('radio', { name: 'Good', exact: true }).check();
  await page.clock.fastForward('10:30:00');
  await expect(page.getByText('Target reached')).toBeVisible();
  await page.getByRole('button', { name: 'End fast' }).click();
  await expect(page.getByRole('dialog').getByText('16 h', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'End fast' }).click();
  await expect(page.getByRole('region', { name: 'Your eating window is open' })).toContainText(
    'From 12:00 until 20:00',
  );

  await page.clock.setSystemTime(new Date('2026-11-21T09:00:00+03:00'));
  await page.clock.runFor(2000);
  await expect(page.getByText('The clock of this device was put back')).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-21T13:00:00+03:00'));
  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Friday 20 November: fasted 16 h, target reached' }).click();
  await expect(page.getByRole('region', { name: 'Friday 20 November' })).toContainText(
    'Mood: good · 0.25 L water',
  );
  await expect(page.getByRole('figure', { name: 'Hours fasted, last 14 days' })).toBeVisible();
  await expectAccessible(page);
});

test('two devices that were offline keep one running fast, and whoever wrote last is told', async ({
  browser,
  request,
  baseURL,
}) => {
  const person = await newPerson(request, 'Nekesa Wafula');
  const phone = await device(browser, person, baseURL);
  const tablet = await device(browser, person, baseURL);
  await phone.getByRole('button', { name: 'Start fasting' }).click();
  await passQuestions(phone);
  await phone.getByRole('button', { name: 'Edit times' }).click();
  await phone.getByLabel('Began').fill(hoursAgo(6));
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(timer(phone)).toHaveAccessibleName(/^Fasting for 6 h/);
  await expect(phone.getByText('Saved with your account')).toBeVisible();
  await expect(timer(tablet)).toHaveAccessibleName(/^Fasting for 6 h/);

  // The tablet loses its connection; the phone ends the fast; the tablet, not knowing, notes a mood.
  await tablet.context().setOffline(true);
  await tablet.getByRole('radio', { name: 'Very good' }).check();
  await expect(tablet.getByText('1 change waits for a connection')).toBeVisible();
  await phone.getByRole('button', { name: 'End fast' }).click();
  await phone.getByLabel('Ended').fill(hoursAgo(1));
  await phone.getByRole('dialog').getByRole('button', { name: 'End fast' }).click();
  await expect(phone.getByText('Saved with your account')).toBeVisible();
  await tablet.context().setOffline(false);
  await expect(tablet.getByText(/had been ended on another device, at .* That end stays/)).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Start fasting' })).toBeVisible();

  // Both start one, the phone without a connection.
  await phone.context().setOffline(true);
  await phone.getByText('My last bite was earlier').click();
  await phone.getByLabel('Last bite').fill(hoursAgo(0.5));
  await phone.getByRole('button', { name: 'Start fasting' }).click();
  await expect(timer(phone)).toHaveAccessibleName(/^Fasting for (29|30|31) min/);
  await tablet.getByRole('button', { name: 'Start fasting' }).click();
  await expect(tablet.getByText('Saved with your account')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/was running already, on another device/)).toBeVisible();
  // A short word is easily missed: what became of it stays until it was read.
  await phone.reload();
  await expect(phone.getByText('A fast you began here was left out')).toBeVisible();
  await phone.getByRole('button', { name: 'I have read it' }).click();
  await expect(phone.getByText('A fast you began here was left out')).toBeHidden();
  await expect(timer(phone)).toHaveAccessibleName(/^Fasting for \d min/);

  // Nothing was lost and nothing came twice.
  await phone.reload();
  await phone.getByRole('tab', { name: 'History' }).click();
  await expect(phone.getByText('0 of 1')).toBeVisible();
  for (const page of [phone, tablet]) await page.context().close();
});

test('what a visitor tried moves into the account', async ({ page, request }) => {
  await page.goto('/fasting');
  await page.getByText('My last bite was earlier').click();
  await page.getByLabel('Last bite').fill(hoursAgo(3));
  await page.getByRole('button', { name: 'Start fasting' }).click();
  await passQuestions(page);
  await expect(page.getByText('Kept on this device only')).toBeVisible();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.getByRole('button', { name: 'Every day, 14:10' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await expectAccessible(page);

  const person = await newPerson(request, 'Moraa Nyaboke');
  await writeRows(request, person, 'profiles', [{ user_id: person.session.user.id, county: 'Kisii' }]);
  await page.evaluate(
    (session) => localStorage.setItem('mizizi-auth', session),
    JSON.stringify(person.session),
  );
  await page.reload();
  await expect(page.getByText('Your records moved in')).toBeVisible();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await expect(timer(page)).toHaveAccessibleName(/^Fasting for 3 h/);

  // Another device of hers has it all; this one forgets it with her session.
  await forgetKept(page, '');
  await page.evaluate(
    (session) => localStorage.setItem('mizizi-auth', session),
    JSON.stringify(person.session),
  );
  await page.reload();
  await expect(timer(page)).toHaveAccessibleName(/^Fasting for 3 h/);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'When a planned fast begins' }).check();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await page.getByRole('tab', { name: 'Faith' }).click();
  await expect(page.getByLabel('County whose sun counts')).toHaveValue('Kisii');
});

test('it starts no clock for whom it could harm, stops for danger signs, and mends the past', async ({
  page,
}) => {
  await page.goto('/fasting');
  await page.getByRole('button', { name: 'Start fasting' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'I am pregnant', exact: true }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Fasting is not for you at the moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start fasting' })).toBeHidden();
  await expectAccessible(page);
  // Not pregnant after all: off the list, and the questions once more.
  await walkTo(page, '/nutrition');
  const pregnant = page.getByRole('checkbox', { name: 'I am pregnant' });
  // The page comes without anybody's list, and is hydrated once it shows this one.
  await expect(pregnant).toBeChecked();
  await pregnant.uncheck();
  await walkTo(page, '/fasting');
  await page.getByRole('button', { name: 'Answer again' }).click();
  await passQuestions(page);

  await page.getByRole('tab', { name: 'Faith' }).click();
  await page.getByLabel('County whose sun counts').selectOption('Mombasa');
  await expect(page.getByText(/0[45]:\d\d – 18:\d\d/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Add a fast' }).click();
  await dialog.getByLabel('Began').fill(hoursAgo(30));
  await dialog.getByLabel('Ended').fill(hoursAgo(15));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Add a fast' }).click();
  await dialog.getByLabel('Began').fill(hoursAgo(20));
  await dialog.getByLabel('Ended').fill(hoursAgo(5));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText(/^You have a fast from .* Two cannot overlap\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(',15.00,14:10,14.00,yes,Africa/Nairobi,');

  await page.getByRole('tab', { name: 'Now' }).click();
  await page.getByRole('button', { name: 'Start fasting' }).click();
  await page.getByRole('button', { name: 'Chest pain' }).click();
  await expect(dialog.getByRole('link', { name: 'Call 1199' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'End the fast now' }).click();
  await expect(page.getByRole('button', { name: 'Start fasting' })).toBeVisible();
});

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the clock works without a connection after one visit to the site', async ({ page, context }) => {
    await page.goto('/faq');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto('/fasting');
    await page.getByRole('button', { name: 'Start fasting' }).click();
    await passQuestions(page);
    await page.reload();
    await expect(timer(page)).toHaveAccessibleName('Fasting for 0 min');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('figure', { name: 'Hours fasted, last 14 days' })).toBeVisible();
  });
});
