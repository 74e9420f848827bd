import { type Entry, openDisk } from './device-disk.ts';
import { tellUnkept } from './device-full.ts';
import { readSession } from './session-store.ts';

type Guard<T> = (value: unknown) => value is T;
/** A value that changed here or, `isElsewhere`, in another tab. */
export type Told = { key: string; before: unknown; after: unknown; isElsewhere: boolean };

export type DeviceStore = {
  /** The kept value, or null; what expired or has another shape is removed. */
  read: <T>(key: string, guard: Guard<T>, now?: number) => T | null;
  write: (key: string, value: unknown, ttlMs: number, now?: number) => void;
  remove: (key: string) => void;
  /** Changes what is kept by then, so that another tab's change is never overwritten. `update` may run twice. */
  change: <T>(key: string, guard: Guard<T>, empty: T, update: (value: T) => T, ttlMs: number) => void;
  keys: (prefix: string) => string[];
  subscribe: (listener: (told: Told) => void) => () => void;
  /** Waits until all of this tab is kept, and reads what other tabs kept: before and after work that only one may do. */
  fresh: () => Promise<void>;
};

/** What release 1.0 kept in localStorage of either owner. */
const formerNames = {
  person: /^(mizizi-(?!auth|config$|language$|pending-order$|emergency-numbers$)|cart|wishlist)/,
  device: /^(mizizi-(pending-order|emergency-numbers)|contact-outbox)$/,
};

function formerKeys(owner: 'person' | 'device'): string[] {
  try {
    return Object.keys(localStorage).filter((key) => formerNames[owner].test(key));
  } catch {
    return []; // storage is switched off
  }
}

/** Under it stands whose values the person's store holds. */
const WHOSE = 'whose';
const LONGEST_START_MS = 1000;
const user = (): string => readSession()?.user.id ?? '';

/**
 * What stays on this device. It is read from IndexedDB once when the page starts and then from memory, so that every read
 * answers at once; each change goes to IndexedDB and to the other tabs. Where the browser refuses, values live as long
 * as the page.
 *
 * In localStorage stays, by name, what is needed before IndexedDB can answer. All of it is the device's:
 *
 * | name                | why                                                        |
 * | ------------------- | ---------------------------------------------------------- |
 * | `theme`             | the colours of the first paint (`index.html`)              |
 * | `mizizi-language`   | the language of the first word                             |
 * | `mizizi-auth…`      | the session: auth-js keeps it, `index.html` looks for it   |
 * | `mizizi-config`     | the public key of the first request                        |
 * | `usage-figures`     | whether the first view may be counted                      |
 * | `install-dismissed` | whether the browser's own offer to install is held back    |
 */
function createDeviceStore(owner: 'person' | 'device') {
  const disk = typeof indexedDB === 'undefined' ? null : openDisk(`mizizi-${owner}`);
  const memory = new Map<string, Entry>();
  const fitting = new WeakMap<Entry, unknown>();
  const listeners = new Set<(told: Told) => void>();
  const running = new Set<Promise<void>>();
  /** How many changes of a value are on their way to the disk: until then this tab knows more than others say. */
  const busy = new Map<string, number>();
  /** What the disk had no room for lives here only. */
  const unkept = new Set<string>();
  let channel: BroadcastChannel | null = null;
  let generation = 0;
  /** What was changed before the values were loaded. */
  let early: Set<string> | null = new Set();

  const isPresent = ({ by }: Entry): boolean => owner === 'device' || by === '' || by === user();
  const made = (value: unknown, ttlMs: number, now = Date.now()): Entry => ({
    value,
    expiresAt: now + ttlMs,
    by: owner === 'device' ? '' : user(),
  });

  function place(key: string, entry: Entry | null, isElsewhere = false): void {
    const before = memory.get(key)?.value;
    if (entry) memory.set(key, entry);
    else memory.delete(key);
    for (const listener of listeners) listener({ key, before, after: entry?.value, isElsewhere });
  }

  function keep(key: string, work: Promise<Entry | null>): void {
    early?.add(key);
    busy.set(key, (busy.get(key) ?? 0) + 1);
    const started = generation;
    const by = user();
    const done = work
      .then((entry) => {
        const isLast = busy.get(key) === 1 && started === generation;
        if (isLast && JSON.stringify(entry?.value) !== JSON.stringify(memory.get(key)?.value))
          place(key, entry);
        unkept.delete(key);
        channel?.postMessage({ key, entry, by });
      })
      .catch((error: unknown) => {
        unkept.add(key);
        tellUnkept(error);
      })
      .finally(() => {
        busy.set(key, (busy.get(key) ?? 1) - 1);
        if (busy.get(key) === 0) busy.delete(key);
        running.delete(done);
      });
    running.add(done);
  }

  function put(key: string, entry: Entry | null): void {
    if (entry || memory.has(key)) place(key, entry);
    if (disk)
      keep(
        key,
        disk.put(key, entry).then(() => entry),
      );
  }

  function valid<T>(entry: Entry | undefined, guard: Guard<T>, now = Date.now()): entry is Entry {
    if (!entry || entry.expiresAt <= now || !isPresent(entry)) return false;
    if (fitting.get(entry) === guard) return true;
    if (!guard(entry.value)) return false;
    fitting.set(entry, guard);
    return true;
  }

  const store: DeviceStore = {
    read: <T>(key: string, guard: Guard<T>, now = Date.now()) => {
      const entry = memory.get(key);
      if (entry === undefined) return null;
      if (valid(entry, guard, now)) return entry.value as T;
      memory.delete(key);
      if (disk)
        keep(
          key,
          disk.put(key, null).then(() => null),
        );
      return null;
    },
    write: (key, value, ttlMs, now) => put(key, made(value, ttlMs, now)),
    remove: (key) => put(key, null),
    change: <T>(key: string, guard: Guard<T>, empty: T, update: (value: T) => T, ttlMs: number) => {
      const next = (entry: Entry | undefined): Entry | null => {
        const value = update(valid(entry, guard) ? (entry.value as T) : empty);
        return value === empty ? null : made(value, ttlMs);
      };
      place(key, next(memory.get(key)));
      if (disk) keep(key, disk.change(key, next));
    },
    keys: (prefix) => [...memory.keys()].filter((key) => key.startsWith(prefix)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fresh: async () => {
      await Promise.all(running);
      await load();
    },
  };

  async function load(): Promise<void> {
    if (!disk) return;
    const started = generation;
    const found = new Map((await disk.load()).filter(([, entry]) => isPresent(entry)));
    if (started !== generation) return; // somebody left meanwhile
    for (const key of new Set([...memory.keys(), ...found.keys()])) {
      if (busy.has(key) || unkept.has(key) || early?.has(key)) continue;
      const entry = found.get(key) ?? null;
      if (JSON.stringify(entry) !== JSON.stringify(memory.get(key) ?? null)) place(key, entry, true);
    }
    early = null;
  }

  /** Brings over what release 1.0 kept, and drops it there once it is safe here. */
  async function takeOver(): Promise<void> {
    const keys = formerKeys(owner);
    if (!disk || keys.length === 0) return;
    const { dropFormer, formerEntries, joined } = await import('./former-storage.ts');
    const former = formerEntries(keys);
    const kept = former.map(async ({ key, entry }) => {
      if (entry === null) return;
      const here = memory.get(key)?.value;
      const value = here === undefined ? entry.value : joined(here, entry.value);
      const taken = { ...entry, value, by: owner === 'device' ? '' : user() };
      place(key, taken);
      const work = disk.put(key, taken);
      keep(
        key,
        work.then(() => taken),
      );
      await work;
    });
    await Promise.all(kept);
    dropFormer(former);
  }

  /** Forgets all, unless another tab has already begun to keep what is of the one `stayed`, who is signed in now. */
  function forget(stayed?: string): void {
    generation += 1;
    unkept.clear();
    for (const key of memory.keys()) place(key, null);
    for (const key of formerKeys(owner)) localStorage.removeItem(key);
    if (disk) {
      const done = disk
        .clearUnless(WHOSE, stayed)
        .catch(tellUnkept)
        .finally(() => running.delete(done));
      running.add(done);
    }
    belong();
  }

  /** Notes whose values these are, for a page that starts after its owner left where no page of ours saw it. */
  function belong(): void {
    if (owner === 'person' && user() !== '' && memory.get(WHOSE)?.value !== user())
      store.write(WHOSE, user(), Infinity);
  }

  async function start(): Promise<void> {
    if (!disk) return;
    if (typeof BroadcastChannel !== 'undefined') {
      channel = new BroadcastChannel(`mizizi-${owner}`);
      channel.onmessage = ({ data }: MessageEvent<{ key: string; entry: Entry | null; by: string }>) => {
        if (busy.has(data.key) || (owner === 'person' && data.by !== user())) return;
        place(data.key, data.entry, true);
      };
    }
    await load();
    const whose = memory.get(WHOSE)?.value;
    if (whose !== undefined && whose !== user()) forget(user());
    await takeOver();
    belong();
    addEventListener('storage', ({ newValue }: StorageEvent) => {
      if (newValue !== null) takeOver().catch(tellUnkept);
    });
  }

  return { store, start, forget, belong };
}

const stores = { person: createDeviceStore('person'), device: createDeviceStore('device') };

/** Where to keep what is a person's, which goes when they sign out, or the device's, which stays. */
export const deviceStore = (owner: 'person' | 'device'): DeviceStore => stores[owner].store;

/** Reads what is kept, before anything is drawn from it. A browser that does not answer is not waited for. */
export async function openDeviceStores(): Promise<void> {
  const start = Promise.all([stores.person.start(), stores.device.start()]).catch(tellUnkept);
  await Promise.race([start, new Promise((resolve) => setTimeout(resolve, LONGEST_START_MS))]);
}

/** Somebody signed in: what a visitor kept is theirs from now on. */
export const claimForPerson = (): void => stores.person.belong();

/** The end of a session. */
export const forgetPerson = (): void => stores.person.forget(readSession()?.user.id);

/** Forgets everything, the device's own too. */
export async function forgetDevice(): Promise<void> {
  for (const { forget } of Object.values(stores)) forget();
  await Promise.all(Object.values(stores).map(({ store }) => store.fresh()));
}
