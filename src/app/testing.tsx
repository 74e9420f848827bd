import { render } from '@testing-library/react';

import { startNavigation, type TestPage } from '../lib/navigation/testing.tsx';
import { queryClient } from '../lib/query-client.ts';
import { notifySession, SESSION_KEY } from '../lib/session-store.ts';
import { App } from './app.tsx';

/** Puts a session into storage, as auth-js would. */
export function signInAs(fullName: string, email: string): void {
  const user = { id: 'user-1', email, user_metadata: { full_name: fullName } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user }));
  notifySession();
}

/** The frame around some pages, at the first of them or at `at`. */
export function renderApp(pages: readonly TestPage[], at?: string) {
  queryClient.clear();
  const navigation = startNavigation(pages, at);
  return { navigation, ...render(<App navigation={navigation} />) };
}
