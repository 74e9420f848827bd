import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { t } from '../../words/shell.ts';
import { keepForGood } from '../device-entry.ts';
import { listOf } from '../guards.ts';
import { queryClient } from '../query-client.ts';
import { readSession, useIsSessionReady, useSession } from '../session.ts';
import { createStoredState, type StoredState } from '../stored-state.ts';
import { toast } from '../toast.ts';
import {
  applyEffects,
  type Call,
  type Change,
  type Effect,
  effectsOf,
  keepRows,
  readKeptRows,
  recordsKey,
} from './change.ts';
import { keepSyncing } from './flush.ts';
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
  /** A visitor's rows are kept as their bare ids, under the name that release 1.1 gave them. */
  ids?: { key: string; keptMs: number; toId: (id: string) => string | number };
  /** Moves all of a visitor's rows, the newest first, into the account by one call, which takes what it can. */
  moveAll?: (rows: readonly Row[]) => Call;
  /** What is said when that brought something new. */
  moved?: Change['arrived'];
  /** The title under which a refused change is told and let go; without it the person decides beside the records. */
  refused?: (isRemoval: boolean) => string;
  /** Whether the rows of this device are what an earlier release kept of an account there, and what it had yet to send. */
  former?: (owner: string, rows: readonly Row[]) => Former<Row> | null;
};

/** What an earlier release kept of the member's rows, with their changes that wait, in the order they were made. */
export type Former<Row> = { copy: readonly Row[]; waiting: readonly { row: Row; isRemoval: boolean }[] };

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
 * Show `<SyncNote />` of `src/ui/record-notes.tsx` with `useSyncState()` beside them.
 */
export function createRecords<Row extends { id: string }>(options: Options<Row>) {
  const { table, isRow, compare } = options;
  const empty: Row[] = [];
  const isRows = listOf(isRow);
  const device = options.ids
    ? idState<Row>(options.ids, isRows, empty)
    : createStoredState<Row[]>(`mizizi-device-${table}`, isRows, empty, DEVICE_KEPT_MS);

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
        .flatMap(effectsOf)
        .filter((effect) => effect.table === table && (effect.row === null || isRow(effect.row))),
    ).toSorted(compare);

  const effectOf = (row: Row, isRemoval = false): Effect => ({
    table,
    id: row.id,
    row: isRemoval ? null : row,
  });

  function queue(change: Omit<Change, 'id'>): void {
    keepSyncing();
    addChange({ id: crypto.randomUUID(), ...change });
  }

  function make(row: Row, isRemoval: boolean): void {
    const owner = readSession()?.user.id;
    const effect = effectOf(row, isRemoval);
    if (owner === undefined) {
      device.change((rows) => applyEffects(rows, [effect]).toSorted(compare));
      return;
    }
    const refused = options.refused?.(isRemoval);
    queue({
      owner,
      call: isRemoval ? options.remove(row, owner) : options.save(row, owner),
      effect,
      ...(refused === undefined ? {} : { refused }),
    });
  }

  function put(row: Row): void {
    if (!options.ids) keepForGood(); // a browser may ask the person, which a list of ids is not worth
    make(row, false);
  }
  const remove = (row: Row): void => make(row, true);

  /** All rows at once: they wait in the line before they leave the device's own place. */
  function moveAll(owner: string, call: Call): void {
    const [effect, ...more] = device
      .get()
      .toReversed()
      .map((row) => effectOf(row));
    if (!effect) return;
    queue({ owner, call, effect, more, ...(options.moved ? { arrived: options.moved } : {}) });
    device.change(() => empty);
  }

  /** Once: the copy of an earlier release becomes ours, its changes join the line. */
  function takeOverFormer(owner: string): void {
    const former = options.former?.(owner, device.get());
    if (!former) return;
    if (former.copy.length > 0) {
      keepRows(table, owner, former.copy);
      queryClient.setQueryData<Row[]>(recordsKey(table, owner), (known) => known ?? [...former.copy], {
        updatedAt: 0,
      });
    }
    for (const { row, isRemoval } of former.waiting) make(row, isRemoval);
    device.change(() => empty);
  }

  async function takeAlong(): Promise<void> {
    if (options.after) await options.after();
    const owner = readSession()?.user.id;
    if (owner === undefined) return;
    takeOverFormer(owner);
    if (device.get().length === 0) return;
    if (options.moveAll) return moveAll(owner, options.moveAll(device.get()));
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

  /** Who is signed in; while a component is there, the rows are kept with their account. */
  function useOwner(): string | undefined {
    const owner = useSession()?.user.id;
    useEffect(() => {
      keepSyncing();
      if (owner !== undefined) void moveIn();
    }, [owner]);
    return owner;
  }

  function useRecords(): Records<Row> {
    const owner = useOwner();
    const isReady = useIsSessionReady();
    const deviceRows = device.useValue();
    const ownChanges = useSyncExternalStore(
      subscribeOutbox,
      () => changesOf(readSession()?.user.id),
      () => noChanges,
    );
    const { data, isError, refetch } = useQuery(queryOf(owner), queryClient);
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

  /** Whether there is a row of this id. Whoever needs no more is not rendered again when another row changes. */
  function useHas(id: string): boolean {
    const owner = useOwner();
    const isThat = (row: { id: string }): boolean => row.id === id;
    const isHere = useSyncExternalStore(
      device.subscribe,
      () => device.get().some(isThat),
      () => false,
    );
    const changed = useSyncExternalStore(
      subscribeOutbox,
      () => {
        const effects = changesOf(readSession()?.user.id).flatMap(effectsOf);
        return effects.findLast((effect) => effect.table === table && effect.id === id)?.row;
      },
      () => undefined,
    );
    const { data } = useQuery({ ...queryOf(owner), select: (rows) => rows.some(isThat) }, queryClient);
    if (owner === undefined || changed === undefined) return isHere || data === true;
    return changed !== null;
  }

  return { useRecords, useHas, put, remove, current, moveIn };
}

/** Rows that are no more than an id, kept as a list of bare ids. */
function idState<Row extends { id: string }>(
  { key, keptMs, toId }: NonNullable<Options<Row>['ids']>,
  isRows: (value: unknown) => value is Row[],
  empty: Row[],
): StoredState<Row[]> {
  const type = typeof toId('1');
  // of the device, where ids alone are kept as numbers or as texts
  const isIds = (value: unknown): value is (string | number)[] =>
    Array.isArray(value) && value.every((id) => typeof id === type) && isRows(toRows(value));
  const noIds: (string | number)[] = [];
  const ids = createStoredState(key, isIds, noIds, keptMs);
  const toRows = (kept: readonly unknown[]): { id: string }[] => kept.map((id) => ({ id: String(id) }));
  let known = noIds;
  let rows = empty;
  /** The same array until the ids change. */
  const rowsOf = (now: (string | number)[]): Row[] => {
    if (now !== known) {
      known = now;
      rows = toRows(now) as Row[];
    }
    return rows;
  };
  const get = (): Row[] => rowsOf(ids.get());
  return {
    get,
    change: (update) => ids.change((now) => update(rowsOf(now)).map(({ id }) => toId(id))),
    subscribe: ids.subscribe,
    useValue: () => useSyncExternalStore(ids.subscribe, get, () => empty),
  };
}
