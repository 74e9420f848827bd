/** Values in localStorage that expire. Storage may be missing or refuse (private mode, full): then nothing is remembered. */
type Entry = { value: unknown; expiresAt: number };

function isEntry(input: unknown): input is Entry {
  return (
    typeof input === 'object' &&
    input !== null &&
    'value' in input &&
    'expiresAt' in input &&
    typeof input.expiresAt === 'number'
  );
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return undefined; // corrupt text is handled like a missing value by the caller
  }
}

/** The stored value, or null. Expired and corrupt entries are removed. */
export function readStored<T>(
  key: string,
  guard: (value: unknown) => value is T,
  now = Date.now(),
): T | null {
  try {
    const raw = localStorage.getItem(key);
    if (raw === null) return null;
    const entry = parse(raw);
    if (isEntry(entry) && entry.expiresAt > now && guard(entry.value)) return entry.value;
    localStorage.removeItem(key);
  } catch {
    // storage is switched off: behave as if nothing was ever stored
  }
  return null;
}

/** Stores a value for `ttlMs` milliseconds. Returns whether it was kept. */
export function writeStored(key: string, value: unknown, ttlMs: number, now = Date.now()): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ value, expiresAt: now + ttlMs } satisfies Entry));
    return true;
  } catch {
    return false; // full or switched off: the app works on without remembering
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // storage is switched off: nothing is there to remove
  }
}
