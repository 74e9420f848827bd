import { deviceStore } from '../device-store.ts';
import { isText, listOf, objectOf } from '../guards.ts';
import { queryClient } from '../query-client.ts';
import { applyEffects, type Effect } from './change.ts';

const store = deviceStore('person');

const KEPT_MS = 400 * 86_400_000;
const MOST_ROWS = 400;

/** Under which the rows of a member are known to TanStack Query. */
export const recordsKey = (table: string, owner: string) => ['records', table, owner] as const;

const storageKey = (table: string, owner: string): string => `mizizi-copy-${table}-${owner}`;

const isRows = listOf(objectOf<{ id: string }>({ id: isText }));

/** The copy that this device keeps for the next start without a connection. */
export function readKeptRows(table: string, owner: string): { id: string }[] | undefined {
  return store.read(storageKey(table, owner), isRows) ?? undefined;
}

/** Keeps the first rows of an answer, which are the newest. */
export function keepRows(table: string, owner: string, rows: readonly { id: string }[]): void {
  store.write(storageKey(table, owner), rows.slice(0, MOST_ROWS), KEPT_MS);
}

/** Brings what the server has just accepted into the rows that are shown and kept, until they are read again. */
export function takeOver(owner: string, effects: readonly [Effect, ...Effect[]]): void {
  const [{ table }] = effects;
  const key = recordsKey(table, owner);
  const rows = queryClient.getQueryData<{ id: string }[]>(key) ?? readKeptRows(table, owner);
  if (rows) {
    const now = applyEffects(rows, effects);
    queryClient.setQueryData(key, now);
    keepRows(table, owner, now);
  }
  readAgain(key, rows !== undefined).catch((error: unknown) => {
    console.warn('The records could not be read again', error);
  });
}

async function readAgain(queryKey: ReturnType<typeof recordsKey>, isKnown: boolean): Promise<void> {
  // A first read that is on its way was asked before the change: TanStack Query would wait for it and not ask again.
  if (!isKnown) await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}
