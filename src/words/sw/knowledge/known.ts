import { herbChoices } from '../shared/herb-choices.ts';
import { measures as foodMeasures } from '../shared/measures.ts';
import { advice } from '../shop/advice.ts';
import { reasons } from '../shop/reasons.ts';
import { terms } from '../shop/terms.ts';
import { alerts } from './alerts.ts';
import { measures } from './measures.ts';
import { redFlags } from './red-flags.ts';
import { vocabulary } from './vocabulary.ts';

/** What the content names in fixed words: illnesses, medicines, ingredients, plant parts, measures, signs of danger. */
export const known = {
  ...advice,
  ...reasons,
  ...terms,
  ...alerts,
  ...herbChoices,
  ...vocabulary,
  ...foodMeasures,
  ...measures,
  ...redFlags,
  // What is said of answers that cannot be read
  'The herb library sent an answer we could not read. Please try again.':
    'Jibu la maktaba ya mitishamba halikusomeka. Tafadhali jaribu tena.',
  'The remedies came in a shape we could not read. Please try again.':
    'Tiba asilia hazikusomeka. Tafadhali jaribu tena.',
  'The reading room sent an answer we could not read. Please try again.':
    'Jibu la chumba cha kusomea halikusomeka. Tafadhali jaribu tena.',
  'The food table could not be read. Please try again.':
    'Hatukuweza kupakia jedwali la vyakula. Tafadhali jaribu tena.',
} as const;
