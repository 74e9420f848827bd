import { deviceStore, type Told } from '../device-store.ts';
import { subscribeSession } from '../session-store.ts';
import { type Change, isChange } from './change.ts';

/**
 * Changes that the server has yet to hear of, each under a key of its own, so that two tabs never write
 * over each other and a reload loses nothing. They belong to their owner and go with their session (`session.ts`).
 * TanStack Query's own paused mutations were not enough: one that was on its way when the page closed is not sent again,
 * one that failed is forgotten, and two tabs send each other's.
 */
const PREFIX = 'mizizi-outbox-';
const NO_CHANGES: readonly Change[] = [];

const store = deviceStore('person');
const listeners = new Set<() => void>();
let cached: { owner: string; changes: readonly Change[] } | null = null;

const prefixOf = (owner: string): string => `${PREFIX}${owner}-`;

const keysOf = (owner: string): string[] => store.keys(prefixOf(owner)).toSorted();
const readKey = (key: string): Change | null => store.read(key, isChange);
const write = (key: string, change: Change): void => store.write(key, change, Infinity);
const erase = (key: string): void => store.remove(key);

function announce(): void {
  cached = null;
  for (const listener of listeners) listener();
}

/** A member's changes in the order they were made; the same array until something changes. */
export function changesOf(owner: string | undefined): readonly Change[] {
  if (owner === undefined) return NO_CHANGES;
  if (cached?.owner !== owner) {
    const changes = keysOf(owner)
      .map(readKey)
      .filter((change) => change !== null);
    cached = { owner, changes };
  }
  return cached.changes;
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
    const other = readKey(key);
    if (other?.fault !== undefined && other.id !== change.id && isSameRow(other, change)) erase(key);
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
  if (key) erase(key);
  announce();
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
  if (key !== null && isChange(before) && readKey(key) === null)
    for (const listener of onEnded) listener(before);
}

/** Calls `listener` after every change of the line, here or in another tab. */
export function subscribeOutbox(listener: () => void): () => void {
  if (listeners.size === 0) {
    cached = null;
    stops = [store.subscribe(watch), subscribeSession(announce)];
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
