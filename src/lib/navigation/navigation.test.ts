import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { describe, expect, it, vi } from 'vitest';

import { Navigation, findPage, type PageModule, type PageRoute } from './navigation.ts';

const here: PageModule = { Component: () => null };

/** Three pages: one is there, one comes when the test says so, one leads to the first. */
function open(at = '/shop') {
  const herb = Promise.withResolvers<PageModule>();
  const routes: PageRoute[] = [
    { path: '/shop', module: here, load: () => Promise.resolve(here) },
    { path: '/herbs/:slug', load: () => herb.promise },
    { path: '/old', load: () => herb.promise, redirect: () => '/shop?from=old' },
    { path: '*', module: here, load: () => Promise.resolve(here) },
  ];
  const onFailure = vi.fn<(error: unknown) => void>();
  const history = createMemoryHistory({ initialEntries: [at] });
  const navigation = new Navigation(routes, history, onFailure);
  const entries = (): string => `${history.location.pathname} of ${history.index + 1}`;
  return { navigation, herb, onFailure, entries, back: () => navigation.navigator.go(-1) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('begins at the page of the address, when its code has come', async () => {
  const { navigation, herb } = open('/herbs/neem');
  const begun = navigation.begin();
  expect(navigation).toMatchObject({ place: null, isUnderWay: true, location: { pathname: '/herbs/neem' } });
  herb.resolve(here);
  await begun;
  expect(navigation).toMatchObject({ place: { step: 'POP', module: here }, isUnderWay: false });
});

it('goes on to a page and back, and tells of it', async () => {
  const { navigation, herb, entries, back } = open();
  await navigation.begin();
  const told = vi.fn<() => void>();
  const stop = navigation.subscribe(told);
  const step = navigation.navigate('/herbs/neem?part=leaf#dose', { state: { from: 'shop' } });
  // The address waits for the page.
  expect(entries()).toBe('/shop of 1');
  expect(navigation.isUnderWay).toBe(true);
  herb.resolve(here);
  await step;
  expect(navigation.place).toMatchObject({
    step: 'PUSH',
    location: { pathname: '/herbs/neem', search: '?part=leaf', hash: '#dose', state: { from: 'shop' } },
    keepsScroll: false,
    fades: false,
  });
  expect(entries()).toBe('/herbs/neem of 2');
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  back();
  await settled();
  expect(navigation.place).toMatchObject({ step: 'POP', location: { pathname: '/shop' } });
  expect(told).toHaveBeenCalledTimes(2);
});

it('takes the place of the page before when it is told to', async () => {
  const { navigation, entries } = open();
  await navigation.begin();
  await navigation.navigate('?q=neem', { replace: true, preventScrollReset: true, viewTransition: true });
  expect(entries()).toBe('/shop of 1');
  expect(navigation.place).toMatchObject({ location: { search: '?q=neem' }, keepsScroll: true, fades: true });
});

it('lets a later step overtake one that is on its way', async () => {
  const { navigation, herb, entries } = open();
  await navigation.begin();
  const slow = navigation.navigate('/herbs/neem');
  await navigation.navigate('/elsewhere');
  herb.resolve(here);
  await slow;
  expect(entries()).toBe('/elsewhere of 2');
  expect(navigation).toMatchObject({
    place: { location: { pathname: '/elsewhere' }, route: { path: '*' } },
    isUnderWay: false,
  });
});

it('leads on from an address that has a new one', async () => {
  const { navigation, entries } = open();
  await navigation.begin();
  await navigation.navigate('/old');
  expect(entries()).toBe('/shop of 2');
  expect(navigation.location.search).toBe('?from=old');
  const first = open('/old');
  await first.navigation.begin();
  expect(first.entries()).toBe('/shop of 1');
});

it('arrives without the page when its code cannot be fetched, and says why', async () => {
  const { navigation, herb, onFailure, entries } = open();
  await navigation.begin();
  const failure = new TypeError('Failed to fetch dynamically imported module');
  herb.reject(failure);
  await navigation.navigate('/herbs/neem');
  expect(entries()).toBe('/herbs/neem of 2');
  expect(navigation).toMatchObject({ place: { module: null, failure }, isUnderWay: false });
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
});

it('begins to read what a page shows, with each of its addresses', async () => {
  const { navigation, herb } = open();
  await navigation.begin();
  const prefetch = vi.fn<NonNullable<PageModule['prefetch']>>();
  herb.resolve({ ...here, prefetch });
  await navigation.navigate('/herbs/neem?part=leaf');
  await navigation.navigate('/herbs/ginger');
  expect(prefetch.mock.calls).toEqual([
    [{ params: { slug: 'neem' }, search: new URLSearchParams('part=leaf') }],
    [{ params: { slug: 'ginger' }, search: new URLSearchParams() }],
  ]);
});

it('holds steps back for a guard, until they may go on', async () => {
  const { navigation, entries, back } = open();
  await navigation.begin();
  await navigation.navigate('/form');
  let goOn = (): void => {};
  const guard = vi.fn<(from: { pathname: string }, to: { pathname: string }, next: () => void) => boolean>(
    (_from, _to, next) => {
      goOn = next;
      return true;
    },
  );
  const end = navigation.guard(guard);
  const second = vi.fn<() => boolean>(() => true);
  const endSecond = navigation.guard(second);

  await navigation.navigate('/shop');
  expect(guard.mock.calls[0]?.slice(0, 2)).toMatchObject([{ pathname: '/form' }, { pathname: '/shop' }]);
  expect(entries()).toBe('/form of 2');

  back();
  await settled();
  // The browser had gone already, and was sent back.
  expect(entries()).toBe('/form of 2');
  expect(navigation.location.pathname).toBe('/form');
  goOn();
  await settled();
  expect(entries()).toBe('/shop of 1');
  expect(navigation.location.pathname).toBe('/shop');
  expect(guard).toHaveBeenCalledTimes(2);

  // One question was enough.
  expect(second).not.toHaveBeenCalled();

  end();
  await navigation.navigate('/form');
  expect(guard).toHaveBeenCalledTimes(2);
  expect(second).toHaveBeenCalledOnce();
  endSecond();
  await navigation.navigate('/form');
  expect(entries()).toBe('/form of 2');
});

describe('page route', () => {
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
});
