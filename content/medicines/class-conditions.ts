import type { ConditionId } from './conditions.ts';
import type { DrugId } from './drug-classes.ts';

/**
 * The illness a class of medicines is given for, where it is given for one alone: rules on that illness then speak to
 * whoever takes it, also when he has not named the illness. Classes with several purposes (pressure tablets, steroids,
 * antidepressants, medicines that calm the immune system) imply none; their drugs may, one by one, in `drugs.ts`.
 */
export const conditionsOfClasses: Readonly<Partial<Record<DrugId, readonly ConditionId[]>>> = {
  'hiv-medicines': ['hiv-treatment'],
  'tb-medicines': ['tb-treatment'],
  'epilepsy-medicines': ['epilepsy'],
  lithium: ['bipolar-or-psychosis'],
  antipsychotics: ['bipolar-or-psychosis'],
  'diabetes-medicines': ['diabetes'],
  levothyroxine: ['underactive-thyroid'],
  'antithyroid-medicines': ['overactive-thyroid'],
  'cancer-medicines': ['cancer-treatment'],
  'oestrogen-blockers': ['hormone-sensitive-illness'],
  'fertility-medicines': ['trying-for-a-baby'],
  digoxin: ['heart-disease'],
  'heart-rhythm-medicines': ['heart-disease'],
  'asthma-medicines': ['asthma'],
  'prostate-medicines': ['prostate-trouble'],
};

/** Conditions that are also a wider one, whose rules hold for them too. */
export const widerConditions: Readonly<Partial<Record<ConditionId, readonly ConditionId[]>>> = {
  'type-1-diabetes': ['diabetes'],
};
