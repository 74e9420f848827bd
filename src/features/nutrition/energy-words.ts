import { t } from '../../words/nutrition.ts';
import type { Activity, EnergyAdvice, Goal, Limit, Pace, Refusal } from './energy.ts';
import type { Preference } from './target.ts';

/** What the calculator says about its numbers. */
export const activityOptions: readonly { value: Activity; label: string; description: string }[] = [
  {
    value: 'sitting',
    label: t('Mostly sitting'),
    description: t('Desk, matatu or boda seat, little walking (× 1.2)'),
  },
  {
    value: 'light',
    label: t('Light'),
    description: t('On your feet part of the day, or walks on 1–3 days (× 1.375)'),
  },
  {
    value: 'moderate',
    label: t('Moderate'),
    description: t('Brisk walking, shamba work or sport on 3–5 days (× 1.55)'),
  },
  { value: 'hard', label: t('Hard'), description: t('Heavy work or training on 6–7 days (× 1.725)') },
  {
    value: 'very-hard',
    label: t('Very hard'),
    description: t('Digging, carrying or training twice a day (× 1.9)'),
  },
];

export const goalOptions: readonly { value: Goal; label: string }[] = [
  { value: 'lose', label: t('Lose weight') },
  { value: 'keep', label: t('Keep my weight') },
  { value: 'gain', label: t('Gain weight') },
];

export const paceOptions: readonly { value: Pace; label: string }[] = [
  { value: 'gentle', label: t('Gently: about 250 kcal a day') },
  { value: 'steady', label: t('Steadily: up to 500 kcal a day') },
];

export const preferenceOptions: readonly { value: Preference; label: string }[] = [
  { value: 'balanced', label: t('Balanced') },
  { value: 'less-fat', label: t('Less fat, more starch') },
  { value: 'more-protein', label: t('More protein') },
];

export const limitWords: Readonly<Record<Limit, string>> = {
  share: t(
    'A fifth of your day’s energy is the most that may change. More than that costs muscle and rarely lasts.',
  ),
  floor: t(
    'Below 1,200 kcal a day for women and 1,500 for men it is hard to get enough iron, calcium and protein.',
  ),
  resting: t('You are not set below what your body uses at rest without a practitioner beside you.'),
  weekly: t('More than one percent of body weight a week is too fast.'),
};

export const refusalWords: Readonly<Record<Refusal, { title: string; text: string }>> = {
  'under-18': {
    title: t('Growing bodies are not put on a deficit'),
    text: t(
      'Under 18 the body still builds bone, blood and brain. Eat to your hunger from all food groups, and ask a clinician or nutritionist if weight worries you.',
    ),
  },
  pregnant: {
    title: t('No deficit in pregnancy'),
    text: t(
      'Your baby needs what you eat: more than this number, not less. Talk about weight with your antenatal clinic.',
    ),
  },
  breastfeeding: {
    title: t('No deficit while you breastfeed'),
    text: t(
      'Making milk takes energy of its own: eat more than this number, not less. Ask your clinic when it is time to lose weight.',
    ),
  },
  'eating-disorder': {
    title: t('Counting down could harm you'),
    text: t(
      'With an eating disorder, now or before, a deficit can wake it. We will not suggest one. Please talk to a clinician; you can call the Kenya Red Cross on 1199 at any hour, free.',
    ),
  },
  underweight: {
    title: t('You weigh too little to lose more'),
    text: t(
      'Your body mass index is below 18.5. Keeping or gaining weight is what helps; if you lost weight without wanting to, see a clinician.',
    ),
  },
  'after-birth': {
    title: t('No deficit in the six weeks after a birth'),
    text: t('Your body is healing. Eat to your hunger, and ask about weight at your six-week check.'),
  },
  child: {
    title: t('Your safety list is for a child'),
    text: t(
      'Children are not put on a deficit. Is this about you? Take “For a child” off your safety list first.',
    ),
  },
  'no-room': {
    title: t('There is no room for a safe deficit'),
    text: t(
      'Your day’s energy lies so close to the least that is safe that eating less would not be. Moving more makes room: a brisk walk a day is a good start.',
    ),
  },
};

const bmiBands: readonly [below: number, words: string][] = [
  [18.5, t('underweight')],
  [25, t('healthy weight')],
  [30, t('overweight')],
  [35, t('obesity, class 1')],
  [40, t('obesity, class 2')],
  [Infinity, t('obesity, class 3')],
];

/** The adult band of a body mass index (WHO: 18.5, 25, 30, 35, 40). */
export const bmiBand = (bmi: number): string => bmiBands.find(([below]) => bmi < below)?.[1] ?? '';

/** What to expect: `That is about 0.3 kg a week less, …`; null when nothing changes. */
export function paceWords({ weeklyKg }: Pick<EnergyAdvice, 'weeklyKg'>): string | null {
  const kg = Math.abs(weeklyKg);
  if (kg < 0.02) return null;
  const shown = { kg: kg < 0.1 ? kg.toFixed(2) : kg.toFixed(1) };
  return weeklyKg < 0
    ? t('That is about {kg} kg a week less, once the first week’s water is over.', shown)
    : t('That is about {kg} kg a week more, once the first week’s water is over.', shown);
}
