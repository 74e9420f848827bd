import { expect, it } from 'vitest';

import { publicAddress } from './browser-parts.ts';

it('gives pages of the app the address they have for others', () => {
  expect(publicAddress(`${location.origin}/product/3?size=2`)).toBe('https://mizizi.app/product/3?size=2');
  expect(publicAddress('/terms-conditions')).toBe('https://mizizi.app/terms-conditions');
  expect(publicAddress('https://accounts.example/authorize?x=1')).toBe(
    'https://accounts.example/authorize?x=1',
  );
});
