import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { answerUntil, begin, type Way } from './assessment-way.ts';
import { expectAccessible } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { callAs } from './shop-fixtures.ts';
import { walkTo } from './walk.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Somebody on warfarin with a high diabetes risk who sleeps badly. */
const way: Way = {
  'How old are you?': { type: ['58'] },
  'Which body': 'Male',
  'How tall': { type: ['175'] },
  'What do you weigh': { type: ['95,5'] },
  'What is your waist': { type: ['104'] },
  'What was your last blood pressure': { type: ['138', '86'] },
  'Do you move': 'No',
  'Do you eat vegetables': 'No',
  'How often do you have sweet drinks': 'Every day',
  'Do you add salt': 'Rarely or never',
  'In the last two weeks, how often was it hard': 'Nearly every day',
  'In the last two weeks, how often did you wake': 'Several days',
  'Do you live with any of these': [],
  'Which medicines': ['Warfarin'],
  'Have you ever taken medicine': 'Yes',
  'Has your blood sugar': 'No',
  'Has anybody in your family': 'A parent, brother, sister or own child',
  'What would you like most': ['Sleep better', 'Steadier blood sugar'],
};

/** Their answers to the first 24 questions, as a device of theirs sends them. */
const untilEating = {
  age: 58,
  sex: 'male',
  signs: ['none'],
  height: 175,
  weight: 95.5,
  waist: 104,
  'weight-loss': null,
  pressure: { upper: 138, lower: 86 },
  glucose: null,
  'active-daily': 'no',
  'active-days': '3',
  'greens-daily': 'no',
  'sweet-drinks': 'daily',
  salt: 'rarely',
  'sleep-trouble': 'nearly-every-day',
  'sleep-unrested': 'several-days',
  'sleep-breathing': null,
  'mood-interest': null,
  'mood-low': null,
  'worry-nervous': null,
  'worry-control': null,
  'stress-load': null,
  'self-harm': null,
  'alcohol-often': null,
};

test('a visitor answers, stops, comes back, and reads scores with their reasons', async ({ page }) => {
  test.slow(); // about fifty questions and pages
  const sent: { url: string; body: string }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), body: request.postData() ?? '' }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Health Assessment' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Without your consent nothing is asked or kept.')).toBeVisible();
  await expectAccessible(page);
  await begin(page);
  await expect(heading(page, 'How old are you?')).toBeFocused();
  await page.getByRole('textbox').fill('7');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a number from 12 to 110 years.');
  await answerUntil(page, 'Do you move', way);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(/^You are on question 10 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, /^Do you move/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the question before' }).click();
  await expect(heading(page, /last blood sugar/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip this one' }).click();
  await page.keyboard.press('2');
  await expect(heading(page, /^On how many days/)).toBeFocused();
  await answerUntil(page, 'Which medicines', way);
  await expectAccessible(page);
  await answerUntil(page, 'Your results', way);

  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Diabetes risk')).toContainText('20 of 26');
  await expect(card('Diabetes risk')).toContainText('About 1 in 3 people');
  await expect(card('Diabetes risk')).toContainText('Diabetes Care 2003');
  await expect(card('Sleep')).toContainText('4 of 6');
  await expect(page.getByRole('heading', { name: 'Mood' })).toHaveCount(0);
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByRole('listitem').filter({ hasText: 'Have your blood sugar tested' })).toContainText(
    'Diabetes in the family: A parent, brother, sister or own child',
  );
  await expect(plan.getByRole('listitem').filter({ hasText: 'Swap one sweet drink' })).toContainText(
    'Because you answered: Sweet drinks: Every day',
  );

  const greens = page.getByRole('region', { name: 'Greens and fruit to begin with' });
  await expect(greens.getByRole('link', { name: 'Cowpea' })).toBeVisible();
  await expect(greens.getByRole('link', { name: 'Amaranth' })).toHaveCount(0);
  await expect(greens).toContainText('left out because of what you named');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Put them on my list' }).click();
  await expect(page.getByText('What you named is on')).toBeVisible();
  await page.getByRole('link', { name: 'Page for my clinician' }).click();
  const sheet = page.getByRole('article').filter({ hasText: 'Answers behind them' });
  await expect(sheet).toContainText('Blood pressure138/86 mmHg');
  await expect(sheet.getByRole('row', { name: /Diabetes risk \(FINDRISC\)/ })).toContainText('20 of 26');
  await expectAccessible(page);
  await walkTo(page, '/herbs/ginger');
  await expect(page.getByRole('region', { name: 'Ginger and your list' })).toContainText('Warfarin');

  // Nothing about health left the device: not in an address, not in a figure.
  await expect(() => expect(sent.some(({ url }) => url.includes('analytics_events'))).toBe(true)).toPass();
  const telling = /warfarin|"(age|weight|waist|upper)"|sweet.drinks|family.diabetes|diabetes risk|how old/i;
  expect(sent.filter(({ url, body }) => telling.test(url) || telling.test(body))).toEqual([]);
  expect(sent.filter(({ url }) => /\/rest\/v1\/.*assessment/.test(url))).toEqual([]);
});

test('what cannot wait interrupts, with numbers to call and nothing to buy', async ({ page }) => {
  await page.goto('/health-assessment');
  await begin(page);
  await answerUntil(page, 'Do you have any of these now?');
  await page.getByRole('checkbox', { name: 'Chest pain or pressure' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, 'Chest pain needs help now')).toBeFocused();
  const main = page.getByRole('main');
  for (const number of ['999', '112', '1199'])
    await expect(main.getByRole('link', { name: new RegExp(`^${number}`) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  await expect(main.locator('a:not([href^="tel:"])')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByRole('checkbox', { name: 'None of these' }).check();
  await expect(page.getByRole('checkbox', { name: 'Chest pain or pressure' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();

  await answerUntil(page, 'Do you have thoughts of ending', {
    'Over the last two weeks, how often were you bothered by': 'Nearly every day',
  });
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(heading(page, 'Please talk to somebody now')).toBeVisible();
  await page.getByRole('button', { name: 'I have read this, continue' }).click();
  await answerUntil(page, 'Your results', {
    'Do you live with any of these': [],
    'Which medicines': [],
    'Are you pregnant': 'None of these',
    'What would you like most': ['Less stress'],
  });
  await expect(page.getByRole('region', { name: 'First of all' })).toContainText(
    'Please talk to somebody now',
  );
  await expect(page.getByText('We suggest no herb beside it.')).toBeVisible();
  await expect(main.locator('a[href^="/product"], a[href^="/shop"], a[href^="/herbs/"]')).toHaveCount(0);
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await walkTo(page, '/health-assessment');
  await begin(page);
  await page.getByRole('textbox').fill('16');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, /people of 18 and over/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove my answers' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
});

test('a member goes on elsewhere, without a connection, and everything arrives once', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const minuteAgo = new Date(Date.now() - 60_000).toISOString();
  await callAs(request, person, 'save_assessment', {
    user_uuid: person.session.user.id,
    id: randomUUID(),
    consent_version: 1,
    consented_at: minuteAgo,
    started_at: minuteAgo,
    answered_at: minuteAgo,
    answers: untilEating,
  });
  await signedInAs(context, person);
  await page.goto('/health-assessment');
  await expect(page.getByText(/^You are on question 25 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await answerUntil(page, 'Do you live with', way);

  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, person);
  const phone = await elsewhere.newPage();
  await expect(async () => {
    await phone.goto('/health-assessment');
    await expect(phone.getByText(/^You are on question 30 of/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await answerUntil(phone, 'Have you ever taken medicine', way);
  await phone.route('**/rest/v1/**', (route) => route.abort());
  await elsewhere.setOffline(true);
  await answerUntil(phone, 'Your results', way);
  await expect(phone.getByText(/changes? waits? for a connection/)).toBeVisible();
  await expect(phone.getByRole('article').filter({ hasText: 'FINDRISC:' })).toContainText('20 of 26');
  await phone.unroute('**/rest/v1/**');
  await elsewhere.setOffline(false);
  await expect(phone.getByText('Saved with your account')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(phone);

  await page.goto('/health-assessment');
  await expect(page.getByText(/^You are on question/)).toHaveCount(0);
  await page.getByRole('link', { name: /^Your result of/ }).click();
  await expect(page.getByRole('article').filter({ hasText: 'FINDRISC:' })).toContainText('20 of 26');
  await page.getByRole('button', { name: 'Remove raw answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the answers' }).click();
  await expect(page.getByText('The raw answers of this result were removed')).toBeVisible();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await expect(async () => {
    await phone.reload();
    await expect(phone.getByText('The raw answers of this result were removed')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(phone.getByRole('article').filter({ hasText: 'FINDRISC:' })).toContainText('20 of 26');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Withdraw my consent' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw and remove all' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await expect(page.getByText(/^Your last result/)).toHaveCount(0);
});

test('what a visitor answered moves into their account, beside what they answered weeks ago', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const weeksAgo = new Date(Date.now() - 36 * 86_400_000).toISOString();
  await callAs(request, person, 'save_assessment', {
    user_uuid: person.session.user.id,
    id: randomUUID(),
    consent_version: 1,
    consented_at: weeksAgo,
    started_at: weeksAgo,
    answered_at: weeksAgo,
    answers: { age: 58 },
    finished_at: weeksAgo,
    scores: { sleep: { score: 6, band: 'disturbed' }, diabetes: { score: 22, band: 'very-high' } },
    scoring_version: 1,
  });
  await page.goto('/health-assessment');
  await begin(page);
  await answerUntil(page, 'Your results', way);
  await expect(page.getByText('Kept on this device only')).toBeVisible();

  await page.evaluate(
    (session) => localStorage.setItem('mizizi-auth', session),
    JSON.stringify(person.session),
  );
  await page.reload();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  const diabetes = page.getByRole('article').filter({ hasText: 'FINDRISC:' });
  await expect(diabetes).toContainText('It was 22 of 26 on');
  const trend = page.getByRole('region', { name: 'How it moved' });
  await trend.getByRole('combobox', { name: 'Score' }).selectOption({ label: 'Sleep' });
  await expect(trend).toContainText('Lower is better.');
  await expectAccessible(page);
  await expect(page.getByText(/^Take it again from/)).toBeVisible();
});
