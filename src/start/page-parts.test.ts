import { afterEach, expect, it } from 'vitest';

import { setLinkWarmer, warmLink } from '../ui/link.tsx';
import { fetchCode, type PageData, readPageData, warmLinks, wholeStylesheet } from './page-parts.ts';

const data: PageData = { path: '/shop', queries: { mutations: [], queries: [] }, route: 0 };

afterEach(() => {
  delete window.pageData;
  delete window.wholeStyles;
  document.body.replaceChildren();
});

it('finds nothing on a page that was not prerendered', async () => {
  expect(await readPageData()).toBeNull();
});

it('reads what the page carries', async () => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;
  expect(await readPageData()).toEqual(data);
});

it('waits for what lies in a file of its own', async () => {
  document.body.innerHTML =
    '<script type="application/json" id="page-data" data-from="/page-data/a.json"></script>';
  window.pageData = Promise.resolve(data);
  expect(await readPageData()).toEqual(data);
});

it('fails when that file did not come', async () => {
  window.pageData = Promise.resolve(undefined);
  await expect(readPageData()).rejects.toThrow('data of the page');
});

it('does not wait on a page that came with the whole stylesheet', async () => {
  await expect(wholeStylesheet()).resolves.toBeUndefined();
});

it('waits until the stylesheet is there', async () => {
  let arrive = (_came: boolean): void => undefined;
  window.wholeStyles = new Promise((resolve) => {
    arrive = resolve;
  });
  const told: string[] = [];
  const waiting = wholeStylesheet().then(() => told.push('hydrated'));
  await Promise.resolve();
  told.push('arrived');
  arrive(true);
  await waiting;
  expect(told).toEqual(['arrived', 'hydrated']);
});

it('fails when the stylesheet does not come', async () => {
  window.wholeStyles = Promise.resolve(false);
  await expect(wholeStylesheet()).rejects.toThrow('stylesheet');
});

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
