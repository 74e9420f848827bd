import { expect, test } from '@playwright/test';

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
