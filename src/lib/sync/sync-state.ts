import { useSyncExternalStore } from 'react';

import { readSession, useSession } from '../session.ts';
import { keepSyncing } from './flush.ts';
import { changesOf, endChange, setFault, subscribeOutbox } from './outbox.ts';

export type SyncState =
  /** A visitor's records are on this device and nowhere else. */
  | { kind: 'device' }
  | { kind: 'saved' }
  | { kind: 'waiting'; count: number }
  /** Refused by the server: `message` says why, for the first of them. */
  | { kind: 'failed'; count: number; message: string };

function subscribe(listener: () => void): () => void {
  keepSyncing();
  return subscribeOutbox(listener);
}

const noChanges = changesOf(undefined);
const ownChanges = (): ReturnType<typeof changesOf> => changesOf(readSession()?.user.id);

/** Where the member's records stand: saved with the account, waiting for a connection, or refused. */
export function useSyncState(): SyncState {
  const session = useSession();
  const changes = useSyncExternalStore(subscribe, ownChanges, () => noChanges);
  if (!session) return { kind: 'device' };
  const refused = changes.filter(({ fault }) => fault !== undefined);
  if (refused.length > 0) return { kind: 'failed', count: refused.length, message: refused[0]?.fault ?? '' };
  return changes.length > 0 ? { kind: 'waiting', count: changes.length } : { kind: 'saved' };
}

/** Sends refused changes once more. */
export function retryRefused(): void {
  for (const change of ownChanges()) if (change.fault !== undefined) setFault(change, undefined);
}

/** Gives refused changes up: what the account has is shown again. */
export function discardRefused(): void {
  for (const change of ownChanges()) if (change.fault !== undefined) endChange(change);
}
