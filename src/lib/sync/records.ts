import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { t } from '../../words/shell.ts';
import { keepForGood } from '../device-entry.ts';
import { queryClient } from '../query-client.ts';
import { readSession, useIsSessionReady, useSession } from '../session.ts';
import { createStoredState } from '../stored-state.ts';
import { toast } from '../toast.ts';
import { applyEffects, type Call, type Change } from './change.ts';
import { keepSyncing } from './flush.ts';
import { keepRows, readKeptRows, recordsKey } from './kept-rows.ts';
import { addChange, changesOf, subscribeOutbox } from './outbox.ts';

const DEVICE_KEPT_MS = 400 * 86_400_000;
const noChanges = changesOf(undefined);

type Options<Row extends { id: string }> = {
  /** The table's name; with it rows, copies and changes find each other. */
  table: string;
  /** Guards what comes from storage, which an older version may have written. */
  isRow: (value: unknown) => value is Row;
  /** The member's rows from the server, the newest first. Lives in a `.queries.ts`. */
  read: () => Promise<Row[]>;
  /** The order in which rows are handed out. */
  compare: (a: Row, b: Row) => number;
  save: (row: Row, owner: string) => Call;
  remove: (row: Row, owner: string) => Call;
  /** What becomes of a visitor's row beside the account's of the same id; without it the visitor's replaces it. */
  join?: (device: Row, account: Row | undefined) => Row;
  /** Waits until other records have moved in, on which these depend. */
  after?: () => Promise<void>;
};

export type Records<Row> = {
  rows: Row[];
  /** `failed`: the server could not be asked and nothing is kept here; own changes still work. */
  state: 'loading' | 'ready' | 'failed';
  refresh: () => void;
};

let toldOwner: string | undefined;
/** Several kinds of records move in together: one word for all of them. */
function tellMoved(owner: string): void {
  if (toldOwner === owner) return;
  toldOwner = owner;
  toast.info(t('Your records moved in'), t('What you kept on this device is in your account now.'));
}

/**
 * Personal rows that work without a connection. A visitor's live on the device and move into the account when they sign
 * in. A member's are the account's, kept on the device for the next start, with changes on top that are not through yet.
 * Give each row a `crypto.randomUUID()` (or another natural key, such as a date) as `id` when it is made.
 *
 * ```ts
 * export const weights = createRecords<Weight>({
 *   table: 'weights',
 *   isRow: isWeight,
 *   read: readWeights,                                     // weights.queries.ts
 *   compare: (a, b) => b.at.localeCompare(a.at),
 *   save: (row, owner) => upsertCall('weights', { ...row, user_id: owner }),
 *   remove: ({ id }, owner) => deleteCall('weights', { id, user_id: owner }),
 * });
 * const { rows, state } = weights.useRecords();
 * weights.put({ id: crypto.randomUUID(), kg: 64.5, at: new Date().toISOString() });
 * ```
 *
 * Show `<SyncNote />` of `src/ui/sync-note.tsx` with `useSyncState()` beside them.
 */
export function createRecords<Row extends { id: string }>(options: Options<Row>) {
  const { table, isRow, compare } = options;
  const empty: Row[] = [];
  const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.every(isRow);
  const device = createStoredState<Row[]>(`mizizi-device-${table}`, isRows, empty, DEVICE_KEPT_MS);

  let reads = 0;
  const queryOf = (owner: string | undefined) => ({
    queryKey: recordsKey(table, owner ?? ''),
    enabled: owner !== undefined,
    queryFn: async (): Promise<Row[]> => {
      reads += 1;
      const read = reads;
      const rows = await options.read();
      // Somebody who signed out meanwhile must leave nothing behind; and of two reads the younger knows more.
      const isWanted = owner !== undefined && readSession()?.user.id === owner && read === reads;
      if (isWanted) keepRows(table, owner, rows);
      return rows;
    },
    initialData: () => (owner === undefined ? undefined : readKeptRows(table, owner)?.filter(isRow)),
    initialDataUpdatedAt: 0,
  });

  const withChanges = (rows: readonly Row[], changes: readonly Change[]): Row[] =>
    applyEffects(
      rows,
      changes
        .map(({ effect }) => effect)
        .filter((effect) => effect.table === table && (effect.row === null || isRow(effect.row))),
    ).toSorted(compare);

  function put(row: Row): void {
    keepForGood();
    const owner = readSession()?.user.id;
    if (owner === undefined) {
      const effect = { table, id: row.id, row };
      device.change((rows) => applyEffects(rows, [effect]).toSorted(compare));
      return;
    }
    keepSyncing();
    addChange({
      id: crypto.randomUUID(),
      owner,
      call: options.save(row, owner),
      effect: { table, id: row.id, row },
    });
  }

  function remove(row: Row): void {
    const owner = readSession()?.user.id;
    if (owner === undefined) {
      device.change((rows) => rows.filter(({ id }) => id !== row.id));
      return;
    }
    keepSyncing();
    addChange({
      id: crypto.randomUUID(),
      owner,
      call: options.remove(row, owner),
      effect: { table, id: row.id, row: null },
    });
  }

  async function takeAlong(): Promise<void> {
    if (options.after) await options.after();
    const owner = readSession()?.user.id;
    if (owner === undefined || device.get().length === 0) return;
    const { join } = options;
    const account = join ? await queryClient.fetchQuery(queryOf(owner)) : [];
    if (readSession()?.user.id !== owner) return;
    const rows = device.get();
    device.change(() => empty);
    for (const row of rows.toReversed())
      put(
        join
          ? join(
              row,
              account.find(({ id }) => id === row.id),
            )
          : row,
      );
    tellMoved(owner);
  }

  let moving: Promise<void> | null = null;
  /** Uploads the device's rows to the account that signed in, the oldest first. Without a connection they wait. */
  function moveIn(): Promise<void> {
    moving ??= takeAlong()
      .catch((error: unknown) => console.warn('Records of this device have yet to move in', error))
      .finally(() => {
        moving = null;
      });
    return moving;
  }

  /** The rows as they are at this moment, for event handlers. */
  function current(): Row[] {
    const owner = readSession()?.user.id;
    if (owner === undefined) return device.get().toSorted(compare);
    const known = queryClient.getQueryData<Row[]>(recordsKey(table, owner));
    return withChanges(known ?? readKeptRows(table, owner)?.filter(isRow) ?? [], changesOf(owner));
  }

  function useRecords(): Records<Row> {
    const owner = useSession()?.user.id;
    const isReady = useIsSessionReady();
    const deviceRows = device.useValue();
    const ownChanges = useSyncExternalStore(
      subscribeOutbox,
      () => changesOf(readSession()?.user.id),
      () => noChanges,
    );
    const { data, isError, refetch } = useQuery(queryOf(owner));
    useEffect(() => {
      keepSyncing();
      if (owner !== undefined) void moveIn();
    }, [owner]);
    const refresh = (): void => void refetch();
    if (owner === undefined) return { rows: deviceRows, state: isReady ? 'ready' : 'loading', refresh };
    return {
      rows: withChanges(
        [...deviceRows.filter((row) => !data?.some(({ id }) => id === row.id)), ...(data ?? [])],
        ownChanges,
      ),
      state: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
      refresh,
    };
  }

  return { useRecords, put, remove, current, moveIn };
}
