import {
  goesWithPerson,
  isOfAnother,
  isOurs,
  made,
  parseEntry,
  removed,
  tellUnkept,
  user,
} from './device-entry.ts';
import {
  disk,
  forget,
  isLoaded,
  journal,
  listeners,
  look,
  memory,
  put,
  rawOf,
  readAtRest,
  settle,
  tell,
  type Told,
  unkept,
} from './device-values.ts';
import { isText } from './guards.ts';

export type { Told } from './device-values.ts';

type Guard<T> = (value: unknown) => value is T;

/** A browser whose IndexedDB does not answer is not waited for. */
const LONGEST_WAIT_MS = 2000;

/** What another tab wrote; what it moved to rest is known from when it wrote it. */
function hear({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && !isOurs(key)) return;
  if (key === null) {
    memory.clear();
    return tell({ key, isElsewhere: true });
  }
  const known = memory.get(key)?.entry;
  const before = oldValue === null ? known?.value : parseEntry(key, oldValue).value;
  if (newValue === null && disk && rawOf(key) === null) return;
  if (rawOf(key) !== null) look(key);
  else if (newValue !== null) memory.set(key, { raw: newValue, entry: parseEntry(key, newValue) });
  tell({ key, before, isElsewhere: true });
}

/** A page that slept, or was in the history, missed what happened; and what it shows may have expired. */
function lookAgain(event: Event): void {
  if (document.visibilityState !== 'visible') return;
  tell({ key: null, isElsewhere: true });
  const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
  if (isLoaded && !isFirstShow) void readAtRest();
}

let isHearing = false;
function startHearing(): void {
  if (isHearing || typeof document === 'undefined') return;
  isHearing = true;
  addEventListener('storage', hear);
  addEventListener('pageshow', lookAgain);
  document.addEventListener('visibilitychange', lookAgain);
}

/**
 * What stays on this device: a person's, which goes when they sign out, or the device's own. Each change is written to
 * localStorage at once, as a journal, so that it outlives a page that is left in the same moment; a second later it moves
 * to rest in IndexedDB, which has room. Reads answer at once: from the journal, else from what was at rest when the page
 * started. Without IndexedDB everything stays in the journal; without either values live as long as the page.
 */
export function deviceStore(owner: 'person' | 'device') {
  const by = (): string | null => (owner === 'device' ? null : user());
  return {
    /** The kept value, or null; what expired, is another's or has another shape is removed. */
    read<T>(key: string, guard: Guard<T>, now = Date.now()): T | null {
      const held = look(key);
      if (!held || held.entry.expiresAt === 0) return null;
      const { value, expiresAt } = held.entry;
      if (expiresAt <= now || isOfAnother(held.entry) || (held.fits !== guard && !guard(value))) {
        put(key, removed(held.entry.by));
        return null;
      }
      held.fits = guard;
      return value as T;
    },
    write(key: string, value: unknown, ttlMs: number, now = Date.now()): void {
      const before = look(key)?.entry.value;
      put(key, made(value, ttlMs, by(), now));
      tell({ key, before, isElsewhere: false });
    },
    remove(key: string): void {
      const held = look(key);
      // Before IndexedDB has answered nobody knows what it holds.
      if (held ? held.entry.expiresAt === 0 : isLoaded || !disk) return;
      put(key, removed(by()));
      tell({ key, before: held?.entry.value, isElsewhere: false });
    },
    /** Whether a change outlives the page. Where localStorage has no room that is known once IndexedDB has it. */
    async isKept(key: string): Promise<boolean> {
      if (unkept.has(key) && disk && isLoaded) await settle();
      return !unkept.has(key);
    },
    keys: (prefix: string): string[] =>
      [...new Set([...journal(), ...memory.keys()])].filter((key) => {
        const entry = key.startsWith(prefix) ? look(key)?.entry : undefined;
        if (!entry || isOfAnother(entry)) return false;
        return entry.expiresAt > Date.now() && (entry.by === null) === (owner === 'device');
      }),
    subscribe(listener: (told: Told) => void): () => void {
      startHearing();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const within = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);

/** Reads what is kept, before anything is rendered from it. */
export function openDeviceStores(): Promise<void> {
  startHearing();
  return within(readAtRest());
}

/** The end of a session. */
export const forgetPerson = (): void => void forget(goesWithPerson).catch(tellUnkept);

/** Forgets everything, the device's own too. */
export const forgetDevice = (): Promise<void> => within(forget(() => true).catch(tellUnkept));

const NAME_KEY = 'mizizi-device-name';

/** A name by which the server tells this device from a member's others; made anew after each sign-out. */
export function deviceName(): string {
  const store = deviceStore('person');
  const known = store.read(NAME_KEY, isText);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  store.write(NAME_KEY, made, Infinity);
  return made;
}
