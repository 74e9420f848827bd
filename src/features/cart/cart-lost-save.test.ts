import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { KeptLine } from '../../entities/cart/cart-item.ts';
import { addToCart, adoptCart, getCart, readCartOwner, setQuantity } from '../../entities/cart/cart-store.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { startCartSync } from './cart-sync.ts';

const neem = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450 };

/** The account's cart as `save_cart` and `merge_cart` keep it, and whether the next answers are lost on their way. */
let account: KeptLine[];
let isLost: boolean;

const answerWith = (more: object) => ({
  lines: account.map(({ quantity }) => ({ ...neem, product_id: 1, unit_price_kes: 450, quantity })),
  kept: account,
  ...more,
});

function ask(call: string, body: { items: KeptLine[]; known?: KeptLine[] }): object {
  if (call === 'merge_cart') return answerWith({ changes: [], already_merged: false });
  const saved = body.known === undefined || JSON.stringify(body.known) === JSON.stringify(account);
  if (saved) account = body.items;
  return answerWith({ saved });
}

let stop: (() => void) | undefined;
/** As a page that is opened. */
const open = (): void => {
  stop?.();
  stop = startCartSync();
};
const settled = () =>
  vi.waitFor(() => {
    expect(readCartOwner()).toMatchObject({ unsaved: false });
    expect(account.map(({ quantity }) => quantity)).toEqual(getCart().items.map(({ quantity }) => quantity));
  });

beforeEach(() => {
  account = [];
  isLost = false;
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (input: string | URL, init: { body: string }) => {
    const call = String(input).split('/rpc/')[1] ?? '';
    const body = JSON.parse(init.body) as { items: KeptLine[]; known?: KeptLine[] };
    const answer = ask(call, body);
    if (isLost) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  });
  signInAs('amina');
  adoptCart([], { userId: 'amina', unsaved: false, known: [] });
});
afterEach(() => {
  stop?.();
  stop = undefined;
  signInAs(null);
  vi.unstubAllGlobals();
});

/** Puts one into the cart, which arrives, and whose answer does not. */
async function loseAnAnswer(): Promise<void> {
  isLost = true;
  addToCart(neem);
  open();
  await vi.waitFor(() => expect(account).toEqual([{ product_id: 1, quantity: 1 }]));
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  isLost = false;
}

it('does not double what was saved by a page that was left before the answer came', async () => {
  await loseAnAnswer();
  open();
  await settled();
  expect(getCart().count).toBe(1);
});

it('counts what was changed since once, also after two answers that got lost', async () => {
  await loseAnAnswer();
  isLost = true;
  setQuantity(1, 3);
  open();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(2));
  isLost = false;
  setQuantity(1, 4);
  open();
  await settled();
  expect(getCart().count).toBe(4);
});

it('still adds what another device did meanwhile', async () => {
  addToCart(neem);
  open();
  await settled();
  account = [{ product_id: 1, quantity: 5 }];
  setQuantity(1, 2);
  open();
  await settled();
  expect(getCart().count).toBe(6);
});
