import type { ConditionId } from './ids.ts';

/** Conditions that are also a wider one, whose rules hold for them too. */
export const widerConditions: Readonly<Partial<Record<ConditionId, readonly ConditionId[]>>> = {
  'type-1-diabetes': ['diabetes'],
};
