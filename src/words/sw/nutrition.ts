import { calculator } from './nutrition/calculator.ts';
import { common } from './nutrition/common.ts';
import { diary } from './nutrition/diary.ts';
import { foods } from './nutrition/foods.ts';
import { known } from './nutrition/known.ts';
import { plans } from './nutrition/plans.ts';
import { weight } from './nutrition/weight.ts';

/** The tools of nutrition: the calculator, the diary, weight, one's own foods, and weeks of meals. */
export const words = {
  ...common,
  ...calculator,
  ...diary,
  ...foods,
  ...plans,
  ...weight,
  ...known,
} as const;
