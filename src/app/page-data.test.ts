import { afterEach, expect, it } from 'vitest';

import { type PageData, readPageData } from './page-data.ts';

const data: PageData = { path: '/shop', queries: { mutations: [], queries: [] }, route: 0 };

afterEach(() => {
  delete window.pageData;
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
