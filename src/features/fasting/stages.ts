import { t } from '../../words/fasting.ts';

/**
 * What the body does hour by hour after the last meal, and how well that is known. The hours are the product's domain
 * facts: textbook physiology of fed and early fasting states; they differ between people by hours, with the last meal,
 * activity and stored glycogen.
 */
export type Stage = {
  fromHours: number;
  name: string;
  text: string;
  evidence: 'strong' | 'good' | 'moderate';
  /** What the grade rests on, said honestly. */
  basis: string;
};

export const stages: readonly Stage[] = [
  {
    fromHours: 0,
    name: t('Fed'),
    text: t('You live on what you just ate. Insulin is up and sugar goes into your cells.'),
    evidence: 'strong',
    basis: t('Measured in people many times.'),
  },
  {
    fromHours: 4,
    name: t('Using stored sugar'),
    text: t('Your liver lets go of its stored glucose and keeps your blood sugar steady.'),
    evidence: 'strong',
    basis: t('Measured in people many times.'),
  },
  {
    fromHours: 12,
    name: t('Switching to fat'),
    text: t('The liver’s store runs low and more of your energy comes from fat.'),
    evidence: 'good',
    basis: t('Measured in people; when it happens varies by hours from one to the next.'),
  },
  {
    fromHours: 18,
    name: t('Ketones rising'),
    text: t('Your liver turns fat into ketones, which the brain can use.'),
    evidence: 'moderate',
    basis: t('Seen in people, with wide differences. More is not known to be better.'),
  },
];

export const AUTOPHAGY_NOTE = t(
  'You may read that cells “clean themselves” from a certain hour. That rests mostly on animal studies: nobody has shown at which hour it begins in people, so this clock names none.',
);

/** The stage after so many hours without food. */
export function stageAt(hours: number): Stage {
  const [first] = stages;
  if (!first) throw new Error('there are no stages');
  return stages.findLast((stage) => hours >= stage.fromHours) ?? first;
}
