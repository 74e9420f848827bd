import { expect, type Locator, type Page, test } from '@playwright/test';

import { answerUntil, begin, type Way } from './assessment-way.ts';
import { expectAccessible } from './axe.ts';
import { forgetKept } from './device.ts';
import { faults } from './faults.ts';
import { newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const answerOf = (page: Page, urgency: string, kind: string): Locator =>
  page.getByRole('main').locator(`[data-urgency="${urgency}"][data-kind="${kind}"]`);

/** Puts what somebody told on the safety list of this device before the page begins. */
async function listed(
  page: Page,
  profile: { medicines: string[]; conditions: string[]; facts?: Record<string, string> },
): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('mizizi-safety') === null)
      localStorage.setItem('mizizi-safety', JSON.stringify({ value, expiresAt: Date.now() + 86_400_000 }));
  }, profile);
}

async function notePressure(page: Page, upper: string, lower: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Upper, mmHg' }).fill(upper);
  await page.getByRole('textbox', { name: 'Lower, mmHg' }).fill(lower);
  await page.getByRole('button', { name: 'Keep this reading' }).click();
}

async function noteSugar(page: Page, value: string, when: string): Promise<void> {
  await page.getByRole('tab', { name: 'Blood sugar' }).click();
  await page.getByRole('textbox', { name: 'Blood sugar' }).fill(value);
  await page.getByText(when, { exact: true }).click();
  await page.getByRole('button', { name: 'Keep this reading' }).click();
}

const weeksAgo = (weeks: number): string =>
  new Date(Date.now() - weeks * 7 * 86_400_000).toISOString().slice(0, 10);

const pregnant: Way = {
  'How old are you?': { type: ['27'] },
  'Which body': 'Female',
  'Are you pregnant': 'Pregnant',
  'How many weeks pregnant': { type: ['32'] },
  'Any bleeding in this pregnancy?': 'No',
};

test.describe('the assessment answers what it asks', () => {
  test('32 weeks, 165/108 stops it as an emergency, and the list knows of the pregnancy', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/health-assessment');
    await begin(page);
    await answerUntil(page, 'What was your last blood pressure', pregnant);
    await page.getByRole('textbox').nth(0).fill('165');
    await page.getByRole('textbox').nth(1).fill('108');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(answerOf(page, 'emergency', 'pregnancy')).toContainText('pre-eclampsia');
    await expect(page.getByRole('main').getByRole('link', { name: /^999/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have read this, continue' }).click();
    await answerUntil(page, 'Your results', pregnant);
    const first = page.getByRole('region', { name: 'First of all' });
    await expect(first.locator('[data-urgency="emergency"][data-kind="pregnancy"]')).toBeVisible();
    await expect(page.getByText('Nothing could be scored')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Page for my clinician' }).click();
    await expect(page.getByRole('article').first()).toContainText('pre-eclampsia (now)');
    await walkTo(page, '/readings');
    await notePressure(page, '142', '92');
    await expect(answerOf(page, 'today', 'pregnancy')).toBeVisible();
  });

  test('a sign of danger in pregnancy is an emergency with any pressure', async ({ page }) => {
    await page.goto('/health-assessment');
    await begin(page);
    await answerUntil(page, 'Do you feel any of these signs of danger', pregnant);
    await page.getByRole('checkbox', { name: 'Severe headache' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(answerOf(page, 'emergency', 'pregnancy')).toBeVisible();
  });

  test('metformin with 150/95 and 9.4 is a matter of this week', async ({ page }) => {
    test.slow();
    // What the safety list knows is chosen already, and only has to be left so.
    await listed(page, { medicines: ['metformin'], conditions: [] });
    await page.goto('/health-assessment');
    await begin(page);
    await answerUntil(page, 'Your results', {
      'How old are you?': { type: ['52'] },
      'Which body': 'Male',
      'What was your last blood pressure': { type: ['150', '95'] },
      'What was your last blood sugar': { type: ['9,4'] },
      'When was this sugar measured': 'Before eating, after at least 8 hours without food',
      'Which medicines': [],
    });
    await expect(answerOf(page, 'week', 'pressure')).toBeVisible();
    await expect(answerOf(page, 'visit', 'high-sugar')).toBeVisible();
  });

  test('145/92 and 7.4 fasting are answered, and 126 is asked back', async ({ page }) => {
    test.slow();
    await page.goto('/health-assessment');
    await begin(page);
    const way: Way = {
      'How old are you?': { type: ['45'] },
      'Which body': 'Male',
      'What was your last blood pressure': { type: ['145', '92'] },
      'When was this sugar measured': 'Before eating, after at least 8 hours without food',
    };
    await answerUntil(page, 'What was your last blood sugar', way);
    await page.getByRole('textbox').fill('126');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Is this in mg/dL? 126 mg/dL is 7.0 mmol/L.');
    await page.getByRole('textbox').fill('7.4');
    await page.getByRole('button', { name: 'Continue' }).click();
    await answerUntil(page, 'Your results', way);
    await expect(answerOf(page, 'week', 'high-sugar')).toBeVisible();
    await expect(answerOf(page, 'month', 'pressure')).toBeVisible();
    await expect(page.getByText('Nothing could be scored')).toHaveCount(0);
  });
});

test('the log answers at once, asks back, and keeps', async ({ page }) => {
  await page.goto('/readings');
  await expect(page.getByRole('heading', { level: 1, name: 'My readings' })).toBeVisible();
  await expectAccessible(page);
  await notePressure(page, '1200', '80');
  await expect(page.getByRole('alert')).toContainText('Did you mean 120/80?');
  await expect(page.getByRole('button', { name: 'Yes, 120/80' })).toBeInViewport();
  await expect(page.getByText('No reading of this kind yet')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, 120/80' }).click();
  await expect(page.getByText('In the healthy range.')).toBeInViewport();

  await page.getByRole('textbox', { name: 'Upper, mmHg' }).fill('130');
  await page.getByRole('textbox', { name: 'Lower, mmHg' }).fill('80');
  await page.getByLabel('Day and time').fill('2099-01-01T08:00');
  await page.getByRole('button', { name: 'Keep this reading' }).click();
  await expect(page.getByRole('alert')).toContainText('This time has not come yet');

  await page.reload();
  await page.getByRole('checkbox', { name: 'Blurred sight' }).check();
  await notePressure(page, '185', '95');
  await expect(answerOf(page, 'emergency', 'pressure')).toContainText('Source:');
  await expect(answerOf(page, 'emergency', 'pressure').locator('> *').first()).toBeInViewport();
  await expectAccessible(page);

  await noteSugar(page, '126', 'Before eating');
  await expect(page.getByRole('alert')).toContainText('126 mg/dL is 7.0 mmol/L');
  await page.getByRole('button', { name: 'Yes, it is in mg/dL' }).click();
  await expect(answerOf(page, 'week', 'high-sugar')).toBeVisible();

  await page.getByRole('tab', { name: 'Temperature' }).click();
  await page.getByText('A child’s', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Age of the child' }).fill('8');
  await page.getByRole('textbox', { name: 'Temperature' }).fill('38.5');
  await page.getByRole('button', { name: 'Keep this reading' }).click();
  await expect(answerOf(page, 'today', 'child')).toBeVisible();

  await page.getByRole('tab', { name: 'Blood pressure' }).click();
  await expect(page.getByText('Average of 7 days')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Blood pressure' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Edit 185\/95/ }).click();
  await page.getByRole('textbox', { name: 'Upper, mmHg' }).fill('135');
  await page.getByRole('checkbox', { name: 'Blurred sight' }).uncheck();
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(answerOf(page, 'month', 'pressure')).toBeVisible();
  await page.getByRole('button', { name: /^Remove 135\/95/ }).click();
  await expect(page.getByRole('button', { name: /^Edit 135\/95/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Edit 135\/95/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('mizizi-readings.csv');
  await page.getByText('How to measure, in three pictures').click();
  await expect(page.getByText('Sit five minutes first')).toBeVisible();
  await page.getByRole('link', { name: 'Page for the clinic' }).click();
  await expect(page.getByRole('article')).toContainText('135/95 mmHg');
  await expectAccessible(page);
});

test('a clinician’s target silences what can wait, never an emergency', async ({ page }) => {
  await listed(page, { medicines: [], conditions: [] });
  await page.goto('/readings');
  await page.getByRole('button', { name: 'My clinician’s target' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Upper at most' }).fill('150');
  await dialog.getByRole('textbox', { name: 'Lower at most' }).fill('95');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the target' }).click();
  await notePressure(page, '145', '92');
  await expect(page.getByText('Within the target your clinician set for you.')).toBeVisible();
  await notePressure(page, '186', '92');
  await expect(answerOf(page, 'today', 'pressure')).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reading is answered by the safety list all the same', async ({ page, context }) => {
    await listed(page, {
      medicines: [],
      conditions: ['pregnancy'],
      facts: { pregnant_since: weeksAgo(32) },
    });
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);
    await page.goto('/readings');
    await notePressure(page, '165', '108');
    await expect(answerOf(page, 'emergency', 'pregnancy')).toContainText('999');
    await expect(page.getByRole('figure', { name: 'Blood pressure' })).toBeVisible();
    await page.getByRole('link', { name: 'Page for the clinic' }).click();
    await expect(page.getByRole('article')).toContainText('165/108 mmHg');
  });
});

test('a member’s readings reach the account, and the dashboard says what is open', async ({
  page,
  context,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.goto('/readings');
  await notePressure(page, '165', '102');
  await expect(answerOf(page, 'week', 'pressure')).toBeVisible();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await forgetKept(page, 'health_readings');
  await walkTo(page, '/dashboard');
  const card = page.getByRole('region', { name: 'My readings' });
  await expect(card).toContainText('165/102 mmHg');
  await expect(card.locator('[data-urgency="week"][data-kind="pressure"]')).toBeVisible();
  await expectAccessible(page);
});

test('fits a small phone, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/readings');
  await notePressure(page, '185', '95');
  await expect(answerOf(page, 'today', 'pressure')).toBeVisible();
  await expect.poll(() => faults(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.goto('/readings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await page.getByRole('textbox', { name: 'Ya juu, mmHg' }).fill('165');
  await page.getByRole('textbox', { name: 'Ya chini, mmHg' }).fill('95');
  await page.getByRole('button', { name: 'Hifadhi kipimo hiki' }).click();
  await expect(answerOf(page, 'week', 'pressure')).toContainText('Presha hii iko juu');
  await expect.poll(() => faults(page)).toEqual([]);
  await expectAccessible(page);
  await walkTo(page, '/readings/print');
  await expect(page.getByRole('article')).toContainText('165/95 mmHg');
  await expect.poll(() => faults(page)).toEqual([]);
});
