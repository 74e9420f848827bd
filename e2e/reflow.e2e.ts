import { expect, test } from '@playwright/test';

import { expectReflow } from './expect-reflow.ts';
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

test('every page reflows at 320 px and bears text at twice its size', async ({ page }) => {
  test.setTimeout(300_000);
  await expectReflow(page, paths);
});

test('whoever asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/product/1');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
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
