import { createStoredState } from '../../lib/stored-state.ts';

const YEAR_MS = 31_536_000_000;
export const noHerbs: readonly string[] = [];

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 500 && value.every((slug) => typeof slug === 'string');

/** Bookmarks of a visitor, kept on the device until they sign in. */
export const deviceHerbs = createStoredState('mizizi-saved-herbs', isSlugs, noHerbs, YEAR_MS);
