import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, signedInAs } from './people.ts';

const phone = { width: 360, height: 740 };

async function speakKiswahili(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
}

/** Opens the herbalist and asks. */
async function ask(page: Page, text: string) {
  const chat = page.locator('#herbalist');
  if ((await chat.count()) === 0) await page.locator('button[aria-expanded="false"].fixed').first().click();
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('textbox').press('Enter');
  return chat;
}

/** A conversation is kept for the session. */
const newestHeading = (page: Page) => page.locator('[data-kind] [data-heading]').last();

/** The heading is wholly in the window, above whatever else the chat or the page shows. */
async function expectHeadingSeen(page: Page, title: string, heading = newestHeading(page)) {
  await expect(heading).toContainText(title);
  await expect(heading).toBeInViewport({ ratio: 1 });
  const { x, y, width } = (await heading.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const isOnTop = await heading.evaluate(
    (element, point) => element.contains(document.elementFromPoint(point.x, point.y)),
    { x: x + width / 3, y: y + 8 },
  );
  expect(isOnTop).toBe(true);
}

test.use({ viewport: phone });

test('an emergency is read from its heading on, without an offer: visitor and member, both languages', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/shop');
  const chat = await ask(page, 'my 2 month old baby has a fever of 39 and is not drinking');
  await expectHeadingSeen(page, 'This child needs a hospital now');
  await expect(chat.locator('div:focus [data-kind="child"]')).toBeVisible();
  await expect(chat.getByRole('link', { name: 'Start the free trial' })).toHaveCount(0);
  await speakKiswahili(page);
  await signedInAs(context, await demoPerson(request, 'free'));
  await page.goto('/shop');
  await ask(page, 'mume wangu amezirai na haamki');
  await expectHeadingSeen(page, 'Mtu asiyeamka anahitaji msaada sasa hivi');
  await expect(page.locator('#herbalist').getByRole('link', { name: 'Tazama vifurushi' })).toHaveCount(0);
  await expectAccessible(page);
});

test('the heading of an emergency stands in the window of the contact form', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your message').fill('I took 20 panadol last night');
  // It is poison, and may be self-harm as well: what to do first is seen first.
  await expectHeadingSeen(page, '', page.locator('[data-kind="poison"] [data-heading]'));
});

test('a visitor without a connection hears of honey and of fasting, a member of the own list', async ({
  page,
  context,
  request,
}) => {
  await page.goto('/terms-conditions');
  const chat = await ask(page, 'naweza kumpa mtoto wa miezi 8 asali kwa kikohozi?');
  const answer = chat.locator('[data-safety-answer]');
  await expect(answer.last().locator('[data-verdict="avoid"]')).toContainText('Honey');
  await expect(answer.last()).toContainText('botulism');
  await context.setOffline(true);
  await ask(page, 'I breastfeed and want to fast to lose weight');
  await expect(answer.last().locator('[data-no-less="breastfeeding"]')).toBeInViewport();
  await context.setOffline(false);

  await signedInAs(context, await demoPerson(request, 'member'));
  await page.addInitScript(() =>
    localStorage.setItem(
      'mizizi-safety',
      JSON.stringify({
        value: { medicines: ['warfarin'], conditions: [] },
        expiresAt: Date.now() + 86_400_000,
      }),
    ),
  );
  await page.goto('/terms-conditions');
  await ask(page, 'Is ginger good every day?');
  await expect(answer.last()).toContainText('Warfarin');
  const link = answer.last().getByRole('link', { name: /safety check/ });
  await expect(link).toHaveAttribute('href', /\/safety-check\?medicines=[^&]*warfarin.*herbs=ginger/);
  await link.click();
  await expect(page.locator('[data-herb="ginger"][data-with="warfarin"]')).toBeVisible();
  await expect(page.locator('#herbalist')).toHaveCount(0);
});

test('a visitor is not sent to topics that are not there', async ({ page }) => {
  await page.goto('/terms-conditions');
  const chat = await ask(page, 'What is nice for supper?');
  await expect(chat.getByRole('alert')).toContainText('nothing for the safety check');
  await expect(chat.getByText('pick a topic below')).toHaveCount(0);
  await expect(chat.getByRole('link', { name: 'Start the free trial' })).toBeVisible();
});

test('the herbalist has a place of its own in the bar of a phone', async ({ page }) => {
  // The page of a product has a bar of its own: e2e/phone-shopping.e2e.ts.
  for (const path of ['/', '/shop', '/cart', '/herbs/neem', '/plans', '/contact', '/dashboard']) {
    await page.goto(path);
    const button = page.getByRole('button', { name: 'AI Herbalist' });
    await expect(button).toBeVisible();
    const under = () =>
      button.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const bar = document.querySelector('nav.fixed')?.getBoundingClientRect();
        const links = [...document.querySelectorAll('nav.fixed a')].map((one) => one.getBoundingClientRect());
        return {
          isInBar: bar !== undefined && top >= bar.top - 1 && bottom <= bar.bottom + 1,
          covers: links.some((one) => one.right > left + 1 && one.left < right - 1),
          isTight: element.scrollWidth > element.clientWidth,
        };
      });
    for (const width of [320, 360, 430]) {
      await page.setViewportSize({ width, height: 740 });
      // The rest of the stylesheet may still be on its way.
      await expect
        .poll(under, `${path} at ${width} px`)
        .toEqual({ isInBar: true, covers: false, isTight: false });
    }
  }
});
