import { existsSync } from 'node:fs';

import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import { infoPages } from './info-pages.ts';
import { type PageHandle, routes } from './routes.tsx';
import { signInAs } from './testing.tsx';

const specified =
  '/ /auth /auth/callback /auth/reset-password /health-assessment /profile /dashboard /shop /enhanced-shop /product/1 /cart /checkout /orders /orders/1 /wishlist /herbal-remedies /herbs /herbs/neem /nutrition-knowledge /nutrition /nutritionists /consultations /fasting /notifications /admin /admin/upload /pricing /plans /payment /about /contact /faq /shipping /returns /privacy-policy /privacy /terms-conditions /test'.split(
    ' ',
  );

const pageOf = (path: string): RouteObject | undefined => matchRoutes(routes, path)?.at(-1)?.route;

it.each(specified)('%s has its page', (path) => {
  const file = (pageOf(path)?.handle as PageHandle | undefined)?.file ?? 'none';
  const hasText = !file.endsWith('info-page.tsx') || infoPages.some((page) => page.path === path);
  expect({ file, exists: existsSync(file), hasText }).toEqual({ file, exists: true, hasText: true });
});

it('answers everything else with not found', () => {
  expect(pageOf('/no/such/page')?.id).toBe('*');
});

it('sends somebody who is signed in from exactly / to /dashboard', async () => {
  const { loader } = pageOf('/') ?? {};
  if (typeof loader !== 'function') throw new Error('the start page has no loader');
  const arrive = () => loader({} as Parameters<typeof loader>[0]);
  expect(await arrive()).toBeNull();
  signInAs('Juma', 'juma@example.com');
  expect(((await arrive()) as Response).headers.get('location')).toBe('/dashboard');
});

it('links only to pages that exist', () => {
  const links = infoPages.flatMap((page) => page.links.map(({ to }) => to.split('?')[0] ?? ''));
  expect(links.filter((path) => pageOf(path)?.id === '*')).toEqual([]);
});
