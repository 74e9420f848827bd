import { expect, it } from 'vitest';

import { isPublicRead } from './public-reads.ts';

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  isPublicRead({
    method,
    url: `https://mizizi.example${path}`,
    headers: new Headers({ apikey: 'public', authorization: 'Bearer public', ...headers }),
  });

it('keeps what is the same for everybody', () => {
  expect(read('/rest/v1/rpc/search_products?query=neem')).toBe(true);
  expect(read('/rest/v1/delivery_zones?select=id')).toBe(true);
  expect(read('/rest/v1/shop_settings?select=return_days')).toBe(true);
});

it('keeps nothing that was asked for with a session', () => {
  expect(read('/rest/v1/products', { authorization: 'Bearer of-somebody' })).toBe(false);
});

it.each([
  '/rest/v1/orders',
  '/rest/v1/rpc/guest_order?order_token=secret',
  '/rest/v1/rpc/is_admin',
  '/rest/v1/products_of_mine',
  '/auth/v1/user',
  '/functions/v1/pay',
  '/storage/v1/object/avatars/a.webp',
  '/config.json',
])('never keeps %s', (path) => expect(read(path)).toBe(false));

it('keeps no answers to what changes something', () => {
  expect(read('/rest/v1/products', {}, 'POST')).toBe(false);
  expect(read('/rest/v1/orders', {}, 'HEAD')).toBe(false);
});
