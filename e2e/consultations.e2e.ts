import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, mailsTo, newPerson, signedInAs } from './people.ts';
import { bookAhead, openPractice, trialMember } from './practice-desk.ts';
import { walkTo } from './walk.ts';

const wayToMeet = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Way to meet' }).getByRole('radio', { name });

/** The second day of the strip has all its times; the first one that is free is taken. */
async function chooseTime(page: Page): Promise<string> {
  await page.getByRole('list', { name: 'Days' }).getByRole('button').nth(2).click();
  const words =
    (await page
      .getByRole('button', { name: /^\d\d:\d\d/ })
      .first()
      .textContent()) ?? '';
  // By its words: an earlier one may come free meanwhile.
  const time = page.getByRole('button', { name: words, exact: true });
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  return words.slice(0, 5);
}

test('a visitor narrows the directory and reads a page with its licence @desktop', async ({
  page,
  isMobile,
}) => {
  await page.goto('/nutritionists');
  await expect(page.getByRole('heading', { name: 'Mutheu Musyoka' })).toBeVisible();
  await expectAccessible(page);
  if (isMobile) await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Help with' }).selectOption('diabetes');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Kikamba');
  await expect(page.getByText('1 nutritionist', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?speciality=diabetes&language=Kikamba');
  await page.reload();
  await expect(page.getByText('1 nutritionist', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Mutheu Musyoka' }).click();
  await expect(page.getByText('DEMO-0117')).toBeVisible();
  await expect(page.getByText(/Valid until \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText('Clear steps and no shouting', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/nutritionists/nobody-of-this-name');
  await expect(page.getByRole('heading', { name: 'This nutritionist cannot be booked' })).toBeVisible();
});

test('a trial books its consultation, moves it and gets it back when it is cancelled in time', async ({
  page,
  context,
  request,
}) => {
  const practice = await openPractice(request);
  const person = await trialMember(request);
  await signedInAs(context, person);
  await page.goto(`/nutritionists/${practice.slug}`);
  await page.getByRole('link', { name: 'Book First visit' }).click();
  await chooseTime(page);
  await wayToMeet(page, 'Video call').check();
  await page.getByLabel('What would you like to reach?').fill('Sleep through the night');
  // A small control half under the bar at the bottom would look too small.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText(/Please agree, or empty the fields/)).toBeVisible();
  await page.getByRole('checkbox', { name: /I agree that/ }).check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Your consultation is booked. Asante sana!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join the video call' })).toBeDisabled();
  await expect(page.getByText('Sleep through the night')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toMatch(/SEQUENCE:0\r\n[\s\S]*STATUS:CONFIRMED/);

  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await dialog.getByRole('list', { name: 'Days' }).getByRole('button').nth(4).click();
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .last()
    .click();
  await dialog.getByRole('button', { name: /^Move to/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Consultation moved')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('The consultation goes back into your plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('The consultation is back in your plan.')).toBeVisible();
  await walkTo(page, `/nutritionists/${practice.slug}/book?service=${practice.serviceId}`);
  await chooseTime(page);
  await expect(page.getByText(/1 of 1 left/)).toBeVisible();
  const subjects = async () =>
    (await mailsTo(request, person.email)).map(({ subject }) => subject).join(', ');
  await expect.poll(subjects, { timeout: 45_000 }).toMatch(/is cancelled.*has moved.*is booked/);
  const [newest] = await mailsTo(request, person.email);
  const attached = Buffer.from(newest?.attachments[0]?.content ?? '', 'base64').toString();
  // Whoever reads mail turns the ends of a calendar's lines into their own.
  expect(attached).toMatch(/METHOD:CANCEL\r?\n[\s\S]*SEQUENCE:2\r?\n[\s\S]*STATUS:CANCELLED/);
});

test('without a plan it is paid by M-Pesa while the time is kept; a refused prompt can be tried again', async ({
  page,
  context,
  request,
}) => {
  const practice = await openPractice(request);
  await signedInAs(context, await newPerson(request));
  await page.goto(`/nutritionists/${practice.slug}/book?service=${practice.serviceId}`);
  await chooseTime(page);
  await expect(page.getByText(/^Until 24 hours before you can cancel/)).toBeVisible();
  // A shop that asks for two weeks: the same time is now too near to be given back.
  await page.route('**/rest/v1/consultation_settings*', (route) =>
    route.fulfill({ json: { cancel_hours: 336, hold_minutes: 10, most_moves: 2 } }),
  );
  await page.reload();
  await chooseTime(page);
  await expect(page.getByText('This time can be neither moved nor given back')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.unroute('**/rest/v1/consultation_settings*');
  await wayToMeet(page, 'Phone call').check();
  await page.getByLabel('Number to call').fill('0712 000 009');
  await page.getByRole('button', { name: 'Keep this time and pay' }).click();
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^[89]:\d\d$|^10:00$/);
  await page.getByLabel('M-Pesa number').fill('0712 000 002');
  await page.getByRole('button', { name: 'Pay KSh 2,000' }).click();
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('M-Pesa number').fill('0712 000 001');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/Paid KSh 2,000 by M-Pesa/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('We send back KSh 2,000 to the M-Pesa number that paid.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(page.getByText('Your money is on its way back')).toBeVisible();
});

test('two clients at one time: the second one is told and chooses again', async ({
  page,
  context,
  browser,
  request,
}) => {
  const practice = await openPractice(request);
  await signedInAs(context, await trialMember(request));
  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, await trialMember(request, 'Baraka Otieno'));
  const second = await elsewhere.newPage();
  const address = `/nutritionists/${practice.slug}/book?service=${practice.serviceId}`;
  for (const one of [page, second]) {
    await one.goto(address);
    await chooseTime(one);
    await wayToMeet(one, 'Video call').check();
  }
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Your consultation is booked. Asante sana!')).toBeVisible();
  // On a slow network the times are read again late; until then the one that is taken must not be offered.
  await second.route('**/rest/v1/rpc/practitioner_slots*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await second.getByRole('button', { name: 'Book this time' }).click();
  await expect(second.getByText('Somebody was faster')).toBeVisible();
  await chooseTime(second);
  await second.unrouteAll({ behavior: 'wait' });
  await elsewhere.close();
});

test('times are shown on the practice’s clock and on the reader’s', async ({ browser, request }) => {
  const practice = await openPractice(request, { hours: [['09:00', '10:00']] });
  const abroad = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await abroad.newPage();
  await page.goto(`/nutritionists/${practice.slug}/book?service=${practice.serviceId}`);
  await page.getByRole('list', { name: 'Days' }).getByRole('button').nth(2).click();
  await expect(page.getByText('Times in Nairobi, and below in New York, where you are')).toBeVisible();
  // Nairobi is seven or eight hours ahead, by the season.
  await expect(page.getByRole('button', { name: /^09:00\s*0[12]:00 in New York/ })).toBeVisible();
  await page.getByRole('button', { name: /^09:00/ }).click();
  await page.getByRole('link', { name: 'Sign in or sign up' }).click();
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fnutritionists.*%2Fbook%3Fservice%3D\d+%26at%3D/);
  await abroad.close();
});

test('messages, a shared plan and a review follow a consultation', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'member'));
  await page.goto('/consultations');
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'First visit with Mutheu Musyoka' }).click();
  await expect(page.getByText('Walk fifteen minutes after supper')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
  await expect(page.getByText('Your review is published.')).toBeVisible();
  await expectAccessible(page);
  const other = await bookAhead(request, await trialMember(request), await openPractice(request), 3);
  await page.goto(`/consultations/${other}`);
  await expect(page.getByRole('heading', { name: 'We could not find this consultation' })).toBeVisible();
});
