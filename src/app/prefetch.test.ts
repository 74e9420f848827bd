import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { resolveLazy, trailTo } from './prefetch.ts';

const Found = () => null;

function table(): RouteObject[] {
  const lazy = (name: string) => async () => {
    await Promise.resolve();
    return { Component: Found, loader: () => name };
  };
  const handle = { parts: (page: object) => page };
  return [
    {
      children: [
        { path: '/', lazy: lazy('home'), handle },
        { children: [{ path: '/shop', lazy: lazy('shop'), handle }] },
        { path: '/product/:id', lazy: lazy('product'), handle },
      ],
    },
  ];
}

it('finds the routes of a page again by their places, and puts their code into them', async () => {
  for (const [path, trail] of [
    ['/', [0, 0]],
    ['/shop', [0, 1, 0]],
    ['/product/7', [0, 2]],
  ] as const) {
    const routes = table();
    expect(trailTo(routes, path)).toEqual(trail);
    await resolveLazy(routes, trail, undefined);
    const resolved = routes[0]?.children
      ?.flatMap((route) => [route, ...(route.children ?? [])])
      .filter(({ Component }) => Component === Found);
    expect(resolved).toEqual([expect.objectContaining({ path: path.replace('7', ':id') })]);
    expect(resolved?.[0]).not.toHaveProperty('lazy');
  }
});

it('leaves a table alone that has no such places', async () => {
  const routes = table();
  await resolveLazy(routes, [0, 9, 4], undefined);
  expect(routes[0]?.children?.every(({ Component }) => !Component)).toBe(true);
});
