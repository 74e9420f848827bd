import { articles } from './knowledge/articles.ts';
import { common } from './knowledge/common.ts';
import { foods } from './knowledge/foods.ts';
import { herbs } from './knowledge/herbs.ts';
import { known } from './knowledge/known.ts';
import { remedies } from './knowledge/remedies.ts';

/** The herbs, the remedies, the articles about food, and the food table. */
export const words = {
  ...known,
  ...common,
  ...herbs,
  ...remedies,
  ...articles,
  ...foods,
} as const;
