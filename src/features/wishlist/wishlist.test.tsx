import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { sampleProduct } from '../../entities/products/sample-product.ts';
import { useIsWished, useWishlist } from '../../entities/wishlist/wish-button.tsx';
import { setWish, wishes, WISHLIST_KEY, WISHLIST_TTL_MS } from '../../entities/wishlist/wishlist.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { guardPrivateData } from '../../lib/session.ts';
import {
  type FakeServer,
  goOffline,
  goOnline,
  signInAs,
  startFakeServer,
} from '../../lib/sync/testing-server.ts';
import { areToastsWanted } from '../../lib/toast.ts';
import { WishlistView } from './wishlist-view.tsx';

describe('wishlist store', () => {
  /** As release 1.1 kept values: without saying whose they are. */
  const keptByRelease = (key: string, value: unknown): void =>
    localStorage.setItem(key, JSON.stringify({ value, expiresAt: 9e15 }));

  const ids = (): number[] => wishes.current().map(({ id }) => Number(id));
  const sorted = (some: readonly number[]): number[] => some.toSorted((a, b) => a - b);
  const show = () => renderHook(useWishlist).result;

  let server: FakeServer;
  let stopGuard: () => void;
  beforeEach(() => {
    localStorage.clear();
    queryClient.clear();
    server = startFakeServer('product_id');
    stopGuard = guardPrivateData();
  });
  afterEach(() => {
    stopGuard();
    act(() => signInAs(null));
    vi.unstubAllGlobals();
  });

  describe('the wishlist of a visitor', () => {
    it('holds each wish once, the newest first', () => {
      for (const id of [1, 2, 3, 2]) setWish(id, true);
      expect(ids()).toEqual([3, 2, 1]);
      setWish(2, false);
      expect(ids()).toEqual([3, 1]);
    });

    it('takes two hundred and no more', () => {
      keptByRelease(
        WISHLIST_KEY,
        Array.from({ length: 200 }, (_, index) => index + 1),
      );
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
      expect(show().current.ids).toEqual([]);
      expect(localStorage.getItem(WISHLIST_KEY)).toBeNull();
    });

    it('follows another tab, also one of release 1.1', () => {
      const { result } = renderHook(() => useIsWished(9));
      expect(result.current).toBe(false);
      act(() => {
        keptByRelease(WISHLIST_KEY, [9]);
        window.dispatchEvent(new StorageEvent('storage', { key: WISHLIST_KEY }));
      });
      expect(result.current).toBe(true);
    });

    it.each(['["broken', '{"value":[1.5],"expiresAt":9e15}', '{"value":["x"],"expiresAt":9e15}'])(
      'starts anew when it is corrupt: %s',
      (raw) => {
        localStorage.setItem(WISHLIST_KEY, raw);
        expect(show().current.ids).toEqual([]);
      },
    );

    it('moves into the account by one call, and says so when anything was new', async () => {
      server.rows.set('3', { id: '3', product_id: 3 });
      keptByRelease(WISHLIST_KEY, [3]);
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(server.seen).toEqual(['merge_wishlist']));
      await waitFor(() => expect(localStorage.getItem(WISHLIST_KEY)).toBeNull());
      expect(areToastsWanted(), 'nothing was new').toBe(false);

      act(() => signInAs(null));
      act(() => void [setWish(1, true), setWish(2, true)]);
      act(() => signInAs('brian'));
      await waitFor(() => expect(server.rows.size).toBe(3));
      await waitFor(() => expect(areToastsWanted()).toBe(true));
      await waitFor(() => expect(sorted(shown.current.ids)).toEqual([1, 2, 3]));
      expect(server.seen).toEqual(['merge_wishlist', 'merge_wishlist']);
      expect(server.senders).toEqual(['amina', 'brian']);
    });

    it('moves in once, though the answer was lost, and a wish let go meanwhile stays away', async () => {
      keptByRelease(WISHLIST_KEY, [2, 1]);
      server.connection = 'lost answer';
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(server.seen).toEqual(['merge_wishlist']));
      expect(sorted(shown.current.ids)).toEqual([1, 2]);
      act(() => void setWish(2, false));
      expect(shown.current.ids).toEqual([1]);
      act(() => goOnline(server));
      await waitFor(() => expect(server.seen).toEqual(['merge_wishlist', 'merge_wishlist', 'DELETE 2']));
      await waitFor(() => expect([...server.rows.keys()]).toEqual(['1']));
      await waitFor(() => expect(shown.current.ids).toEqual([1]));
    });
  });

  describe('the wishlist of an account', () => {
    it('is changed without a connection and sent in order when it is back', async () => {
      server.rows.set('1', { id: '1', product_id: 1 });
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(shown.current).toEqual({ ids: [1], ready: true }));
      goOffline(server);
      act(() => void [setWish(2, true), setWish(1, false)]);
      expect(shown.current.ids).toEqual([2]);
      queryClient.clear(); // what a reload forgets
      expect(show().current.ids).toEqual([2]);
      act(() => goOnline(server));
      await waitFor(() => expect(server.seen).toEqual(['POST 2', 'DELETE 1']));
      expect([...server.rows.keys()]).toEqual(['2']);
    });

    it('has a wish once when the answer was lost', async () => {
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(shown.current.ready).toBe(true));
      server.connection = 'lost answer';
      act(() => void setWish(2, true));
      await waitFor(() => expect(server.seen).toEqual(['POST 2']));
      act(() => goOnline(server));
      await waitFor(() => expect(server.seen).toEqual(['POST 2', 'POST 2']));
      await waitFor(() => expect(shown.current.ids).toEqual([2]));
      expect(server.rows.size).toBe(1);
    });

    it('goes with its owner: what waited is sent for nobody else, a late answer finds no place', async () => {
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(shown.current.ready).toBe(true));
      const answered = Promise.withResolvers<void>();
      server.writeAnswer = answered.promise;
      act(() => void [setWish(2, true), setWish(3, true)]);
      await waitFor(() => expect(server.seen).toEqual(['POST 2']));
      server.rows.clear(); // what follows is the account of somebody else
      act(() => signInAs('brian'));
      answered.resolve();
      await waitFor(() => expect(shown.current).toEqual({ ids: [], ready: true }));
      await act(() => new Promise((done) => setTimeout(done, 20)));
      expect(server.seen).toEqual(['POST 2']);
      expect(Object.keys(localStorage).filter((key) => /amina|wishlist$/.test(key))).toEqual([]);
      expect(shown.current.ids).toEqual([]);
    });

    it('takes back what is refused, and lets those behind it through', async () => {
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(shown.current.ready).toBe(true));
      server.refusal = {
        status: 403,
        body: { code: '42501', message: 'new row violates row-level security' },
      };
      act(() => void setWish(2, true));
      await waitFor(() => expect(shown.current.ids).toEqual([]));
      expect(areToastsWanted()).toBe(true);
      server.refusal = null;
      act(() => void setWish(3, true));
      await waitFor(() => expect(server.seen).toEqual(['POST 3']));
    });

    it('shows what another device did when somebody comes back', async () => {
      act(() => signInAs('amina'));
      const shown = show();
      await waitFor(() => expect(shown.current.ready).toBe(true));
      act(() => void setWish(1, true));
      await waitFor(() => expect(server.rows.size).toBe(1));
      server.rows.clear();
      server.rows.set('7', { id: '7', product_id: 7 });
      await act(() => queryClient.invalidateQueries());
      await waitFor(() => expect(shown.current.ids).toEqual([7]));
    });
  });

  describe('what an earlier release kept of an account', () => {
    const copyOf = (userId: string): void => {
      keptByRelease(WISHLIST_KEY, [4, 1]);
      keptByRelease('wishlist-owner', {
        userId,
        unsaved: [
          [4, true],
          [2, false],
        ],
      });
    };

    it('is shown at once, and what waited is sent once', async () => {
      server.rows.set('1', { id: '1', product_id: 1 });
      server.rows.set('2', { id: '2', product_id: 2 });
      signInAs('amina');
      copyOf('amina');
      goOffline(server);
      const shown = show();
      await waitFor(() => expect(localStorage.getItem('wishlist-owner')).toBeNull());
      expect(shown.current.ids).toEqual([4, 1]);
      queryClient.clear(); // what a reload forgets
      const again = show();
      expect(again.current.ids).toEqual([4, 1]);
      act(() => goOnline(server));
      await waitFor(() => expect(server.seen).toEqual(['POST 4', 'DELETE 2']));
      await waitFor(() => expect(sorted(again.current.ids)).toEqual([1, 4]));
      expect([...server.rows.keys()].toSorted()).toEqual(['1', '4']);
    });

    it('is nobody else’s', async () => {
      signInAs('brian');
      copyOf('amina');
      const shown = show();
      await waitFor(() => expect(localStorage.getItem('wishlist-owner')).toBeNull());
      await waitFor(() => expect(shown.current).toEqual({ ids: [], ready: true }));
      expect(server.seen).toEqual([]);
    });
  });
});

describe('wishlist view', () => {
  const product = (id: number, name: string) => sampleProduct({ id, name });

  function Page() {
    const { ids } = useWishlist();
    return <WishlistView ids={ids} products={[product(1, 'Neem leaf'), product(2, 'Moringa')]} />;
  }

  beforeEach(() => localStorage.clear());

  it('takes a wish away and brings it back, with the focus on the way back', async () => {
    setWish(1, true);
    setWish(2, true);
    render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Remove Neem leaf from your wishlist' }));
    expect(screen.queryByRole('heading', { name: 'Neem leaf' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(screen.getByRole('heading', { name: 'Neem leaf' })).toBeVisible();
  });
});
