import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';

import { ErrorScreen } from './error-screen.tsx';
import { NotFound } from './not-found.tsx';

const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** What a page shows that threw; the shell around it goes on. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => console.error('A page failed', error), [error]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isChunkError(error))
    return (
      <ErrorScreen
        title="This page is not on your device yet"
        text="Connect to the internet, then try again."
        onRetry={() => window.location.reload()}
      />
    );
  // Arriving again at the same address renders the page anew and runs its loader again.
  return <ErrorScreen onRetry={() => void navigate(location, { replace: true })} />;
}
