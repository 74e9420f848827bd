import { createStoredState } from '../../lib/stored-state.ts';

const YEAR_MS = 365 * 86_400_000;
const isText = (value: unknown): value is string => typeof value === 'string';
const county = createStoredState('mizizi-county', isText, '', YEAR_MS);

/** Remembers the county somebody last asked delivery for, '' forgets it. */
export const keepCounty = (chosen: string): void => county.change(() => chosen);

/** The remembered county, '' for none. */
export const useCounty = county.useValue;
