const STORED = 'scroll-places';

let kept: Record<string, number> | undefined;

function places(): Record<string, number> {
  try {
    kept ??= JSON.parse(sessionStorage.getItem(STORED) ?? '{}') as Record<string, number>;
  } catch {
    // storage is switched off, or somebody else's text is in it: the page begins at its top
    kept = {};
  }
  return kept;
}

/**
 * Gives the page that the browser has just loaded a key, which it keeps beyond a reload. react-router calls the first page
 * of every load the same, and each would begin where the one before it was left.
 */
export function keyThisLoad(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key === undefined)
    history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** How far the page with this key was scrolled when it was left, in pixels. */
export const scrolledTo = (key: string): number | undefined => places()[key];

/** Remembers how far the page with this key is scrolled, now that it is left. */
export function leaveAt(key: string): void {
  places()[key] = window.scrollY;
}

/** Remembers all places beyond a reload of the tab. */
export function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(places()));
  } catch {
    // storage is switched off or full: a reloaded page begins at its top
  }
}
