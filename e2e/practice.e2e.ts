import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, linkTo, mailTo, newPerson, signedInAs } from './people.ts';
import { bookAhead, openPractice, trialMember } from './practice-desk.ts';
import { walkTo } from './walk.ts';

test('a practitioner sees the week, answers a client, notes, shares a plan and cancels @desktop', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const practice = await openPractice(request);
  const client = await trialMember(request);
  const id = await bookAhead(request, client, practice, 2);
  await signedInAs(context, practice.owner);
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: 'Booked in the last three days' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wanjiku Njeri' }).first().click();
  await expect(page.getByText('More energy')).toBeVisible();

  await page.getByLabel('Private notes').fill('Sleeps five hours.');
  await page.getByRole('button', { name: 'Save the notes' }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByLabel('What you agreed').fill('Eat by daylight.');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByRole('textbox', { name: 'Step 1' }).fill('A walk after supper');
  await page.getByRole('button', { name: 'Add a week of meals' }).click();
  await page.getByLabel('Energy a day in kcal').fill('1800');
  await page.getByRole('button', { name: 'Make the week' }).click();
  await page.getByLabel('Name of the week').fill('Evenings by daylight');
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('moringa');
  await page
    .getByRole('button', { name: /^Add Moringa/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Share with the client' }).click();
  await expect(page.getByText('Shared: changes show at once.')).toBeVisible();
  await page.getByLabel('Write to Wanjiku Njeri').fill('Please bring your diary.');
  await page.getByLabel('Attach a file').setInputFiles({
    name: 'diary.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByRole('list', { name: 'Messages' }).getByText('Please bring your diary.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const elsewhere = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await signedInAs(elsewhere, client);
  const second = await elsewhere.newPage();
  await second.goto(`/consultations/${id}`);
  await expect(second.getByText('A walk after supper')).toBeVisible();
  await expect(second.getByText('Sleeps five hours.')).toHaveCount(0);
  await second.getByRole('button', { name: /^Add to cart.*Moringa/ }).click();
  await second.getByRole('button', { name: 'Use this plan' }).click();
  await expect(second).toHaveURL(new RegExp(`/nutrition/plans/${id}$`));
  await expect(second.getByRole('heading', { name: 'Evenings by daylight' })).toBeVisible();
  await second.goBack();
  await expect(second.getByRole('link', { name: 'Open my week' })).toBeVisible();
  await expectAccessibleInBothThemes(second);
  const saving = second.waitForEvent('download');
  await second.getByRole('button', { name: 'diary.pdf' }).click();
  expect((await saving).suggestedFilename()).toBe('diary.pdf');
  await second.getByLabel(/^Write to/).fill('I will!');
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('I will!')).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: 'Cancel this consultation' }).click();
  await expect(page.getByText('The consultation goes back into the client’s plan.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(second.getByText('The consultation is back in your plan.')).toBeVisible({ timeout: 20_000 });
  await elsewhere.close();
});

test('hours, a day off, a service and the page are written at the desk', async ({
  page,
  context,
  request,
}) => {
  const practice = await openPractice(request);
  await signedInAs(context, practice.owner);
  await page.goto('/practice?tab=hours');
  await page.getByRole('combobox', { name: 'Monday, until' }).selectOption('06:00');
  await expect(page.getByText('It has to end after it begins.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the week' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Monday, until' }).selectOption('24:00');
  await page.getByRole('button', { name: 'Save the week' }).click();
  await expect(page.getByText('Hours saved')).toBeVisible();
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(soon);
  await page.getByRole('button', { name: 'Take this day off' }).click();
  await expect(page.getByRole('button', { name: /^Back to the week/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Page and services' }).click();
  await page.getByRole('button', { name: 'Change First visit' }).click();
  await page.getByLabel('Price, KSh').fill('2500');
  await page.getByRole('button', { name: 'Save the service' }).click();
  await expect(page.getByText('60 minutes, KSh 2,500, also with plans')).toBeVisible();
  await page.getByLabel('In one line').fill('Calm food for long days');
  await page.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByText('Your page is saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Earnings' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing earned yet' })).toBeVisible();
  await walkTo(page, `/nutritionists/${practice.slug}`);
  await expect(page.getByText('Calm food for long days')).toBeVisible();
});

test('an administrator invites, checks a licence and sees how full the calendars are', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await newPerson(request, 'Zawadi Kilonzo');
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto('/admin/practitioners');
  await page.getByLabel('Name', { exact: true }).fill('Zawadi Kilonzo');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(/The desk is open/)).toBeVisible();
  await page.getByLabel('Email').fill(`later-${owner.email}`);
  await page.getByLabel('Name', { exact: true }).fill('Later Person');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('An invitation is on its way')).toBeVisible();
  await expect(page.getByText('Mail sent')).toBeVisible({ timeout: 30_000 });
  await expectAccessibleInBothThemes(page);

  // The link leads through the sign-up, opens the desk once, and then no more.
  const desk = await context.browser()?.newContext({ viewport: { width: 360, height: 800 } });
  if (!desk) throw new Error('no browser');
  const second = await desk.newPage();
  const link = linkTo(await mailTo(request, `later-${owner.email}`), '/practice/invitation');
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'Karibu, Later Person' })).toBeVisible();
  await expectAccessibleInBothThemes(second);
  await second.getByRole('link', { name: 'Make an account' }).click();
  await expect(second.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(second.url()).searchParams.get('redirect')).toMatch(/^\/practice\/invitation\?key=/);
  const invited = await desk.browser()?.newContext();
  if (!invited) throw new Error('no browser');
  await signedInAs(invited, await newPerson(request, 'Later Person'));
  const third = await invited.newPage();
  await third.goto(link);
  await third.getByRole('button', { name: 'Open my desk' }).click();
  await expect(third.getByText('Clients cannot find you yet')).toBeVisible();
  await invited.close();
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  await signedInAs(desk, owner);
  await second.goto('/practice?tab=page');
  await expect(second.getByText('Clients cannot find you yet')).toBeVisible();
  await second.getByLabel('Number', { exact: true }).fill('KNDI/2026/77');
  await second
    .getByLabel('Last day')
    .fill(new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10));
  await second.getByRole('button', { name: 'Hand in a licence' }).click();
  await expect(second.getByText('KNDI KNDI/2026/77 is being checked.')).toBeVisible();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'KNDI/2026/77' });
  await row.getByRole('button', { name: 'The licence is right' }).click();
  await expect(row.getByText('Open', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Utilisation' }).click();
  await expect(page.getByRole('rowheader', { name: 'Mutheu Musyoka' })).toBeVisible();
  await expectAccessible(page);
  await desk.close();
});

test('for everybody else there is no desk', async ({ page, context, request }) => {
  await page.goto('/practice');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fpractice$/);
  await signedInAs(context, await newPerson(request));
  await page.goto('/practice');
  await expect(page.getByRole('heading', { name: /not found|could not find/i })).toBeVisible();
  await walkTo(page, '/admin/practitioners');
  await expect(page.getByRole('heading', { name: /not found|could not find/i })).toBeVisible();
});
