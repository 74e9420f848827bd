import { isText, listOf } from '../lib/guards.ts';
import { createStoredState } from '../lib/stored-state.ts';

const MOST = 6;
const MONTH_MS = 30 * 86_400_000;

/** What was searched for last, the latest first. It may tell of an illness: it stays on the device, and goes at a sign-out. */
export const recentSearches = createStoredState<string[]>('mizizi-searches', listOf(isText), [], MONTH_MS);

export const rememberSearch = (text: string): void =>
  recentSearches.change((before) =>
    [text, ...before.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MOST),
  );
