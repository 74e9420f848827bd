import { expect, it } from 'vitest';

import { safePath } from './safe-redirect.ts';

it.each([
  ['/checkout', '/checkout'],
  ['/shop?category=teas#top', '/shop?category=teas#top'],
  ['/a/../orders', '/orders'],
  ['/', '/'],
])('keeps the path %s', (input, path) => {
  expect(safePath(input, '/home')).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  'shop',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
])('falls back for %j', (input) => {
  expect(safePath(input, '/home')).toBe('/home');
});
