import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/knowledge.ts';
import type { Food } from './food.ts';

const hasFood = (value: unknown): value is Food =>
  typeof value === 'object' &&
  value !== null &&
  'measures' in value &&
  Array.isArray(value.measures) &&
  'other_names' in value &&
  Array.isArray(value.other_names) &&
  'energy_kcal' in value &&
  typeof value.energy_kcal === 'number' &&
  ['slug', 'name', 'category', 'cost', 'source'].every((key) => typeof Reflect.get(value, key) === 'string');

/** The foods of the kept file. Throws AppError `server` when it holds something else. */
export function readFoods(answer: unknown): Food[] {
  if (!Array.isArray(answer) || !answer.every(hasFood))
    throw new AppError('server', t('The food table could not be read. Please try again.'));
  return answer;
}
