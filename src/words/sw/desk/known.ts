import { herbChoices } from '../shared/herb-choices.ts';
import { contentTerms } from './content-terms.ts';
import { faults } from './faults.ts';
import { orderSentences } from './order-sentences.ts';
import { shelves } from './shelves.ts';

/** What the database says on the desks. */
export const known = {
  ...contentTerms,
  ...herbChoices,
  ...faults,
  ...orderSentences,
  ...shelves,
} as const;
