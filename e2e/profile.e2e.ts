import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { mailTo, linkTo, newPerson, PASSWORD, type Person, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const NEW_PASSWORD = 'Mwaka-Mpya-2027!';

/** The profile of a new person, on the tab of that name. */
async function openProfile(page: Page, person: Person, tab?: string): Promise<void> {
  await signedInAs(page.context(), person);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  if (tab) await page.getByRole('tab', { name: tab }).tap();
}

/** A picture as a phone would take it: wider than high, and different for each hue. */
function photo(hue: string): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: hue } })
    .jpeg()
    .toBuffer();
}

/** Puts the focus on what follows in tab order until it is on the control of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target.first()).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 15_000, intervals: [0] });
}

test('details are filled in with the keyboard alone and reach the header', async ({ page, request }) => {
  const person = await newPerson(request);
  await openProfile(page, person);
  await tabTo(page, 'Full name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('W');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid name (2-100 characters, letters only)')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type("Wanjiku <b>N'gang'a</b>");
  await page.keyboard.press('Tab');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+254 712 345 678');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kisumu');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kis');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  // The language was changed: the page comes again in Kiswahili.
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await expect(page.getByLabel('Jina kamili')).toHaveValue("Wanjiku N'gang'a");
  await expect(page.getByLabel('Nambari ya simu (si lazima)')).toHaveValue('0712 345 678');
  await expect(page.getByLabel('Kaunti (si lazima)')).toHaveValue('Kisumu');
  await expect(page.getByRole('combobox', { name: 'Lugha' })).toHaveValue('sw');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Menyu ya akaunti' }).click();
  await expect(page.getByText("Wanjiku N'gang'a").filter({ visible: true })).toBeVisible();
});

test('what was typed survives a look at another tab', async ({ page, request }) => {
  await openProfile(page, await newPerson(request));
  await page.getByLabel('Full name').fill('Half A Name');
  await page.getByRole('tab', { name: 'Security' }).tap();
  await page.getByRole('tab', { name: 'Profile' }).tap();
  await expect(page.getByLabel('Full name')).toHaveValue('Half A Name');
});

test('a picture is cropped, shown everywhere, replaced and removed', async ({ page, request }) => {
  const person = await newPerson(request);
  await openProfile(page, person);
  const shown = page.getByRole('main').locator('img[src*="/avatars/"]');
  const addPicture = async (button: string, hue: string): Promise<string> => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).tap();
    await (await choosing).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo(hue) });
    await page.getByRole('slider', { name: 'Zoom' }).fill('2.05');
    await page.getByRole('slider', { name: 'Left to right' }).fill('1');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use picture' }).tap();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return (await shown.getAttribute('src')) ?? '';
  };

  const first = await addPicture('Add a picture', '#8a2be2');
  const answer = await request.get(first);
  expect(answer.headers()['content-type']).toBe('image/webp');
  const stored = sharp(await answer.body());
  expect(await stored.metadata()).toMatchObject({ width: 512, height: 512, format: 'webp' });
  expect((await answer.body()).byteLength).toBeLessThan(200_000);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toHaveAttribute(
    'src',
    first,
  );
  await page.setViewportSize({ width: 360, height: 800 });

  const second = await addPicture('Change picture', '#228b22');
  expect(second).not.toBe(first);
  await expect.poll(async () => (await request.get(first)).ok()).toBe(false);
  expect((await request.get(second)).ok()).toBe(true);

  await page.getByRole('button', { name: 'Remove picture' }).tap();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible();
  await expect.poll(async () => (await request.get(second)).ok()).toBe(false);
});

test('what is no picture, or too large, is refused with a reason', async ({ page, request }) => {
  await openProfile(page, await newPerson(request));
  const file = page.getByLabel('Picture file');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('just a text') });
  await expect(
    page.getByText('We cannot read this file as a picture. Choose a JPEG, PNG or WebP.'),
  ).toBeVisible();
  await file.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([await photo('#ff0000'), Buffer.alloc(20 * 1024 * 1024)]),
  });
  await expect(page.getByText('This file is larger than 10 MB. Choose a smaller picture.')).toBeVisible();
  const torn = (await photo('#ff0000')).subarray(0, 200);
  await file.setInputFiles({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer: torn });
  await expect(
    page.getByText('We cannot read this file as a picture. Choose a JPEG, PNG or WebP.'),
  ).toBeVisible();
  const tiny = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await file.setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: tiny });
  await expect(page.getByText('This picture is too small.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the password changes for who knows it, and other devices are out', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await openProfile(page, person, 'Security');
  const section = page.getByRole('region', { name: 'Password' });
  const fill = async (current: string, password: string, repeated = password): Promise<void> => {
    await section.getByLabel('Current password').fill(current);
    await section.getByLabel('New password', { exact: true }).fill(password);
    await section.getByLabel('New password again').fill(repeated);
    await section.getByRole('button', { name: 'Change password' }).tap();
  };
  await fill('Not-My-Word-1!', NEW_PASSWORD);
  await expect(section.getByText('This is not your current password')).toBeVisible();
  await expect(section.getByLabel('Current password')).toBeFocused();
  await fill(PASSWORD, 'short');
  await expect(section.getByText('Password must be at least 8 characters long')).toBeVisible();
  await fill(PASSWORD, NEW_PASSWORD, 'another');
  await expect(section.getByText('The two passwords are not the same')).toBeVisible();
  await fill(PASSWORD, PASSWORD);
  await expect(section.getByText('Please choose a password that is not your old one.')).toBeVisible();
  await fill(PASSWORD, NEW_PASSWORD);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveValue('');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await other.waitForURL('/dashboard');

  await page.reload();
  const devices = page.getByRole('region', { name: 'Your devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText(/Chrome on .*This device/);
  await devices.getByRole('button', { name: 'Sign out other devices' }).tap();
  await expect(page.getByText('Other devices are signed out')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await elsewhere.close();
});

test('a new address counts once its mail was opened, and the old one may undo it', async ({
  page,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  const wanted = person.email.replace('buyer', 'moved');
  await openProfile(page, person, 'Security');
  const section = page.getByRole('region', { name: 'Email address' });
  const fill = async (email: string, password: string): Promise<void> => {
    await section.getByLabel('New email address').fill(email);
    await section.getByLabel('Current password').fill(password);
    await section.getByRole('button', { name: 'Change email' }).tap();
  };
  await fill('nowhere', PASSWORD);
  await expect(section.getByText('Please enter a valid email address')).toBeVisible();
  await fill(person.email.toUpperCase(), PASSWORD);
  await expect(section.getByText('This is your address already')).toBeVisible();
  await fill(wanted, 'Not-My-Word-1!');
  await expect(section.getByText('This is not your current password')).toBeVisible();
  await fill('member@demo.mizizi.app', PASSWORD);
  await expect(
    section.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();
  await fill(wanted, PASSWORD);
  await expect(section.getByText(`Confirm ${wanted}`)).toBeVisible();
  await page.reload();
  await expect(section.getByText(`Confirm ${wanted}`)).toBeVisible();
  await expect(section.getByText(`You sign in with ${person.email}.`)).toBeVisible();

  await page.goto(linkTo(await mailTo(request, wanted), '/auth/callback'));
  await expect(page.getByText('Your new email address is confirmed.', { exact: false })).toBeVisible();
  await page.waitForURL(/\/profile\?tab=security$/);
  await expect(section.getByText(`You sign in with ${wanted}.`)).toBeVisible();
  await expect(section.getByText(`Confirm ${wanted}`)).toHaveCount(0);

  // The old address is told, and may take the account back.
  await expect
    .poll(async () => (await mailTo(request, person.email)).subject)
    .toBe('Your Mizizi account has a new address');
  const elsewhere = await browser.newContext();
  const mailbox = await elsewhere.newPage();
  await mailbox.goto(linkTo(await mailTo(request, person.email), '/auth/undo'));
  await expect(
    mailbox.getByText(`The account ${person.email} was moved to another address`, { exact: false }),
  ).toBeVisible();
  await expectAccessible(mailbox);
  await mailbox.getByRole('button', { name: 'It was not me: undo it' }).click();
  await expect(mailbox.getByText('Your account is what it was')).toBeVisible();
  await mailbox.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await mailbox.goto('/auth');
  await mailbox.getByLabel('Email').fill(person.email);
  await mailbox.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await mailbox.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await mailbox.waitForURL('/dashboard');
  await elsewhere.close();
});

test('the download holds the own data and nothing else', async ({ page, request }) => {
  const stranger = await newPerson(request);
  const person = await newPerson(request, 'Achieng Odhiambo');
  await openProfile(page, person, 'Your data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mizizi-data-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: person.email, metadata: { full_name: 'Achieng Odhiambo' }, sessions: [{}] },
    tables: { user_roles: [{ role: 'member' }], orders: [] },
  });
  expect(text).not.toContain(stranger.session.user.id);
  expect(text).not.toMatch(/encrypted_password|refresh_token|callback_token/);
  await expect(page.getByText(`${download.suggestedFilename()} is in your downloads.`)).toBeVisible();
});

test('the account is given up and kept again', async ({ page, request }) => {
  const person = await newPerson(request);
  await openProfile(page, person, 'Your data');
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const fill = async (word: string, password: string): Promise<void> => {
    await dialog.getByLabel('Type DELETE or your email address to confirm').fill(word);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Delete my account' }).tap();
  };
  await fill('delete', PASSWORD);
  await expect(dialog.getByRole('alert')).toHaveText('Please type DELETE or your email address');
  await fill('DELETE', 'Not-My-Word-1!');
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await expectAccessible(page);
  await fill(person.email, PASSWORD);
  await expect(dialog).toHaveCount(0);

  const notice = page.getByRole('alert').filter({ hasText: 'Your account will be deleted on' });
  await expect(notice).toBeInViewport();
  await expectAccessible(page);
  for (const tab of ['Profile', 'Security', 'Your data']) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect(notice).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page.getByText('Your account will be deleted').first()).toBeVisible();
  await walkTo(page, '/profile');
  await page.getByRole('button', { name: 'Keep my account' }).tap();
  await expect(page.getByText('Your account stays').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.getByRole('tab', { name: 'Your data' }).tap();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('an account made through Google gets a password by mail', async ({ page, request }) => {
  await page.goto('/auth?redirect=%2Fprofile%3Ftab%3Dsecurity');
  await page.getByRole('button', { name: 'Continue with Google' }).first().tap();
  await page.getByRole('link', { name: 'Grace Wanjiru' }).tap();
  await page.waitForURL('/profile?tab=security');
  await expect(page.getByText('You sign in with Google, so this account has no password')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mail me a link to set a password' }).tap();
  await expect(page.getByText('We have sent a link to grace.wanjiru@example.com.')).toBeVisible();
  await page.goto(linkTo(await mailTo(request, 'grace.wanjiru@example.com'), '/auth/reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save new password' }).tap();
  await page.waitForURL('/dashboard');
  await walkTo(page, '/profile?tab=security');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});

test('an account made through Google is given up without a password', async ({ page }) => {
  await page.goto('/auth?redirect=%2Fprofile%3Ftab%3Ddata');
  await page.getByRole('button', { name: 'Continue with Google' }).first().tap();
  await page.getByRole('link', { name: 'Brian Otieno' }).tap();
  await page.waitForURL('/profile?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Current password')).toHaveCount(0);
  await dialog.getByLabel('Type DELETE or your email address to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete my account' }).tap();
  await page.getByRole('button', { name: 'Keep my account' }).tap();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a visitor signs in first and comes back', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/profile');
  await page.waitForURL('/auth?redirect=%2Fprofile');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().tap();
  await page.waitForURL('/profile');
});

test('every tab is accessible', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProfile(page, await newPerson(request));
  for (const tab of ['Profile', 'Security', 'Your data']) {
    await page.getByRole('tab', { name: tab }).tap();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothThemes(page);
  }
});
