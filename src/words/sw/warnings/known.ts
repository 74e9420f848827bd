import { alerts } from '../knowledge/alerts.ts';
import { allergiesAndOthers } from './allergies-and-others.ts';
import { breastfeeding } from './breastfeeding.ts';
import { children } from './children.ts';
import { illnesses } from './illnesses.ts';
import { organs } from './organs.ts';
import { pregnancy } from './pregnancy.ts';
import { products } from './products.ts';
import { remediesForWhom } from './remedies-for-whom.ts';
import { remediesMore } from './remedies-more.ts';
import { remedies } from './remedies.ts';
import { withBleeding } from './with-bleeding.ts';
import { withHeart } from './with-heart.ts';
import { withInfections } from './with-infections.ts';
import { withMind } from './with-mind.ts';
import { withOthers } from './with-others.ts';
import { withPotassium } from './with-potassium.ts';
import { withSugar } from './with-sugar.ts';

/** The warnings of herbs, remedies and their rules that are said once or seldom. `src/words/warnings.test.ts` misses none. */
export const known = {
  ...alerts,
  ...allergiesAndOthers,
  ...breastfeeding,
  ...children,
  ...illnesses,
  ...organs,
  ...pregnancy,
  ...products,
  ...remedies,
  ...remediesForWhom,
  ...remediesMore,
  ...withBleeding,
  ...withHeart,
  ...withInfections,
  ...withMind,
  ...withOthers,
  ...withPotassium,
  ...withSugar,
} as const;
