import { expect, it } from 'vitest';

import { RateWindow } from './rate-window.ts';

it('counts within a window that slides', () => {
  let now = 0;
  const window = new RateWindow(() => now);
  const take = () => window.take('key', 2, 1000);
  expect(take()).toBe(0);
  now = 400;
  expect(take()).toBe(0);
  now = 600;
  expect(take()).toBe(400);
  now = 1000;
  expect(take()).toBe(0);
  now = 1300;
  expect(take()).toBe(100);
});

it('keeps keys apart and takes one back', () => {
  const window = new RateWindow(() => 0);
  expect(window.take('a', 1, 1000)).toBe(0);
  expect(window.take('b', 1, 1000)).toBe(0);
  expect(window.take('a', 1, 1000)).toBe(1000);
  window.giveBack('a');
  expect(window.take('a', 1, 1000)).toBe(0);
});

it('allows nothing at a limit of zero', () => {
  expect(new RateWindow(() => 0).take('key', 0, 1000)).toBe(1000);
});

it('does not grow without end', () => {
  const window = new RateWindow(() => 0);
  for (let index = 0; index < 25_000; index += 1) window.take(`key ${index}`, 1, 1000);
  expect(window.take('key 24999', 1, 1000)).toBe(1000);
  expect(window.take('key 0', 1, 1000)).toBe(0);
});
