import { expect, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { callAs, openPractice } from './practice-desk.ts';

test('a member of Gold sends a check-in, and their coach answers', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const practice = await openPractice(request);
  const member = await newPerson(request);
  await signedInAs(context, member);
  await page.goto('/coaching');
  await expect(page.getByText('Personal coaching is part of Gold')).toBeVisible();
  await callAs(request, await demoPerson(request, 'admin'), 'set_user_plan', {
    user_uuid: member.session.user.id,
    plan_type: 'gold',
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open my coaching' }).click();
  await page.getByText(practice.name, { exact: true }).click();
  await page.getByLabel('This practitioner may read my check-ins').check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Choose this coach' }).click();
  await page.getByLabel('Remind me once a week').selectOption('Sunday');
  await page.getByRole('button', { name: 'Send to my coach' }).click();
  await expect(page.getByText('Say how the week went.')).toBeVisible();
  await page.getByText('Well', { exact: true }).click();
  await page.getByLabel('What worked?').fill('I cooked at home.');
  await page.getByLabel('One aim for next week').fill('A walk after supper');
  await page.reload();
  await expect(page.getByLabel('What worked?')).toHaveValue('I cooked at home.');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Send to my coach' }).click();
  await expect(page.getByText('Waits for an answer of your coach.')).toBeVisible();

  const desk = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await signedInAs(desk, practice.owner);
  const second = await desk.newPage();
  await second.goto('/practice?tab=coaching');
  const card = second.getByRole('listitem').filter({ hasText: 'A walk after supper' });
  await expect(card.getByRole('heading', { name: 'Wanjiku Njeri' })).toBeVisible();
  await card.getByRole('button', { name: 'Answer' }).click();
  await card.getByLabel('Your answer').fill('Ten minutes are enough to begin.');
  await expectAccessibleInBothThemes(second);
  await card.getByRole('button', { name: 'Send the answer' }).click();
  await expect(card.getByRole('button', { name: 'Change my answer' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('This week is answered')).toBeVisible();
  await expect(page.getByText('Ten minutes are enough to begin.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'End the coaching' }).click();
  await expect(page.getByText('Your coaching has ended')).toBeVisible();
  await second.reload();
  await expect(second.getByText('No check-ins yet')).toBeVisible();
  await desk.close();
});
