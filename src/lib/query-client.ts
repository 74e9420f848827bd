import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryCache,
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

/** Who has signed out since this page was loaded. */
const leftBehind = new Set<string>();

/** Keeps nothing under a key with the id of somebody who left: their late answers find no place here. */
class LeavingCache extends QueryCache {
  override add(query: Parameters<QueryCache['add']>[0]): void {
    const key: readonly unknown[] = query.queryKey;
    if (!key.some((part) => typeof part === 'string' && leftBehind.has(part))) super.add(query);
  }
}

/**
 * The library goes on with a first read that is invalidated on its way, and takes the answer for fresh (TanStack/query
 * 8530 and 11526): a list that was asked for just before a change would never show it. Here such a read starts anew, as
 * one of known rows does; where nobody looks, its answer is marked as old.
 */
class ChangeKeepingClient extends QueryClient {
  /** Forgets everything that was read, and what is answered later to the one who left. */
  leave(userId: string): void {
    this.clear();
    leftBehind.add(userId);
  }

  /** Somebody signed in, who may have left before. */
  enter(userId: string): void {
    leftBehind.delete(userId);
  }

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

export const queryClient = new ChangeKeepingClient({
  queryCache: new LeavingCache(),
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
