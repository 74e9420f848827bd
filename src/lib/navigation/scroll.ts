import { useEffect, useLayoutEffect, useRef } from 'react';

import type { Place } from './navigation.ts';

function partNamedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // not a text that names anything
  }
}

/** What a reader does who does not wait for the page. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const PATIENCE_MS = 10_000;
/** Cards whose heights were guesses get their true ones once they are near. */
const SETTLING_MS = 1000;

/**
 * Scrolls to where the page was left, in pixels. One that is read anew is short at first, and its heights are guesses: it goes
 * on while the page changes, until it has been there for a second without a change, somebody moves, or ten seconds
 * have passed. Returns the function that ends it.
 */
export function scrollBack(to: number): () => void {
  const lifetime = new AbortController();
  const end = (): void => lifetime.abort();
  let settled: ReturnType<typeof setTimeout> | undefined;
  const tryIt = (): void => {
    window.scrollTo(0, to);
    clearTimeout(settled);
    // Half a pixel of rounding is no difference.
    if (Math.abs(window.scrollY - to) < 1) settled = setTimeout(end, SETTLING_MS);
  };
  // Else the browser scrolls along with what grows or shrinks above.
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  tryIt();

  const changes = new ResizeObserver(tryIt);
  const timer = setTimeout(end, PATIENCE_MS);
  const { signal } = lifetime;
  signal.addEventListener('abort', () => {
    changes.disconnect();
    style.removeProperty('overflow-anchor');
    clearTimeout(settled);
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES) addEventListener(move, end, { passive: true, signal });
  changes.observe(document.body);
  return end;
}

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
function storePlaces(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(places()));
  } catch {
    // storage is switched off or full: a reloaded page begins at its top
  }
}

/**
 * Scrolls a page that was just rendered: back to where it was left, to the part its address names, or to its top. Returns the
 * function that ends what takes its time.
 */
function scroll({ location, step, keepsScroll }: Place): (() => void) | undefined {
  // A plain link to a part of the page arrives like a step back, but nobody was there before.
  const isOwn = location.key !== 'default' || location.hash === '';
  const before = step === 'POP' && isOwn ? scrolledTo(location.key) : undefined;
  const part = location.hash ? partNamedBy(location.hash) : null;
  if (before !== undefined) return scrollBack(before);
  if (part) part.scrollIntoView();
  else if (!keepsScroll) window.scrollTo(0, 0);
  return undefined;
}

/**
 * Keeps pages scrolled as a browser does for pages that it loads. The one that was there from the beginning, with its
 * content in the file, was scrolled by the browser itself.
 */
export function useScroll(place: Place | null): void {
  const first = useRef(place);
  useLayoutEffect(() => {
    const end = place && place !== first.current ? scroll(place) : undefined;
    first.current = null;
    return end;
  }, [place]);

  const key = place?.location.key;
  useEffect(() => {
    const take = (): void => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = (): void => {
      if (key !== undefined) leaveAt(key);
      storePlaces();
      history.scrollRestoration = 'auto';
    };
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', giveBack);
    };
  }, [key]);
}
