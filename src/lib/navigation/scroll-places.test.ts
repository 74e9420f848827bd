import { beforeEach, expect, it } from 'vitest';

import { keyThisLoad } from './scroll.ts';

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
