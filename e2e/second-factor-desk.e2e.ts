import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { anonKey, demoPerson, mailsTo, newPerson, type Person, signedInAs } from './people.ts';
import { giveCode, setUp, signOutAndIn } from './second-step.ts';
import { walkTo } from './walk.ts';

/** A new person with a role, which the demo's owner gives. */
async function colleague(request: APIRequestContext, name: string, role: string): Promise<Person> {
  const [owner, person] = [await demoPerson(request, 'admin'), await newPerson(request, name)];
  const given = await request.post('/rest/v1/rpc/give_role', {
    headers: { apikey: await anonKey(request), authorization: `Bearer ${owner.session.access_token}` },
    data: { email: person.email, role },
  });
  expect(given.status(), await given.text()).toBe(200);
  return person;
}

const noReflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

// Nobody else in these tests is a content editor: what is asked of that role disturbs no other journey.
test('an owner asks editors for a second step, goes first, and helps one who lost it', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const boss = await colleague(request, 'Mama Duka', 'admin');
  const editor = await colleague(request, 'Neema Mhariri', 'content');

  const other = await browser.newContext({ ...test.info().project.use });
  await signedInAs(other, editor);
  const theirs = await other.newPage();
  await theirs.goto('/admin/reviews');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  await signedInAs(context, boss);
  await page.goto('/admin/team');
  await expect(page.getByText('You go first')).toBeVisible();
  const require = page.getByRole('button', { name: 'Require it of Content editor' });
  await expect(require).toBeDisabled();
  await expect(page.getByText('Still without: Neema Mhariri')).toBeVisible();
  expect(await noReflow(page)).toBe(true);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Set up the second step' }).tap();
  await setUp(page);
  await page.waitForURL('/admin/team');
  await expect(page.getByText('You go first')).toHaveCount(0);
  await require.tap();
  const dialog = page.getByRole('dialog', { name: 'Require a second step of content editor?' });
  await expect(dialog.getByText('closed to those who have none: Neema Mhariri')).toBeVisible();
  await dialog.getByRole('button', { name: 'Require it' }).tap();
  const optional = page.getByRole('button', { name: 'Make it optional for Content editor' });
  await expect(optional).toBeVisible();

  await theirs.getByRole('tab', { name: 'Rejected' }).tap();
  await expect(theirs.getByRole('heading', { name: 'Your work here asks for a second step' })).toBeVisible();
  expect(await noReflow(theirs)).toBe(true);
  await expectAccessibleInBothThemes(theirs);
  await theirs.getByRole('link', { name: 'Set up the second step' }).tap();
  const { secret } = await setUp(theirs);
  await theirs.waitForURL('/admin/reviews?queue=rejected');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  await signOutAndIn(theirs, editor);
  await expect(theirs.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  for (const path of ['/practice', '/admin/reviews']) {
    await theirs.goto(path);
    await expect(theirs.getByRole('heading', { name: 'Your second step is still missing' })).toBeVisible();
  }
  await expectAccessibleInBothThemes(theirs);
  await theirs.getByRole('link', { name: 'Enter the code' }).tap();
  await giveCode(theirs, secret);
  await theirs.waitForURL('/admin/reviews');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  await page.reload();
  const lost = page.getByRole('form', { name: 'Telephone and recovery codes lost' });
  await lost.getByLabel('Email of whoever lost them').fill('nobody-here@example.co.ke');
  await lost.getByLabel('How do you know that it is them?').fill('She called from her own number');
  await lost.getByRole('button', { name: 'Take the second step off' }).tap();
  const sure = page.getByRole('dialog', { name: 'Take the second step off?' });
  await expectAccessibleInBothThemes(page);
  await sure.getByRole('button', { name: 'Take it off' }).tap();
  await expect(lost.getByText('There is no account with this address.')).toBeVisible();
  await lost.getByLabel('Email of whoever lost them').fill(editor.email);
  await lost.getByRole('button', { name: 'Take the second step off' }).tap();
  await sure.getByRole('button', { name: 'Take it off' }).tap();
  await expect(page.getByText('The second step is gone')).toBeVisible();
  await expect(page.getByText('Still without: Neema Mhariri')).toBeVisible();
  await expect(async () => {
    const subjects = (await mailsTo(request, editor.email)).map(({ subject }) => subject);
    expect(subjects).toContain('The shop has taken the second step off your account');
  }).toPass({ timeout: 30_000 });

  await signOutAndIn(theirs, editor, '/admin/reviews');
  await expect(theirs.getByRole('heading', { name: 'Your work here asks for a second step' })).toBeVisible();
  await optional.tap();
  await expect(require).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  await walkTo(page, '/admin/trail');
  await page.getByRole('button', { name: 'second factor removed' }).first().tap();
  await expect(page.getByRole('dialog').getByText('She called from her own number')).toBeVisible();

  // A practice that is closed for want of a second step is no page that does not exist.
  await theirs.goto('/practice');
  await expect(theirs.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await theirs.route('**/rpc/locked_roles', (route) => route.fulfill({ json: ['practitioner'] }));
  await theirs.goto('/practice?tab=page');
  await expect(theirs.getByRole('link', { name: 'Set up the second step' })).toHaveAttribute(
    'href',
    '/profile?tab=security&redirect=%2Fpractice%3Ftab%3Dpage',
  );
});
