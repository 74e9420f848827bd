import { t } from '../../words/shell.ts';

/** The herbalist's answers: general tips with their caution, never advice for one person's illness. */
export const herbalTips: readonly string[] = [
  t(
    'After a heavy meal, a cup of ginger or fennel tea often sits well: a few thin slices, five minutes in hot water. If you take blood thinners or are pregnant, ask a clinician before you make it a habit.',
  ),
  t(
    'For an easier night, try lemongrass or chamomile tea an hour before bed, dim the lights and keep the phone away. Leave both out if you take sleeping tablets, until you have asked about it.',
  ),
  t(
    'Garlic, ginger, lemon and plenty of sukuma wiki and terere feed your defences, and so do sleep and washed hands. Herbs in food are gentle; strong garlic supplements do not go with blood thinners or HIV medicines.',
  ),
  t(
    'When stress is high, breathe out slowly, longer than you breathe in, for two minutes. Rosemary or mint tea makes a good pause. If the worry has lasted for weeks, talk to somebody you trust or to a counsellor.',
  ),
  t(
    'Start one herb at a time, in a small amount, and note how you feel for three days. Tell your clinician what you take: “natural” can still meddle with medicines for blood pressure, sugar or HIV.',
  ),
];

export const quickPrompts = [
  t('Improve digestion'),
  t('Better sleep'),
  t('Boost immunity'),
  t('Reduce stress'),
] as const;

/** @param random from 0 up to 1, as Math.random gives it */
export function tipFor(random: number): string {
  return herbalTips[Math.floor(random * herbalTips.length)] ?? '';
}
