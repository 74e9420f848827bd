import { afterEach, expect, it } from 'vitest';

import { wholeStylesheet } from './page-repair.ts';

afterEach(() => {
  delete window.wholeStyles;
});

it('does not wait on a page that came with the whole stylesheet', async () => {
  await expect(wholeStylesheet()).resolves.toBeUndefined();
});

it('waits until the stylesheet is there', async () => {
  let arrive = (_came: boolean): void => undefined;
  window.wholeStyles = new Promise((resolve) => {
    arrive = resolve;
  });
  const told: string[] = [];
  const waiting = wholeStylesheet().then(() => told.push('hydrated'));
  await Promise.resolve();
  told.push('arrived');
  arrive(true);
  await waiting;
  expect(told).toEqual(['arrived', 'hydrated']);
});

it('fails when the stylesheet does not come', async () => {
  window.wholeStyles = Promise.resolve(false);
  await expect(wholeStylesheet()).rejects.toThrow('stylesheet');
});
