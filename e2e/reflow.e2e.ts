import { expect, test } from '@playwright/test';

import { faults } from './faults.ts';
import { publicPaths } from './public-paths.ts';

const paths = [
  ...publicPaths,
  '/track',
  '/herbal-remedies/ginger-tea-for-nausea',
  '/herbs/compare?with=neem,ginger',
  '/safety-check',
  '/nutrition-knowledge/iron-from-food',
  '/nutrition-knowledge/foods',
  '/nutrition/plans',
];

/** As WCAG asks: a window of 320 px (a desktop's at 400 %), and text alone at twice its size on a desktop. */
const looks = [
  { name: '320 px', width: 320, text: '100%' },
  { name: 'text at 200 %', width: 1280, text: '200%' },
];

/** One run names every page that fails. */
const softly = expect.configure({ soft: true, timeout: 15_000 });

test('every page reflows at 320 px and bears text at twice its size', async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { name, width, text } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await softly.poll(() => faults(page), { message: `${path} at ${name}` }).toEqual([]);
    }
  }
});

test('whoever asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/1');
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const moving = await page.evaluate(() => {
    const longest = (times: string): number =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('*')].filter((element) => {
      const style = getComputedStyle(element);
      return (
        longest(style.animationDuration) > 0.01 ||
        longest(style.transitionDuration) > 0.01 ||
        style.scrollBehavior === 'smooth'
      );
    }).length;
  });
  expect(moving).toBe(0);
  const fading = await page.evaluate(() => {
    document.documentElement.classList.toggle('dark');
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(fading, 'the theme changes at once').toBe(0);
});
