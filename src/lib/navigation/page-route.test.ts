import { expect, it } from 'vitest';

import { findPage } from './page-route.ts';

const load = () => Promise.reject(new Error('Not asked for'));
const routes = ['/', '/herbs', '/herbs/compare', '/herbs/:slug', '*'].map((path) => ({ path, load }));

it.each([
  ['/', '/', {}],
  ['/herbs', '/herbs', {}],
  ['/herbs/', '/herbs', {}],
  ['/Herbs', '/herbs', {}],
  ['/herbs/compare', '/herbs/compare', {}],
  ['/herbs/neem', '/herbs/:slug', { slug: 'neem' }],
  ['/herbs/:slug', '/herbs/:slug', { slug: ':slug' }],
  ['/herbs/neem/roots', '*', { '*': 'herbs/neem/roots' }],
])('%s is the page of %s', (pathname, path, params) => {
  const found = findPage(routes, pathname);
  expect({ path: found?.route.path, params: found?.params }).toEqual({ path, params });
});

it('finds nothing where nothing is meant for an address', () => {
  expect(findPage(routes.slice(0, 1), '/nowhere')).toBeUndefined();
});
