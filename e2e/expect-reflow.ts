import { expect, type Page } from '@playwright/test';

import { faults } from './faults.ts';
import { requestsOf, walkTo } from './walk.ts';

/** As WCAG asks: a window of 320 px (a desktop's at 400 %), and text alone at twice its size on a desktop. */
const looks = [
  { name: '320 px', width: 320, text: '100%' },
  { name: 'text at 200 %', width: 1280, text: '200%' },
];

/** One run names every page that fails. */
const softly = expect.configure({ soft: true, timeout: 15_000 });

/** Names what is cut off or runs out of the window on the page that is open, once all of it is there. */
export async function expectReflow(page: Page, path: string): Promise<void> {
  const window = page.viewportSize();
  for (const { name, width, text } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await softly.poll(() => faults(page), { message: `${path} at ${name}` }).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  if (window) await page.setViewportSize(window);
}

/**
 * Walks from page to page, each of another kind than the one before, and looks at it when all of it is there. Where one
 * fails the next one is looked at all the same.
 */
export async function walkThrough(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
): Promise<void> {
  const problems: string[] = [];
  const requests = requestsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [at, path] of paths.entries()) {
    if (at === 0) await page.goto(path);
    else await walkTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.settled();
    await look(path).catch((error: Error) => problems.push(`${path}: ${error.message}`));
  }
  expect(problems).toEqual([]);
}
