import { expect, it } from 'vitest';

import { safePath } from './paths.ts';

it.each([
  ['/checkout', '/checkout'],
  ['/shop?category=teas#top', '/shop?category=teas#top'],
  ['/a/../orders', '/orders'],
  ['/', '/'],
  ['/shop?q=a%2Fb', '/shop?q=a%2Fb'],
  ['/herbs/mwarobaini%20chai', '/herbs/mwarobaini%20chai'],
  ['/shop?next=https://evil.example', '/shop?next=https://evil.example'],
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
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,hello',
  'https:evil.example',
  'https:/evil.example',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/..//evil.example',
  '/shop/..//evil.example',
])('falls back for %j', (input) => {
  expect(safePath(input, '/home')).toBe('/home');
});
