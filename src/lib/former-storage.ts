import type { Entry } from './device-disk.ts';

/** A name for the device was kept as bare text, waiting changes as they are, the rest with a time. */
function parse(key: string, raw: string): Omit<Entry, 'by'> | null {
  try {
    const parsed: unknown = JSON.parse(raw);
    if (typeof parsed !== 'object' || parsed === null) return null;
    if (key.startsWith('mizizi-outbox-')) return { value: parsed, expiresAt: Infinity };
    const { value, expiresAt } = parsed as { value?: unknown; expiresAt?: unknown };
    return typeof expiresAt === 'number' && expiresAt > Date.now() ? { value, expiresAt } : null;
  } catch {
    return key === 'mizizi-device-name' ? { value: raw, expiresAt: Infinity } : null;
  }
}

/** A value of release 1.0; without an entry it can no longer be read. */
type Former = { key: string; raw: string; entry: Omit<Entry, 'by'> | null };

/** What release 1.0 kept in localStorage, and a tab of it that is still open goes on keeping there. */
export const formerEntries = (keys: readonly string[]): Former[] =>
  keys.map((key) => {
    const raw = localStorage.getItem(key) ?? '';
    return { key, raw, entry: parse(key, raw) };
  });

/** Removes what is taken over; what such a tab has kept since stays to be taken over next. */
export function dropFormer(former: readonly Former[]): void {
  for (const { key, raw } of former) if (localStorage.getItem(key) === raw) localStorage.removeItem(key);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameOf = (value: unknown): unknown => (isObject(value) ? (value['id'] ?? value['clientKey']) : value);

/** What is kept here with what another tab of the release kept since: no row of either is lost, the later one wins. */
export function joined(here: unknown, late: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(late)) {
    const names = new Set(late.map(nameOf));
    return [...(late as unknown[]), ...here.filter((row) => !names.has(nameOf(row)))];
  }
  return isObject(here) && isObject(late) ? { ...here, ...late } : late;
}
