import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSession, SESSION_KEY } from '../../lib/session-store.ts';
import { useIsWished, useWishlist } from './wish-button.tsx';
import {
  getWishlist,
  readWishlistOwner,
  setWish,
  WISHLIST_KEY,
  WISHLIST_TTL_MS,
  withWish,
  writeWishlist,
  writeWishlistOwner,
} from './wishlist-store.ts';

beforeEach(() => {
  localStorage.clear();
  writeWishlist([]);
});

describe('the wishlist of a visitor', () => {
  it('holds each wish once, the newest first', () => {
    for (const id of [1, 2, 3, 2]) setWish(id, true);
    expect(getWishlist().ids).toEqual([3, 2, 1]);
    setWish(2, false);
    expect(getWishlist().ids).toEqual([3, 1]);
    expect(withWish([3, 1], 1, true)).toEqual([1, 3]);
  });

  it('takes two hundred and no more', () => {
    writeWishlist(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(setWish(500, true)).toBe(false);
    expect(setWish(7, true)).toBe(true);
    expect(setWish(7, false)).toBe(true);
    expect(setWish(500, true)).toBe(true);
  });

  it('is forgotten ninety days after its last change', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00Z') });
    expect(WISHLIST_TTL_MS).toBe(7_776_000_000);
    setWish(1, true);
    vi.setSystemTime(Date.now() + WISHLIST_TTL_MS);
    const { result } = renderHook(useWishlist);
    expect(result.current.ids).toEqual([]);
    expect(localStorage.getItem(WISHLIST_KEY)).toBeNull();
  });

  it('follows another tab', () => {
    const { result } = renderHook(() => useIsWished(9));
    expect(result.current).toBe(false);
    act(() => {
      localStorage.setItem(WISHLIST_KEY, JSON.stringify({ value: [9], expiresAt: 9e15 }));
      window.dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
    });
    expect(result.current).toBe(true);
  });

  it.each(['["broken', '{"value":[1.5],"expiresAt":9e15}', '{"value":["x"],"expiresAt":9e15}'])(
    'starts anew when it is corrupt: %s',
    (raw) => {
      localStorage.setItem(WISHLIST_KEY, raw);
      const { result } = renderHook(useWishlist);
      expect(result.current.ids).toEqual([]);
    },
  );
});

describe('the copy of an account', () => {
  const signIn = (userId: string) =>
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'x', user: { id: userId } }));

  it('notes what the account has yet to hear, once for each product', () => {
    signIn('asha');
    writeWishlistOwner({ userId: 'asha', unsaved: [] });
    setWish(1, true);
    setWish(2, true);
    setWish(1, false);
    expect(readWishlistOwner()?.unsaved).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('goes with its owner', () => {
    signIn('asha');
    writeWishlistOwner({ userId: 'asha', unsaved: [] });
    writeWishlist([1, 2]);
    forgetSession();
    const { result } = renderHook(useWishlist);
    expect(result.current.ids).toEqual([]);
    expect(readWishlistOwner()).toBeNull();
  });
});
