import { toAppError, unwrap } from '../app-error.ts';
import type { Json } from '../database.types.ts';
import { deviceStore, type Told } from '../device-store.ts';
import { getConfig, projectFetch } from '../env.ts';
import { subscribeSession, readSession } from '../session-store.ts';
import { getSupabase } from '../supabase.ts';
import { type Change, DEVICE, isChange } from './change.ts';

/**
 * Changes that the server has yet to hear of, each under a key of its own, so that two tabs never write
 * over each other and a reload loses nothing. A member's go with their session (`session.ts`); the device's own
 * stay, for a month.
 * TanStack Query's own paused mutations were not enough: one that was on its way when the page closed is not sent again,
 * one that failed is forgotten, and two tabs send each other's.
 */
const PREFIX = 'mizizi-outbox-';
const DEVICE_KEPT_MS = 30 * 86_400_000;
const NO_CHANGES: readonly Change[] = [];

const person = deviceStore('person');
const device = deviceStore('device');
const storeOf = (owner: string) => (owner === DEVICE ? device : person);

const listeners = new Set<() => void>();
const cached = new Map<string, readonly Change[]>();

const prefixOf = (owner: string): string => `${PREFIX}${owner}-`;

const keysOf = (owner: string): string[] => storeOf(owner).keys(prefixOf(owner)).toSorted();
const readKey = (owner: string, key: string): Change | null => storeOf(owner).read(key, isChange);
const write = (key: string, change: Change): void =>
  storeOf(change.owner).write(key, change, change.owner === DEVICE ? DEVICE_KEPT_MS : Infinity);
const erase = ({ owner }: Change, key: string): void => storeOf(owner).remove(key);

function announce(): void {
  cached.clear();
  for (const listener of listeners) listener();
}

/** Somebody's changes in the order they were made; the same array until something changes. */
export function changesOf(owner: string | undefined): readonly Change[] {
  if (owner === undefined) return NO_CHANGES;
  const known = cached.get(owner);
  if (known) return known;
  const changes = keysOf(owner)
    .map((key) => readKey(owner, key))
    .filter((change) => change !== null);
  cached.set(owner, changes);
  return changes;
}

/** The next place in the line. A counter, not the clock: clocks are put back. */
function nextPlace(owner: string): string {
  const last = keysOf(owner).at(-1);
  const place = last ? Number(last.slice(prefixOf(owner).length).split('-')[0]) + 1 : 1;
  return String(place).padStart(9, '0');
}

const isSameRow = (a: Change, b: Change): boolean =>
  a.effect.table === b.effect.table && a.effect.id === b.effect.id;

/** Removes the refused changes of a row: a newer change of it says all that they said. */
function dropRefusedOf(change: Change): void {
  for (const key of keysOf(change.owner)) {
    const other = readKey(change.owner, key);
    if (other?.fault !== undefined && other.id !== change.id && isSameRow(other, change)) erase(change, key);
  }
}

function keyOf(change: Change): string | undefined {
  return keysOf(change.owner).find((key) => key.endsWith(`-${change.id}`));
}

/** Puts a change at the end of the line. */
export function addChange(change: Change): void {
  dropRefusedOf(change);
  write(`${prefixOf(change.owner)}${nextPlace(change.owner)}-${change.id}`, change);
  announce();
}

/** Ends a change, because the server has it or nobody wants it any more. */
export function endChange(change: Change): void {
  dropRefusedOf(change);
  const key = keyOf(change);
  if (key) erase(change, key);
  announce();
}

/** Whether a waiting change outlives the page. */
export function isKept(change: Change): Promise<boolean> {
  const key = keyOf(change);
  return key === undefined ? Promise.resolve(true) : storeOf(change.owner).isKept(key);
}

/** Notes why a change was refused, or with `undefined` lets it be sent once more. */
export function setFault(change: Change, fault: string | undefined): void {
  const key = keyOf(change);
  if (!key) return;
  if (fault !== undefined) dropRefusedOf(change);
  const { fault: _before, ...rest } = change;
  write(key, fault === undefined ? rest : { ...rest, fault });
  announce();
}

const onEnded = new Set<(change: Change) => void>();

let stops: (() => void)[] = [];

function watch({ key, before, isElsewhere }: Told): void {
  if (!isElsewhere || (key !== null && !key.startsWith(PREFIX))) return;
  announce();
  if (key !== null && isChange(before) && readKey(before.owner, key) === null)
    for (const listener of onEnded) listener(before);
}

/** Calls `listener` after every change of the line, here or in another tab. */
export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) {
    cached.clear();
    stops = [person.subscribe(watch), subscribeSession(announce)];
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const stop of stops) stop();
  };
}

/** Calls `listener` with each change that another tab has ended. Works while somebody listens to the outbox. */
export function subscribeEndedElsewhere(listener: (change: Change) => void): () => void {
  onEnded.add(listener);
  return () => onEnded.delete(listener);
}

/** The client without the names of our tables: calls come from storage, where types end. */
type Plain = {
  from: (table: string) => {
    upsert: (row: object, options: { onConflict?: string; ignoreDuplicates?: boolean }) => Answer;
    delete: () => { match: (values: object) => Answer };
  };
  rpc: (name: string, args: object) => Answer;
};
type Answer = PromiseLike<{ data: Json; error: null } | { data: null; error: object }>;

/** Sends one change, under nobody's session but its owner's. Throws `AppError` when it is refused or nobody answers. */
export async function sendChange(change: Change): Promise<Json> {
  if (change.owner === DEVICE) return sendOpen(change);
  const { call } = change;
  const rest = (await getSupabase()).as(change.owner) as unknown as Plain;
  switch (call.kind) {
    case 'upsert':
      return unwrap(await rest.from(call.table).upsert(call.row, { onConflict: call.onConflict }));
    case 'insert':
      return unwrap(await rest.from(call.table).upsert(call.row, { ignoreDuplicates: true }));
    case 'delete':
      return unwrap(await rest.from(call.table).delete().match(call.match));
    case 'rpc':
      return unwrap(await rest.rpc(call.name, call.args));
  }
}

/** Calls a function that is open to everybody, without loading the Supabase client. */
async function sendOpen({ call, writer }: Change): Promise<Json> {
  if (call.kind !== 'rpc') throw new Error(`${call.kind} is not open to everybody`);
  const session = readSession();
  const token = session?.user.id === writer ? session?.accessToken : undefined;
  try {
    const { url } = await getConfig();
    const post = (bearer?: string): Promise<Response> =>
      projectFetch(
        `${url}/rest/v1/rpc/${call.name}`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(call.args),
        },
        bearer,
      );
    let response = await post(token);
    // A session that has run out: it goes without.
    if (response.status === 401 && token) response = await post();
    const body = (await response.json()) as unknown;
    if (response.ok) return body as Json;
    throw toAppError({ ...(typeof body === 'object' ? body : {}), status: response.status });
  } catch (error) {
    throw toAppError(error);
  }
}
