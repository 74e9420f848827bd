import { createStoredState } from '../../lib/stored-state.ts';
import type { WeightUnit } from './units.ts';

const isUnit = (value: unknown): value is WeightUnit => value === 'kg' || value === 'lb';

/** How this person reads a scale. */
export const weightUnit = createStoredState<WeightUnit>('mizizi-weight-unit', isUnit, 'kg', 400 * 86_400_000);
