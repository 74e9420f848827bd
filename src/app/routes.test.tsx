import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { findPage } from '../lib/navigation/page-route.ts';
import { infoPages } from './pages/info-page.tsx';
import { routes } from './routes.tsx';
import { signInAs } from './testing.tsx';

const specified =
  '/ /auth /auth/callback /auth/reset-password /health-assessment /profile /dashboard /shop /enhanced-shop /product/1 /cart /checkout /orders /orders/1 /wishlist /herbal-remedies /herbs /herbs/neem /nutrition-knowledge /nutrition /nutritionists /consultations /fasting /notifications /admin /admin/upload /pricing /plans /payment /about /contact /faq /shipping /returns /privacy-policy /privacy /terms-conditions /test'.split(
    ' ',
  );

const pageOf = (path: string) => findPage(routes, path)?.route;

it.each(specified)('%s has its page', (path) => {
  const page = pageOf(path);
  const file = page && 'file' in page ? page.file : 'none';
  const hasText = !file.endsWith('info-page.tsx') || infoPages.some((page) => page.path === path);
  expect({ file, exists: existsSync(file), hasText }).toEqual({ file, exists: true, hasText: true });
});

it('answers everything else with not found', () => {
  expect(pageOf('/no/such/page')?.path).toBe('*');
});

it('sends somebody who is signed in from exactly / to /dashboard', () => {
  expect(pageOf('/')?.redirect?.()).toBeNull();
  signInAs('Juma', 'juma@example.com');
  expect(pageOf('/')?.redirect?.()).toBe('/dashboard');
});

it('links only to pages that exist', () => {
  const links = infoPages.flatMap((page) => page.links.map(({ to }) => to.split('?')[0] ?? ''));
  expect(links.filter((path) => pageOf(path)?.path === '*')).toEqual([]);
});
