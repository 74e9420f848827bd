import { existsSync } from 'node:fs';

import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';

import { findPage } from '../lib/navigation/navigation.ts';
import { BottomBar } from './layout.tsx';
import { infoPages } from './pages/info-page.tsx';
import { routes } from './routes.tsx';
import { renderApp, signInAs } from './testing.tsx';

it('keeps its frame, and an opened menu, when the first page arrives', async () => {
  const page = Promise.withResolvers<{ Component: () => React.JSX.Element }>();
  renderApp([{ path: '/', load: () => page.promise }]);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  const menu = screen.getByRole('button', { name: 'Open menu' });
  await act(async () => page.resolve({ Component: () => <h1>Here</h1> }));
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(menu);
});

it.each([
  ['/', 'Home'],
  ['/product/20', 'Shop'],
  ['/dashboard', 'Health'],
  ['/fasting', 'Health'],
  ['/nutrition/diary', 'Health'],
  ['/health-assessment/results', 'Health'],
  ['/consultations/7', 'Consult'],
  ['/profile', 'Profile'],
  ['/nutrition-knowledge', undefined],
])('on %s the place below the thumb is %s', (path, place) => {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <BottomBar /> }], { initialEntries: [path] })}
    />,
  );
  const here = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(here.map((link) => link.textContent)).toEqual(place === undefined ? [] : [place]);
});

describe('routes', () => {
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
});
