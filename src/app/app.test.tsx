import { existsSync } from 'node:fs';

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, beforeEach, vi } from 'vitest';

import { findPage } from '../lib/navigation/navigation.ts';
import { toast } from '../lib/toast.ts';
import { BottomBar } from './app.tsx';
import { CrashBoundary, reportCrash } from './error-screen.tsx';
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

  it('find the pages that share a file with another', async () => {
    const pages = routes.filter((route) => 'part' in route && route.part !== undefined);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect((await page.load()).Component.name).toMatch(/^[A-Z]/);
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

describe('what fails', () => {
  let broken = true;
  const pages = [
    {
      path: '/',
      Component: () => {
        if (broken) throw new Error('A bug');
        return <h1>Healed</h1>;
      },
    },
  ];

  beforeEach(() => {
    broken = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('says that something went wrong, and tries again', async () => {
    renderApp(pages);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(
      screen.getByText(
        "We're sorry, but something unexpected happened. The error has been logged and we'll look into it.",
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('banner')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Healed' })).toBeVisible();
  });

  it('ends at the error screen when the frame itself fails after it was rendered', () => {
    broken = false;
    const mark = vi.spyOn(performance, 'mark').mockImplementation(() => {
      throw new Error('No marks here');
    });
    renderApp(pages);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(mark).toHaveBeenCalledOnce();
  });

  it('tells about a lost connection and for three seconds about its return', () => {
    vi.useFakeTimers();
    broken = false;
    renderApp(pages);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText("You're offline. Some features may be limited.")).toBeVisible();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText('Back online')).toBeVisible();
    act(() => void vi.advanceTimersByTime(2900));
    expect(screen.getByText('Back online')).toBeVisible();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Back online')).toBeNull();
  });

  it('shows one message at a time', async () => {
    broken = false;
    renderApp(pages);
    act(() => toast.success('Added to your cart', 'Neem'));
    expect(await screen.findByText('Added to your cart')).toBeVisible();
    act(() => toast.error('Error', 'Failed to update preferences'));
    expect(await screen.findByText('Failed to update preferences')).toBeVisible();
    await vi.waitFor(() => expect(screen.queryByText('Added to your cart')).toBeNull());
  });
});

describe('a crash that is told', () => {
  let rows: Record<string, unknown>[];

  beforeEach(() => {
    rows = [];
    vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
    vi.stubGlobal('fetch', async (_: string | URL, init: RequestInit) => {
      rows.push(...(JSON.parse(init.body as string) as Record<string, unknown>[]));
      return new Response(null, { status: 201 });
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  function Broken(): never {
    throw new RangeError('A bug in the shell');
  }

  it('keeps what broke the whole page, as critical and with the place in the tree', async () => {
    render(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await vi.waitFor(() => expect(rows).toHaveLength(1));
    expect(rows[0]).toMatchObject({
      severity: 'critical',
      error_type: 'RangeError',
      error_message: 'A bug in the shell',
      component_stack: expect.stringContaining('Broken') as string,
    });
  });

  it('keeps nothing of pages whose code could not be fetched', async () => {
    reportCrash(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
    reportCrash(new Error('The last one'));
    await vi.waitFor(() => expect(rows).toHaveLength(1));
    expect(rows[0]).toMatchObject({ error_message: 'The last one', component_stack: null });
  });
});
