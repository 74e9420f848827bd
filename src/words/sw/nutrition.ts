import { calculator } from './nutrition/calculator.ts';
import { diary, foods, weight } from './nutrition/diary.ts';
import { planTexts, planTips } from './nutrition/plan-texts.ts';
import { plans } from './nutrition/plans.ts';
import { measures, weekdays } from './shared.ts';

/** What several pages of the nutrition tools say. */
export const common = {
  ...weekdays,
  '<a>Sign in</a> and it moves into your account, for all your devices.':
    '<a>Ingia</a> na itahamia kwenye akaunti yako, uipate kwenye vifaa vyako vyote.',
  'Add a food': 'Ongeza chakula',
  'Add to the diary': 'Weka kwenye shajara',
  Calculator: 'Kikokotoo',
  Cancel: 'Ghairi',
  Carbohydrate: 'Wanga',
  Close: 'Funga',
  'Connect once and they stay.': 'Unganisha mtandao mara moja na itabaki hapa.',
  Day: 'Siku',
  Delete: 'Futa',
  'Delete {name}': 'Futa {name}',
  Diary: 'Shajara',
  Fat: 'Mafuta',
  Fibre: 'Nyuzinyuzi',
  Foods: 'Vyakula',
  'Give it a name.': 'Ipe jina.',
  Goal: 'Lengo',
  Loading: 'Inapakia',
  Name: 'Jina',
  'Name (optional)': 'Jina (si lazima)',
  Noted: 'Imeandikwa',
  'Noted.': 'Imeandikwa.',
  'Noted: {name}': 'Imeandikwa: {name}',
  Nutrition: 'Lishe',
  'Open the diary': 'Fungua shajara',
  Plans: 'Mipango',
  Print: 'Chapa',
  Protein: 'Protini',
  'Remove {name}': 'Ondoa {name}',
  'Removed <b>{what}</b>': 'Umeondoa <b>{what}</b>',
  Save: 'Hifadhi',
  'Take out {name}': 'Ondoa {name}',
  'Try again': 'Jaribu tena',
  Undo: 'Tendua',
  Unit: 'Kizio',
  Weight: 'Uzito',
  day: 'siku',
  grams: 'gramu',
  kg: 'kg',
  lb: 'pauni',
  cm: 'cm',
  ft: 'futi',
  'not known': 'haijulikani',
  '{name}, grams': '{name}, gramu',
  '{n} kcal': '{n} kcal',
  '{n} kcal a day': '{n} kcal kwa siku',
  // Days
  Today: 'Leo',
  Yesterday: 'Jana',
  Tomorrow: 'Kesho',
  Monday: 'Jumatatu',
  Tuesday: 'Jumanne',
  Wednesday: 'Jumatano',
  Thursday: 'Alhamisi',
  Friday: 'Ijumaa',
  Saturday: 'Jumamosi',
  Sunday: 'Jumapili',
  // Meals
  Breakfast: 'Kiamsha kinywa',
  Lunch: 'Chakula cha mchana',
  Supper: 'Chakula cha jioni',
  Snacks: 'Vitafunio',
  snack: 'kitafunio',
  // A day's sums
  '<a>Work out your target</a> and these numbers get something to be measured by.':
    '<a>Kokotoa lengo lako</a> ili upate cha kulinganisha nambari hizi nacho.',
  'at least; {n} food does not say': 'angalau; chakula {n} hakina kiasi hiki',
  'at least; {n} foods do not say': 'angalau; vyakula {n} havina kiasi hiki',
  'right at your target': 'umefikia lengo lako',
  '{eaten}<small>kcal</small>': '{eaten}<small>kcal</small>',
  '{eaten}<small>of {aim} kcal</small>': '{eaten}<small>kati ya kcal {aim}</small>',
  '{n} kcal above your target': '{n} kcal zaidi ya lengo lako',
  '{n} kcal left': '{n} kcal zimebaki',
  '{n}<quiet> g</quiet>': '{n}<quiet> g</quiet>',
  '{n}<quiet> of {aim} g</quiet>': '{n}<quiet> kati ya g {aim}</quiet>',
} as const;

/** What the food table and the ready weeks say. */
export const known = { ...measures, ...planTexts, ...planTips } as const;

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
