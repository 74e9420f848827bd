import { createStoredState } from '../../lib/stored-state.ts';

const YEAR_MS = 31_536_000_000;

const isKitchen = (value: unknown): value is readonly string[] | null =>
  value === null ||
  (Array.isArray(value) && value.length <= 200 && value.every((id) => typeof id === 'string'));

/** The ingredients ticked as being at home, on this device; null while nobody filters by them. */
export const homeKitchen = createStoredState<readonly string[] | null>(
  'mizizi-kitchen',
  isKitchen,
  null,
  YEAR_MS,
);
