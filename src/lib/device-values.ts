import { createStore, entries, promisifyRequest } from 'idb-keyval';

import {
  type Entry,
  goesWithPerson,
  isOfAnother,
  isOurs,
  joined,
  parseEntry,
  removed,
  staysAtHand,
  tellUnkept,
} from './device-entry.ts';
import { alone } from './device.ts';

/** A value that may have changed, here or, `isElsewhere`, in another tab; without a key any of them may have. */
export type Told = { key: string | null; before?: unknown; isElsewhere: boolean };
type Held = { raw: string; entry: Entry; fits?: unknown };

/** How long a value lies in the journal after the last change: other tabs have heard of it by then. */
const SETTLE_MS = 1000;
/** Stands in localStorage from a sign-out until IndexedDB has forgotten the person too. */
const FORGETS = 'mizizi-forgets';

function openDisk(): ReturnType<typeof createStore> | null {
  try {
    return typeof indexedDB === 'undefined' ? null : createStore('mizizi', 'kept');
  } catch {
    return null; // switched off: everything stays in the journal
  }
}

export let disk = openDisk();
export let isLoaded = false;
/** The values as last seen: those at rest in IndexedDB are read from here. */
export const memory = new Map<string, Held>();
/** What localStorage had no room for. */
export const unkept = new Set<string>();
export const listeners = new Set<(told: Told) => void>();
export const tell = (told: Told): void => {
  for (const listener of listeners) listener(told);
};

export function rawOf(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // switched off
  }
}
function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // switched off: nothing is there
  }
}
export function journal(): string[] {
  try {
    return Object.keys(localStorage).filter(isOurs);
  } catch {
    return [];
  }
}

/** An entry of a page that could not see what was kept, together with that. */
function withKept(key: string, entry: Entry, kept: Entry | undefined): Entry {
  const isSeparate = !kept || kept.expiresAt <= Date.now() || isOfAnother(kept) || staysAtHand(key);
  return entry.isWhole || isSeparate ? entry : { ...entry, value: joined(kept.value, entry.value) };
}

/** What is kept under a name by now: the journal knows best, it is the same in all tabs at every moment. */
export function look(key: string): Held | undefined {
  const held = memory.get(key);
  if (unkept.has(key)) return held;
  const raw = rawOf(key);
  if (raw === null) {
    if (!disk) memory.delete(key); // it is nowhere else
    return disk ? held : undefined;
  }
  if (raw === held?.raw) return held;
  const entry = parseEntry(key, raw);
  const seen = { raw, entry: isLoaded ? withKept(key, entry, held?.entry) : entry };
  memory.set(key, seen);
  return seen;
}

export function put(key: string, entry: Entry): void {
  if (isLoaded) entry.isWhole = true;
  const raw = JSON.stringify(entry);
  memory.set(key, { raw, entry });
  try {
    if (entry.expiresAt === 0 && !disk) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    unkept.delete(key);
    settleSoon();
  } catch (error) {
    unkept.add(key);
    if (disk && isLoaded) void settle();
    else tellUnkept(error);
  }
}

/** One tab at a time works on IndexedDB, so that no older value comes after a younger one. */
const inTurn = (work: () => Promise<void>): Promise<void> => alone('mizizi-kept', work);

/** Moves what lies in the journal to rest in IndexedDB. What fails stays there, and is tried with the next change. */
export async function settle(): Promise<void> {
  try {
    await inTurn(async () => {
      const moving = [...new Set([...journal(), ...unkept])]
        .map((key) => ({ key, held: look(key), wasUnkept: unkept.has(key) }))
        .filter(({ held }) => !held || !isOfAnother(held.entry))
        .filter(({ key, held, wasUnkept }) => wasUnkept || held?.entry.expiresAt === 0 || !staysAtHand(key));
      if (!disk || moving.length === 0) return;
      await disk('readwrite', (values) => {
        for (const { key, held } of moving)
          if (!held || held.entry.expiresAt === 0) values.delete(key);
          else values.put(JSON.stringify({ ...held.entry, isWhole: true }), key);
        return promisifyRequest(values.transaction);
      });
      for (const { key, held, wasUnkept } of moving) {
        const isSame = memory.get(key) === held;
        if (isSame) unkept.delete(key);
        if (rawOf(key) === held?.raw || (wasUnkept && isSame)) drop(key);
      }
    });
  } catch (error) {
    if (unkept.size > 0) tellUnkept(error);
    else console.warn('What is kept waits in the journal', error);
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
function settleSoon(): void {
  if (!disk || !isLoaded) return;
  clearTimeout(timer);
  timer = setTimeout(() => void settle(), SETTLE_MS);
}

let generation = 0;

/** Reads what is at rest, and lays it under the journal. */
async function load(): Promise<void> {
  if (!disk) return;
  const store = disk;
  const started = generation;
  if (rawOf(FORGETS) !== null) await forgetAtRest(goesWithPerson);
  const found = new Map(await entries<string, string>(store));
  if (started !== generation) return load(); // somebody left meanwhile
  isLoaded = true;
  const isWritten = (key: string): boolean => unkept.has(key) || rawOf(key) !== null;
  for (const [key, raw] of found) {
    const entry = parseEntry(key, raw);
    const here = isWritten(key) ? look(key) : undefined;
    if (here) here.entry = withKept(key, here.entry, entry);
    else if (memory.get(key)?.raw !== raw) memory.set(key, { raw, entry });
  }
  for (const key of journal()) {
    const entry = look(key)?.entry;
    if (entry && !entry.isWhole) put(key, entry); // from now on it says whose it is
  }
  for (const key of memory.keys()) if (!found.has(key) && !isWritten(key)) memory.delete(key);
  // What nobody may read any more goes, wherever it is; it may be the journal of somebody who left.
  for (const key of [...memory.keys(), ...journal()]) {
    const entry = look(key)?.entry;
    if (entry && entry.expiresAt > 0 && (entry.expiresAt <= Date.now() || isOfAnother(entry)))
      put(key, removed(entry.by));
  }
  tell({ key: null, isElsewhere: true });
  settleSoon();
}

/** Takes away what is at rest and goes. */
async function forgetAtRest(goes: (entry: Entry) => boolean): Promise<void> {
  await disk?.('readwrite', (values) => {
    const asked = values.openCursor();
    asked.onsuccess = () => {
      const cursor = asked.result;
      if (!cursor) return;
      if (goes(parseEntry(cursor.key as string, cursor.value as string))) cursor.delete();
      cursor.continue();
    };
    return promisifyRequest(values.transaction);
  });
  drop(FORGETS);
}

export function forget(goes: (entry: Entry) => boolean): Promise<void> {
  generation += 1;
  for (const key of new Set([...journal(), ...memory.keys()])) {
    const entry = look(key)?.entry;
    if (!entry || !goes(entry)) continue;
    drop(key);
    unkept.delete(key);
    memory.delete(key);
  }
  tell({ key: null, isElsewhere: false });
  if (!disk) return Promise.resolve();
  try {
    localStorage.setItem(FORGETS, '1'); // this page may be left before IndexedDB is through
  } catch (error) {
    console.warn('The sign-out is not noted', error);
  }
  return forgetAtRest(goes);
}

/** Reads what is at rest, now and when a page was away; what the browser refuses is never asked for again. */
export const readAtRest = (): Promise<void> =>
  inTurn(load).catch((error: unknown) => {
    if (!isLoaded) disk = null; // the journal is all there is
    console.warn('IndexedDB cannot be used', error);
  });
