import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  addToCart,
  adoptCart,
  type CartItem,
  getCart,
  type KeptLine,
  readCartOwner,
  setQuantity,
} from '../../entities/cart/cart-store.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { mergeWords } from './cart-account.queries.ts';
import { replay, startCartSync } from './cart-sync.ts';

const line = (id: number, quantity: number): CartItem => ({
  id,
  name: `Product ${id}`,
  size: '100 g',
  picture: 'leaf',
  price: 100,
  quantity,
});
const pieces = (items: CartItem[]) => new Map(items.map(({ id, quantity }) => [id, quantity]));
const short = (items: CartItem[]) => Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

describe('replay', () => {
  it('is the answer when nothing changed meanwhile', () => {
    const before = [line(1, 2)];
    expect(short(replay(pieces(before), before, [line(1, 5), line(2, 1)]))).toEqual({ 1: 5, 2: 1 });
  });

  it('adds what was added while the answer was on its way', () => {
    expect(short(replay(pieces([line(1, 2)]), [line(1, 3), line(4, 1)], [line(1, 5)]))).toEqual({
      1: 6,
      4: 1,
    });
  });

  it('takes away what was taken away', () => {
    expect(short(replay(pieces([line(1, 2), line(2, 1)]), [line(2, 1)], [line(1, 5), line(2, 1)]))).toEqual({
      1: 3,
      2: 1,
    });
  });

  it('keeps the price that was shown, so that a rise since can be told', () => {
    const dearer = { ...line(1, 2), price: 120 };
    const prices = replay(new Map(), [line(1, 1)], [dearer, line(2, 1)]).map(({ id, price }) => [id, price]);
    expect(prices).toEqual([
      [1, 100],
      [2, 100],
    ]);
  });

  it('makes no line longer than an order takes', () => {
    expect(short(replay(new Map(), [line(1, 60)], [line(1, 60)]))).toEqual({ 1: 99 });
  });

  it('keeps out what the account refused', () => {
    expect(short(replay(pieces([line(1, 2), line(2, 1)]), [line(1, 2), line(2, 1)], [line(1, 2)]))).toEqual({
      1: 2,
    });
  });
});

describe('mergeWords', () => {
  const change = { name: 'Neem', onDevice: 2, inAccount: 1, quantity: 3 };

  it.each([
    ['added', null],
    ['summed', 'Neem: 1 from your account and 2 from this device make 3.'],
    ['sold_out', 'Neem is sold out and was left out.'],
    ['cart_full', 'Neem did not fit: a cart holds 50 different products.'],
  ] as const)('%s', (kind, words) => {
    expect(mergeWords({ ...change, kind })).toBe(words);
  });

  it('says how many can be had', () => {
    expect(mergeWords({ ...change, kind: 'capped', quantity: 2 })).toBe(
      'Neem: 3 together, but only 2 can be had.',
    );
  });

  it('has no name for what is gone', () => {
    expect(mergeWords({ ...change, kind: 'gone', name: null })).toBe(
      'A product is no longer sold and was left out.',
    );
  });
});

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
