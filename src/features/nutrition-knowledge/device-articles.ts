import { createStoredState } from '../../lib/stored-state.ts';

const YEAR_MS = 31_536_000_000;
export const noArticles: readonly string[] = [];

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 500 && value.every((slug) => typeof slug === 'string');

/** Bookmarks of a visitor, kept on the device until they sign in. */
export const deviceArticles = createStoredState('mizizi-saved-articles', isSlugs, noArticles, YEAR_MS);
