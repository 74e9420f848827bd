import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

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

/**
 * The library goes on with a first read that is invalidated on its way, and takes the answer for fresh (TanStack/query
 * 8530 and 11526): a list that was asked for just before a change would never show it. Here such a read starts anew, as
 * one of known rows does; where nobody looks, its answer is marked as old.
 */
class ChangeKeepingClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstReads = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter(({ state }) => state.data === undefined);
    for (const query of firstReads) {
      if (query.isActive() && filters?.refetchType !== 'none') void query.cancel({ silent: true });
      else query.promise?.then(() => query.invalidate(), ignoreFailure);
    }
    return super.invalidateQueries(filters, options);
  }
}

// A failed read leaves nothing that could be old; whoever asked for it is told.
const ignoreFailure = (): void => {};

export const queryClient: QueryClient = new ChangeKeepingClient({
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
