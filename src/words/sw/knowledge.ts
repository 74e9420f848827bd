import { alerts } from './knowledge/alerts.ts';
import { articles, foods } from './knowledge/foods.ts';
import { herbs } from './knowledge/herbs.ts';
import { redFlags, remedies } from './knowledge/remedies.ts';
import { measures, vocabulary } from './knowledge/vocabulary.ts';
import { herbChoices } from './shared/herb-choices.ts';
import { measures as foodMeasures } from './shared/measures.ts';
import { advice } from './shop/advice.ts';
import { reasons } from './shop/reasons.ts';
import { terms } from './shop/terms.ts';

/** What several parts of the knowledge say. */
export const common = {
  'Also called {name}': 'Huitwa pia {name}',
  'Ask a clinician first if you have': 'Muulize kwanza mhudumu wa afya ikiwa una hali hizi',
  'Checked against these sources in {month}. No clinician has signed it off yet.':
    'Imelinganishwa na vyanzo hivi, {month}. Bado hakuna mhudumu wa afya aliyeiidhinisha.',
  Compare: 'Linganisha',
  'Compare {name}': 'Linganisha {name}',
  'In Ayurveda': 'Katika Ayurveda',
  'In the shop': 'Dukani',
  Longest: 'Muda usiozidi',
  'Most in a day': 'Kiwango cha juu kwa siku',
  'Narrow the list': 'Punguza orodha',
  Nutrition: 'Lishe',
  Save: 'Hifadhi',
  Saved: 'Imehifadhiwa',
  'Sources and review': 'Vyanzo na ukaguzi',
  'Start with': 'Anza na',
  'The bookmark was not changed': 'Alamisho haikubadilishwa',
  'Try again': 'Jaribu tena',
  Youngest: 'Umri wa chini kabisa',
  '{n} day': 'siku {n}',
  '{n} days': 'siku {n}',
  '{n} months': 'miezi {n}',
  '{n} year': 'mwaka {n}',
  '{n} year {months} months': 'mwaka {n} na miezi {months}',
  '{n} years': 'miaka {n}',
  '{n} years {months} months': 'miaka {n} na miezi {months}',
  // Ayurveda
  'After digestion (vipaka)': 'Baada ya mmeng’enyo (vipaka)',
  'Power (virya)': 'Nguvu (virya)',
  'Quality (guna)': 'Sifa (guna)',
  'Taken with (anupana)': 'Hutumiwa pamoja na (anupana)',
  'Taste (rasa)': 'Ladha (rasa)',
  calms: 'hutuliza',
  'leaves as it is': 'haibadilishi',
  raises: 'huongeza',
} as const;

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

/** The herbs, the remedies, the articles about food, and the food table. */
export const words = {
  ...known,
  ...common,
  ...herbs,
  ...remedies,
  ...articles,
  ...foods,
} as const;
