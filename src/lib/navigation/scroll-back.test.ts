import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { scrollBack } from './scroll.ts';

/** How far the page can be scrolled so far. */
let room = 0;
let grow = (): void => undefined;
const disconnect = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockReset();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', (_x: number, y: number) => vi.stubGlobal('scrollY', Math.min(y, room)));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly disconnect = disconnect;
      readonly #grown: () => void;
      constructor(grown: () => void) {
        this.#grown = grown;
      }
      observe(): void {
        grow = this.#grown;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const growTo = (height: number): void => {
  room = height;
  if (disconnect.mock.calls.length === 0) grow();
};

it('is there at once on a page that is long enough', () => {
  room = 5000;
  const end = scrollBack(900);
  expect(window.scrollY).toBe(900);
  end();
});

it('stays there while heights that were guesses become true, and lets go once they have settled', () => {
  const anchor = (): string => document.documentElement.style.getPropertyValue('overflow-anchor');
  room = 5000;
  scrollBack(900);
  vi.advanceTimersByTime(900);
  growTo(4900);
  vi.advanceTimersByTime(900);
  expect(disconnect).not.toHaveBeenCalled();
  // A browser that scrolls along with the cards above would leave the place.
  expect(anchor()).toBe('none');
  vi.advanceTimersByTime(100);
  expect(disconnect).toHaveBeenCalledOnce();
  expect(anchor()).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

it('goes on while the page grows, and no further', () => {
  room = 500;
  scrollBack(900);
  expect(window.scrollY).toBe(500);
  growTo(700);
  expect(window.scrollY).toBe(700);
  growTo(2000);
  expect(window.scrollY).toBe(900);
  vi.advanceTimersByTime(1000);
  expect(disconnect).toHaveBeenCalledOnce();
});

it.each([
  ['somebody moves themselves', () => dispatchEvent(new Event('wheel'))],
  ['ten seconds have passed', () => vi.advanceTimersByTime(10_000)],
])('lets go when %s', (_, happen) => {
  room = 500;
  scrollBack(900);
  happen();
  expect(disconnect).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  growTo(2000);
  expect(window.scrollY).toBe(500);
});

it('lets go when the page is left', () => {
  room = 500;
  const end = scrollBack(900);
  end();
  expect(disconnect).toHaveBeenCalledOnce();
});
