import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addToCart, adoptCart } from '../entities/cart/cart-store.ts';
import { savedHerbs } from '../entities/herbs/herbs.queries.ts';
import { profileKey, saveProfile } from '../entities/people/profile.queries.ts';
import { nothingListed } from '../entities/safety/safety-profile.ts';
import { keepInAccount } from '../entities/safety/safety.queries.ts';
import { setWish, wishes } from '../entities/wishlist/wishlist.queries.ts';
import { startCartSync } from '../features/cart/cart-sync.ts';
import { dashboardQuery, moods } from '../features/dashboard/dashboard.queries.ts';
import { homeCountyQuery } from '../features/fasting/fasting.queries.ts';
import { keepPush } from '../features/notifications/push-device.queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { guardPrivateData } from '../lib/session.ts';
import { flush } from '../lib/sync/flush.ts';
import { addChange } from '../lib/sync/outbox.ts';
import { signInAs } from '../lib/sync/testing-server.ts';
import { areToastsWanted } from '../lib/toast.ts';

/** Every answer tells something of hers, so that whatever is kept of it is found. */
const HERS = 'amina';
const neem = { id: 1, name: `Neem of ${HERS}`, size: '100 g', picture: 'neem', price: 450 };
const line = {
  product_id: 1,
  name: neem.name,
  size: '100 g',
  picture: 'neem',
  unit_price_kes: 450,
  quantity: 2,
};
const day = {
  day: '2026-11-24',
  made_at: HERS,
  days: [
    {
      day: '2026-11-24',
      energy_kcal: null,
      protein_g: null,
      water_ml: null,
      mood: null,
      fasted_minutes: null,
      kg: null,
    },
  ],
  fast: null,
  last_fast: null,
  target: null,
  weight: null,
  meal_plan: null,
  consultation: null,
  plan: {},
  orders: { open: 0 },
};
const cart = { lines: [line], kept: [{ product_id: 1, quantity: 2 }] };

const answers: [path: string, body: unknown][] = [
  ['rpc/save_mood', { notice: 'Another device changed this.' }],
  ['rpc/dashboard_today', day],
  ['rpc/merge_cart', { ...cart, changes: [], already_merged: false }],
  ['rpc/save_cart', { ...cart, saved: true }],
  ['rpc/merge_wishlist', 1],
  ['wishlist_items', [{ product_id: 987654321 }]],
  ['saved_herbs', [{ slug: HERS }]],
  ['profiles', { county: `County of ${HERS}` }],
  ['daily_moods', [{ felt_on: `2026-11-24 ${HERS}`, mood: 5 }]],
];

let waiting: (() => void)[];
let stops: (() => void)[];
beforeEach(() => {
  waiting = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL) => {
    await new Promise<void>((answer) => {
      waiting.push(answer);
    });
    const body = answers.find(([path]) => String(input).includes(path))?.[1] ?? null;
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  queryClient.clear();
  stops = [guardPrivateData()];
});
afterEach(() => {
  for (const stop of stops) stop();
  act(() => signInAs(null));
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Whatever of her this device holds: in its storage and in the memory of the page. */
function found(): string[] {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Object.keys(storage).map((key) => `${key}: ${storage.getItem(key)}`),
  );
  const known = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => `${JSON.stringify(queryKey)}: ${JSON.stringify(state.data)}`);
  return [...kept, ...known].filter((text) => text.includes(HERS) || text.includes('987654321'));
}

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** What can be on its way when somebody leaves. Each begins it and ends where the server is asked. */
const works: Record<string, () => void> = {
  'the first read of records': () => void renderHook(() => moods.useRecords(), { wrapper }),
  'a change of records that is being sent': () => {
    const effect = { table: 'daily_moods', id: '2026-11-24', row: null };
    addChange({ id: 'change', owner: HERS, call: { kind: 'rpc', name: 'save_mood', args: {} }, effect });
    quietly(flush());
  },
  'the day of the dashboard': () => quietly(queryClient.fetchQuery(dashboardQuery(HERS))),
  'the county of the home': () => quietly(queryClient.fetchQuery(homeCountyQuery(HERS))),
  'the merge of the carts': () => {
    addToCart(neem);
    stops.push(startCartSync());
  },
  'a cart that is being saved': () => {
    adoptCart([{ ...neem, quantity: 2 }], { userId: HERS, unsaved: true });
    stops.push(startCartSync());
  },
  'a look at the cart of the account': () => {
    adoptCart([{ ...neem, quantity: 1 }], { userId: HERS, unsaved: false });
    stops.push(startCartSync());
  },
  'the wishes of the account': () => void renderHook(() => wishes.useHas('1'), { wrapper }),
  'a wish that is being sent': () => void setWish(987654321, true),
  'the wishes of a visitor that move in': () => {
    localStorage.setItem('wishlist', '{"value":[987654321],"expiresAt":9e15}');
    quietly(wishes.moveIn());
  },
  'the bookmarks of the account': () => void renderHook(() => savedHerbs.useRecords(), { wrapper }),
  'a bookmark that is being sent': () => savedHerbs.put({ id: HERS }),
  'a list of medicines that is being kept': () =>
    quietly(keepInAccount(queryClient, HERS, { ...nothingListed, medicines: [HERS] })),
  'a profile that is being saved': () => {
    queryClient.setQueryData(profileKey(HERS), { full_name: HERS } as never);
    quietly(saveProfile(queryClient, HERS, { county: HERS }));
  },
  'a device that asks for push messages': () => {
    const subscription = {
      endpoint: `https://push.example/${HERS}`,
      toJSON: () => ({ endpoint: `https://push.example/${HERS}`, keys: { p256dh: 'p', auth: 'a' } }),
    };
    const worker = { pushManager: { getSubscription: async () => subscription } };
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistration: async () => worker },
      configurable: true,
    });
    stops.push(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
    quietly(keepPush(HERS));
  },
};

const leavings: Record<string, string | null> = { 'she signs out': null, 'somebody else signs in': 'brian' };

describe.each(Object.entries(leavings))('an answer that comes after %s', (_, next) => {
  it.each(Object.entries(works))('leaves nothing of hers: %s', async (__, begin) => {
    act(() => signInAs(HERS));
    act(begin);
    await waitFor(() => expect(waiting).not.toEqual([]));
    act(() => signInAs(next));
    // The work of one step may ask several things, one after the other.
    for (let round = 0; round < 4; round += 1) {
      for (const answer of waiting.splice(0)) answer();
      await act(() => new Promise((done) => setTimeout(done, 10)));
      if (next !== null) break; // what is asked from now on is asked by the other person
    }
    expect(found()).toEqual([]);
    expect(areToastsWanted(), 'the next person is told something of hers').toBe(false);
  });
});
