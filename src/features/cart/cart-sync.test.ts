import { describe, expect, it } from 'vitest';

import type { CartItem } from '../../entities/cart/cart-item.ts';
import { replay } from './cart-sync.ts';
import { mergeWords } from './merge-notice.ts';

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
