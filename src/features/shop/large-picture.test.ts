import { expect, it } from 'vitest';

import { lookOnce, pinched, toggled, within } from './large-picture.tsx';

const screen = { width: 360, height: 740 };
const still = { x: 0, y: 0 };

it('grows around the place that was touched', () => {
  const look = pinched(lookOnce, 2, { x: 100, y: -50 }, still);
  expect(look).toEqual({ scale: 2, x: -100, y: 50 });
  // what lay there lies there still: its distance from the middle has doubled
  expect(look.x + 2 * 100).toBe(100);
});

it('is never smaller than it fits, nor larger than four times that', () => {
  expect(pinched(lookOnce, 0.2, still, still).scale).toBe(1);
  expect(pinched(lookOnce, 9, still, still).scale).toBe(4);
});

it('is as it fits again with the second double tap', () => {
  const larger = toggled(lookOnce, { x: 40, y: 0 });
  expect(larger.scale).toBe(2.5);
  expect(toggled(larger, still)).toEqual(lookOnce);
});

it('shows no more of what is beside it than it must', () => {
  expect(within({ scale: 2, x: 900, y: 900 }, screen)).toEqual({ scale: 2, x: 180, y: 0 });
  expect(within({ scale: 4, x: -900, y: -900 }, screen)).toEqual({ scale: 4, x: -540, y: -350 });
});
