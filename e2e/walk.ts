import { expect, type Page } from '@playwright/test';

/**
 * Goes to another page of the app without loading it anew, as the browser's own forward button does, and waits for that
 * page's heading. Half the work of `page.goto`, for where the load is not what is looked at. The page must be one of
 * another kind, since React keeps the heading of one of the same, and the one before must stand there, not be on its way.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
}

const QUIET_MS = 300;

/** Lists what is under way from now on, and waits until nothing has been for a moment: `networkidle` for one that walks. */
export function requestsOf(page: Page): { settled: () => Promise<void> } {
  const underWay = new Set<unknown>();
  let changedAt = Date.now();
  page.on('request', (request) => {
    underWay.add(request);
    changedAt = Date.now();
  });
  const isOver = (request: unknown): void => {
    underWay.delete(request);
    changedAt = Date.now();
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  return {
    settled: () =>
      expect
        .poll(() => underWay.size === 0 && Date.now() - changedAt >= QUIET_MS, { intervals: [100] })
        .toBe(true),
  };
}
