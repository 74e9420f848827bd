import { notifyManager, QueryClient } from '@tanstack/react-query';

import { AppError } from './app-error.ts';

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;
const KEPT_MS = 5 * 60_000;

/** Only what may heal by itself is asked again; a refusal stays a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof AppError && !['offline', 'server'].includes(error.kind)) return false;
  // Without a connection the answer is known at once; the return of the connection asks again.
  if (!navigator.onLine) return false;
  return failures < RETRIES;
}

export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, LONGEST_WAIT_MS);
}

// By default in a timer: a switch that was tapped would fall back for a moment until its change is shown.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      retryDelay,
      gcTime: KEPT_MS,
      staleTime: 30_000,
      // Always try: the service worker may know the answer, and a failure is better than an endless skeleton.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
