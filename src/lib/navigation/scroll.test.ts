import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Place } from './navigation.ts';
import { keyThisLoad, leaveAt, scrollBack, scrolledTo, useScroll } from './scroll.ts';

describe('scroll', () => {
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  const scrollIntoView = vi.fn<() => void>();

  const place = (step: Place['step'], key: string, hash = ''): Place => ({
    location: { pathname: '/', search: '', hash, key, state: null },
    step,
    route: { path: '/', load: () => Promise.reject(new Error('Not asked for')) },
    module: null,
    keepsScroll: false,
    fades: false,
  });

  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = '<p id="dose"></p>';
    Element.prototype.scrollIntoView = scrollIntoView;
    vi.stubGlobal('scrollTo', scrollTo);
    vi.stubGlobal('scrollY', 640);
    scrollTo.mockReset();
    scrollIntoView.mockReset();
  });

  it('leaves the page that was there from the beginning to the browser', () => {
    renderHook(() => useScroll(place('POP', 'default')));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes to the part that a plain link names, even where a page without a name was left elsewhere', () => {
    leaveAt('default');
    const { rerender } = renderHook(({ at }) => useScroll(at), {
      initialProps: { at: place('POP', 'default') },
    });
    rerender({ at: place('POP', 'default', '#dose') });
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(scrollTo).not.toHaveBeenCalled();
    rerender({ at: place('POP', 'default') });
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 640);
  });

  it('goes to the top when the address names nothing that is there, or nothing that can be read', () => {
    const { rerender } = renderHook(({ at }) => useScroll(at), { initialProps: { at: place('POP', 'a') } });
    rerender({ at: place('PUSH', 'b', '#elsewhere') });
    rerender({ at: place('PUSH', 'c', '#%E0%A4%A') });
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('remembers where a page was left beyond a reload, which the browser scrolls itself', () => {
    renderHook(() => useScroll(place('PUSH', 'kept')));
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(scrolledTo('kept')).toBe(640);
    expect(JSON.parse(sessionStorage.getItem('scroll-places') ?? '')).toMatchObject({ kept: 640 });
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
  });
});

describe('scroll places', () => {
  const stateOf = () => history.state as { key?: string } | null;

  beforeEach(() => history.replaceState(null, ''));

  it('gives each load of a page a key of its own', () => {
    keyThisLoad();
    const first = stateOf()?.key;
    expect(first).toMatch(/^[\da-z]{4,}$/);
    history.pushState(null, '');
    keyThisLoad();
    expect(stateOf()?.key).not.toBe(first);
  });

  it('keeps what the page had before it was loaded again', () => {
    history.replaceState({ idx: 3, key: 'abc', usr: { from: '/cart' } }, '');
    keyThisLoad();
    expect(stateOf()).toEqual({ idx: 3, key: 'abc', usr: { from: '/cart' } });
    history.replaceState({ idx: 3 }, '');
    keyThisLoad();
    expect(stateOf()).toMatchObject({ idx: 3, key: expect.any(String) });
  });
});

describe('scroll back', () => {
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
});
