import { expect, type Page } from '@playwright/test';

import { faults } from './faults.ts';

/** As WCAG asks: a window of 320 px (a desktop's at 400 %), and text alone at twice its size on a desktop. */
const looks = [
  { name: '320 px', width: 320, text: '100%' },
  { name: 'text at 200 %', width: 1280, text: '200%' },
];

/** One run names every page that fails. */
const softly = expect.configure({ soft: true, timeout: 15_000 });

/** Opens each page and names what is cut off or runs out of the window, once all of it is there. */
export async function expectReflow(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { name, width, text } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await softly.poll(() => faults(page), { message: `${path} at ${name}` }).toEqual([]);
    }
  }
}
