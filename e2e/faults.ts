import type { Page } from '@playwright/test';

/** What is cut off or runs out of the window, in words. Boxes that scroll by themselves may be wider. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth + 1;
    const found = new Set<string>();
    /** What scrolls by itself, and what ends with dots: a choice, as are clamped lines. */
    const isScroller = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX) || (overflowX !== 'visible' && textOverflow === 'ellipsis');
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (isScroller(element) || scrolls(element.parentElement));
    /** Kept for screen readers: a box of one pixel, somewhere above the words. */
    const tiny = new Map<Element, boolean>();
    const isTiny = (element: Element | null): boolean => {
      if (!element) return false;
      const known = tiny.get(element);
      if (known !== undefined) return known;
      const answer = element.getBoundingClientRect().width <= 1 || isTiny(element.parentElement);
      tiny.set(element, answer);
      return answer;
    };
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest('[aria-hidden="true"], [inert]') !== null ||
      isTiny(element);
    if (document.documentElement.scrollWidth > room)
      found.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!holder || words === '' || isUnseen(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.right > room && !scrolls(holder)) found.add(`runs out: ${words.slice(0, 40)}`);
      // Clamped lines are a choice; a box that hides what does not fit is not.
      const around = holder.closest('button, a, h1, h2, h3, p, li, td, th, label, span, div');
      if (!around) continue;
      const style = getComputedStyle(around);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (!hides || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const hull = around.getBoundingClientRect();
      if (box.right > hull.right + 2 || box.bottom > hull.bottom + 2) found.add(`cut: ${words.slice(0, 40)}`);
    }
    return [...found];
  });
}
