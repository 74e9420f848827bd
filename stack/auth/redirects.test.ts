import { expect, it } from 'vitest';

import { allowedRedirect } from './redirects.ts';

const SITE = 'https://mizizi.app';

it.each([
  `${SITE}/auth/callback?redirect=/cart`,
  'https://shop.mizizi.app/any/where',
  'mizizi://auth/callback',
])('allows %s', (wanted) => {
  expect(allowedRedirect(wanted, SITE, ['https://shop.mizizi.app/**', 'mizizi://**'])).toBe(wanted);
});

it.each([
  'https://mizizi.app.evil.example/',
  'https://mizizi.app@evil.example/',
  'https://someone@mizizi.app/',
  'https://mizizi.app:444/',
  'http://mizizi.app/',
  '//evil.example',
  '/relative',
  'http://127.0.0.1/',
  'javascript:alert(1)//https://mizizi.app',
  'https://evil.example/https://shop.mizizi.app/',
  'not an address',
  '',
  null,
  undefined,
])('goes home instead of %s', (wanted) => {
  expect(allowedRedirect(wanted, SITE, ['https://shop.mizizi.app/**'])).toBe(SITE);
});

it('keeps a star between dots and slashes', () => {
  const to = (wanted: string) => allowedRedirect(wanted, SITE, ['https://*.preview.app/auth/*']) === wanted;
  expect(to('https://one.preview.app/auth/callback')).toBe(true);
  expect(to('https://one.two.preview.app/auth/callback')).toBe(false);
  expect(to('https://one.preview.app/auth/callback/more')).toBe(false);
});

it('takes the loopback names of one port for the same site', () => {
  const site = 'http://localhost:3000';
  expect(allowedRedirect('http://127.0.0.1:3000/x', site, [])).toBe('http://127.0.0.1:3000/x');
  expect(allowedRedirect('http://127.0.0.1:3001/x', site, [])).toBe(site);
});
