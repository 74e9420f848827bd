import { expect, it } from 'vitest';

import { pathOfLink } from './links.ts';

const SITE = 'https://mizizi.app';

it.each([
  [`${SITE}/product/3?size=2#reviews`, '/product/3?size=2#reviews'],
  [SITE, '/'],
  [`${SITE}/auth/callback?token_hash=a&type=signup`, '/auth/callback?token_hash=a&type=signup'],
  ['app.mizizi://auth/callback?code=abc', '/auth/callback?code=abc'],
  ['app.mizizi://auth/callback?error=access_denied', '/auth/callback?error=access_denied'],
])('%s leads to %s', (link, path) => {
  expect(pathOfLink(link, SITE)).toBe(path);
});

it.each([
  'https://mizizi.app.evil.example/shop',
  'http://mizizi.app/shop',
  'https://mizizi.app:8443/shop',
  `${SITE}//evil.example`,
  `${SITE}/%2F%2Fevil.example`,
  'app.mizizi://auth/callback/../../orders',
  'app.mizizi://orders',
  'app.mizizi://authx/callback',
  'javascript:alert(1)',
  'not a link',
  '',
])('%s leads nowhere', (link) => {
  expect(pathOfLink(link, SITE)).toBeNull();
});
