import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { queryClient } from '../lib/query-client.ts';
import { notifySession, SESSION_KEY } from '../lib/session-store.ts';
import { Layout, LayoutError } from './layout.tsx';
import { RouteError } from './route-error.tsx';

/** Puts a session into storage, as auth-js would. */
export function signInAs(fullName: string, email: string): void {
  const user = { id: 'user-1', email, user_metadata: { full_name: fullName } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user }));
  notifySession();
}

/** The shell around some pages, at the first of them or at `at`. */
export function renderShell(children: RouteObject[], at = '/') {
  queryClient.clear();
  const router = createMemoryRouter(
    [
      {
        element: <Layout />,
        ErrorBoundary: LayoutError,
        hydrateFallbackElement: <Layout isLoading />,
        children: [{ ErrorBoundary: RouteError, children }],
      },
    ],
    { initialEntries: [at] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
