import { expect, it } from 'vitest';

import { setLinkWarmer, warmLink } from '../ui/link.tsx';
import { fetchCode, warmLinks } from './prefetch.ts';

const Found = () => null;
const module = { Component: Found };

it('has the code of a prerendered page in place', async () => {
  const route = { path: '/shop', load: () => Promise.resolve(module) };
  await fetchCode(route, undefined);
  expect(route).toMatchObject({ module });
});

it('fetches the code of the page behind a link, whatever its query, and leaves unknown ones alone', () => {
  const fetched: string[] = [];
  const page = (path: string) => ({
    path,
    load: () => {
      fetched.push(path);
      return path === '/shop' ? Promise.reject(new Error('No connection')) : Promise.resolve(module);
    },
  });
  warmLinks([page('/shop'), page('/product/:id')]);
  warmLink('/product/7?option=2#dose');
  warmLink('/shop');
  warmLink('/nowhere');
  setLinkWarmer(() => {});
  expect(fetched).toEqual(['/product/:id', '/shop']);
});
