import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Half a megabyte, which a page is given once: `@axe-core/playwright` gave it twice that, twice for each look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const EVERY_RULE: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'target-size': { enabled: true } },
};
/** What a theme can change: the rest does not depend on colours. */
const RULES_OF_COLOUR: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

declare global {
  interface Window {
    /** axe, once its script was put into the page. */
    axe: { run: (options: RunOptions) => Promise<AxeResults> };
  }
}

/** What axe finds, as `rule: where | where`. */
async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate("typeof axe === 'object'"))) await frame.evaluate(AXE);
  return page.evaluate(
    async (run) => {
      const { violations } = await window.axe.run(run);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    { ...options, resultTypes: ['violations' as const] },
  );
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // What is still being laid out below would move what is measured above, and fades into the theme's colours on its own. It
  // waits until the browser has nothing else to do, which on a busy machine takes a while.
  await expect(page.locator('html[data-rendered], html:not(:has(.rendered-near))')).toBeAttached({
    timeout: 30_000,
  });
  // A dialog hides what is beneath it a moment after it was drawn.
  await expect(
    page.locator('body:has(> [role$="dialog"][data-state="open"]):not(:has(> [data-aria-hidden]))'),
  ).toHaveCount(0);
  // A short message lies over what is beneath it only for so long, what floats only until one scrolls; and colours in the
  // middle of a fade are nobody's colours.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after { transition: none !important; }
      [data-sonner-toaster] { visibility: hidden !important; }
      button.fixed, nav.fixed, header.sticky { position: static !important; }`,
    );
    document.adoptedStyleSheets.push(sheet);
    // What ends, ends now: waiting for it would take as long as a busy machine draws no frame.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
  });
  const violations = await violationsOn(page, options);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  expect(violations).toEqual([]);
}

/** No WCAG 2.2 AA violation on the page as it stands, and nothing to push sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, EVERY_RULE);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
}

/** The page in one theme of the system; what it changes is there at once, and the app has heard of it. */
export async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator(colorScheme === 'dark' ? 'html.dark' : 'html:not(.dark)')).toBeAttached();
}

/** The same, and its colours hold in the dark theme as well; the page is left in the light one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await inTheme(page, 'light');
  await expectAccessible(page);
  await inTheme(page, 'dark');
  await expectNoViolations(page, RULES_OF_COLOUR);
  await inTheme(page, 'light');
}

/** Both themes from the top of the page: what lies half under a bar at the foot would count as too small to hit. */
export async function expectAccessibleFromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page);
}
