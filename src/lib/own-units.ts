import type { HeightUnit, WeightUnit } from './measures.ts';
import { createStoredState } from './stored-state.ts';

const KEPT_MS = 400 * 86_400_000;
const isWeightUnit = (value: unknown): value is WeightUnit => value === 'kg' || value === 'lb';
const isHeightUnit = (value: unknown): value is HeightUnit => value === 'cm' || value === 'ft';

/** How this person reads a scale. */
export const weightUnit = createStoredState('mizizi-weight-unit', isWeightUnit, 'kg', KEPT_MS);
/** How this person says how tall they are. */
export const heightUnit = createStoredState('mizizi-height-unit', isHeightUnit, 'cm', KEPT_MS);
