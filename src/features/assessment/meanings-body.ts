import { t } from '../../words/assessment.ts';
import type { BandOf, ScaleId } from './scoring/scores.ts';

export type Tone = 'good' | 'watch' | 'act' | 'neutral';
export type BandMeaning = { label: string; tone: Tone; text: string };
export type Meaning<Id extends ScaleId = ScaleId> = {
  title: string;
  /** What the number is, for people. */
  measure: string;
  source: string;
  /** Our own items, not a published scale. */
  isOwn: boolean;
  /** Which way is better; null where neither is. */
  better: 'lower' | 'higher' | null;
  /** What stands behind the number: its unit, the highest value, or the days of a week. */
  behind: 'unit' | 'highest' | 'week' | null;
  bands: Readonly<Record<BandOf<Id>, BandMeaning>>;
};

/** The meanings of some of the scales. */
export type Meanings<Id extends ScaleId> = { readonly [One in Id]: Meaning<One> };

/** Body and waist, diabetes risk, movement, food and sleep. */
export const bodyMeanings: Meanings<'body' | 'waist' | 'diabetes' | 'activity' | 'food' | 'sleep'> = {
  body: {
    title: t('Body weight'),
    measure: t('Body mass index: weight for height.'),
    source: t('World Health Organization cut-offs for adults'),
    isOwn: false,
    better: null,
    behind: 'unit',
    bands: {
      underweight: {
        label: t('Under 18.5'),
        tone: 'act',
        text: t(
          'Lighter than is healthy for your height. Eat more often and richer food, and let a clinician look for a reason. Fasting is not for you now.',
        ),
      },
      healthy: {
        label: t('18.5 to 25'),
        tone: 'good',
        text: t('In the range with the lowest risk for most adults.'),
      },
      above: {
        label: t('25 to 30'),
        tone: 'watch',
        text: t('A little above the range. Muscle counts too: look at your waist beside it.'),
      },
      'obesity-1': {
        label: t('30 to 35'),
        tone: 'watch',
        text: t('The risk for sugar, heart and joints grows from here. Small steady steps do the most.'),
      },
      'obesity-2': {
        label: t('35 to 40'),
        tone: 'act',
        text: t('A good reason to plan the next steps together with a clinician or nutritionist.'),
      },
      'obesity-3': {
        label: t('40 and over'),
        tone: 'act',
        text: t('Please plan with a clinician: there is good help, and it need not be done alone.'),
      },
    },
  },
  waist: {
    title: t('Waist'),
    measure: t('Waist divided by height.'),
    source: t('NICE guideline: waist-to-height ratio, raised from 0.5'),
    isOwn: false,
    better: 'lower',
    behind: null,
    bands: {
      lower: {
        label: t('Under 0.5'),
        tone: 'good',
        text: t('Your waist is less than half your height: good.'),
      },
      raised: {
        label: t('0.5 and over'),
        tone: 'watch',
        text: t(
          'Your waist is half your height or more. Fat around the middle weighs most on sugar and heart.',
        ),
      },
    },
  },
  diabetes: {
    title: t('Diabetes risk'),
    measure: t('FINDRISC: the chance of type 2 diabetes within ten years.'),
    source: t('Lindström and Tuomilehto, Diabetes Care 2003'),
    isOwn: false,
    better: 'lower',
    behind: 'highest',
    bands: {
      low: {
        label: t('Low'),
        tone: 'good',
        text: t('About 1 in 100 people with this score develops diabetes within ten years.'),
      },
      'slightly-raised': {
        label: t('Slightly raised'),
        tone: 'watch',
        text: t('About 1 in 25 people with this score develops diabetes within ten years.'),
      },
      moderate: {
        label: t('Moderate'),
        tone: 'watch',
        text: t(
          'About 1 in 6 people with this score develops diabetes within ten years. Have your sugar tested.',
        ),
      },
      high: {
        label: t('High'),
        tone: 'act',
        text: t(
          'About 1 in 3 people with this score develops diabetes within ten years. Have your sugar tested soon.',
        ),
      },
      'very-high': {
        label: t('Very high'),
        tone: 'act',
        text: t(
          'About 1 in 2 people with this score develops diabetes within ten years. Have your sugar tested this week.',
        ),
      },
    },
  },
  activity: {
    title: t('Movement'),
    measure: t('Days of a week with 30 minutes of movement.'),
    source: t('Item of FINDRISC (30 minutes daily)'),
    isOwn: false,
    better: 'higher',
    behind: 'week',
    bands: {
      daily: {
        label: t('Every day'),
        tone: 'good',
        text: t('You move enough every day. Keep what makes it easy.'),
      },
      'not-daily': {
        label: t('Not every day'),
        tone: 'watch',
        text: t('One more day is a real step, and walking is enough.'),
      },
    },
  },
  food: {
    title: t('Food habits'),
    measure: t('How many of three everyday habits you keep.'),
    source: t('Our own count for orientation, no published scale'),
    isOwn: true,
    better: 'higher',
    behind: 'highest',
    bands: {
      all: {
        label: t('All three'),
        tone: 'good',
        text: t('Greens or fruit daily, few sweet drinks, little salt.'),
      },
      room: { label: t('Room to grow'), tone: 'watch', text: t('Your plan below names where to begin.') },
    },
  },
  sleep: {
    title: t('Sleep'),
    measure: t('Trouble sleeping and waking unrested in the last two weeks.'),
    source: t('Two items of our own, no published scale'),
    isOwn: true,
    better: 'lower',
    behind: 'highest',
    bands: {
      settled: { label: t('Settled'), tone: 'good', text: t('Most nights seem to do their work.') },
      disturbed: {
        label: t('Disturbed'),
        tone: 'watch',
        text: t('Sleep was poor on more than half the days. When that lasts a month, talk to a clinician.'),
      },
    },
  },
};
