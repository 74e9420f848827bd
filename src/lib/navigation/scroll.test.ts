import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Place } from './navigation.ts';
import { leaveAt, scrolledTo, useScroll } from './scroll.ts';

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
