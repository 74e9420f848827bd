import type { BandOf, ScaleId } from './scoring/scales.ts';

export type Tone = 'good' | 'watch' | 'act' | 'neutral';
type BandMeaning = { label: string; tone: Tone; text: string };
export type Meaning<Id extends ScaleId = ScaleId> = {
  title: string;
  /** What the number is, for people. */
  measure: string;
  source: string;
  /** Our own items, not a published scale. */
  isOwn: boolean;
  /** Which way is better; null where neither is. */
  better: 'lower' | 'higher' | null;
  /** Written behind the number; `of` adds the highest value. */
  unit: 'kg/m²' | 'of' | 'days of 7' | null;
  bands: Readonly<Record<BandOf<Id>, BandMeaning>>;
};

const positiveScreen = 'This is a screening result, not a diagnosis.';

/** What every score and band means, and where it comes from. */
export const meanings: { readonly [Id in ScaleId]: Meaning<Id> } = {
  body: {
    title: 'Body weight',
    measure: 'Body mass index: weight for height.',
    source: 'World Health Organization cut-offs for adults',
    isOwn: false,
    better: null,
    unit: 'kg/m²',
    bands: {
      underweight: {
        label: 'Under 18.5',
        tone: 'act',
        text: 'Lighter than is healthy for your height. Eat more often and richer food, and let a clinician look for a reason. Fasting is not for you now.',
      },
      healthy: {
        label: '18.5 to 25',
        tone: 'good',
        text: 'In the range with the lowest risk for most adults.',
      },
      above: {
        label: '25 to 30',
        tone: 'watch',
        text: 'A little above the range. Muscle counts too: look at your waist beside it.',
      },
      'obesity-1': {
        label: '30 to 35',
        tone: 'watch',
        text: 'The risk for sugar, heart and joints grows from here. Small steady steps do the most.',
      },
      'obesity-2': {
        label: '35 to 40',
        tone: 'act',
        text: 'A good reason to plan the next steps together with a clinician or nutritionist.',
      },
      'obesity-3': {
        label: '40 and over',
        tone: 'act',
        text: 'Please plan with a clinician: there is good help, and it need not be done alone.',
      },
    },
  },
  waist: {
    title: 'Waist',
    measure: 'Waist divided by height.',
    source: 'NICE guideline: waist-to-height ratio, raised from 0.5',
    isOwn: false,
    better: 'lower',
    unit: null,
    bands: {
      lower: { label: 'Under 0.5', tone: 'good', text: 'Your waist is less than half your height: good.' },
      raised: {
        label: '0.5 and over',
        tone: 'watch',
        text: 'Your waist is half your height or more. Fat around the middle weighs most on sugar and heart.',
      },
    },
  },
  diabetes: {
    title: 'Diabetes risk',
    measure: 'FINDRISC: the chance of type 2 diabetes within ten years.',
    source: 'Lindström and Tuomilehto, Diabetes Care 2003',
    isOwn: false,
    better: 'lower',
    unit: 'of',
    bands: {
      low: {
        label: 'Low',
        tone: 'good',
        text: 'About 1 in 100 people with this score develops diabetes within ten years.',
      },
      'slightly-raised': {
        label: 'Slightly raised',
        tone: 'watch',
        text: 'About 1 in 25 people with this score develops diabetes within ten years.',
      },
      moderate: {
        label: 'Moderate',
        tone: 'watch',
        text: 'About 1 in 6 people with this score develops diabetes within ten years. Have your sugar tested.',
      },
      high: {
        label: 'High',
        tone: 'act',
        text: 'About 1 in 3 people with this score develops diabetes within ten years. Have your sugar tested soon.',
      },
      'very-high': {
        label: 'Very high',
        tone: 'act',
        text: 'About 1 in 2 people with this score develops diabetes within ten years. Have your sugar tested this week.',
      },
    },
  },
  activity: {
    title: 'Movement',
    measure: 'Days of a week with 30 minutes of movement.',
    source: 'Item of FINDRISC (30 minutes daily)',
    isOwn: false,
    better: 'higher',
    unit: 'days of 7',
    bands: {
      daily: {
        label: 'Every day',
        tone: 'good',
        text: 'You move enough every day. Keep what makes it easy.',
      },
      'not-daily': {
        label: 'Not every day',
        tone: 'watch',
        text: 'One more day is a real step, and walking is enough.',
      },
    },
  },
  food: {
    title: 'Food habits',
    measure: 'How many of three everyday habits you keep.',
    source: 'Our own count for orientation, no published scale',
    isOwn: true,
    better: 'higher',
    unit: 'of',
    bands: {
      all: {
        label: 'All three',
        tone: 'good',
        text: 'Greens or fruit daily, few sweet drinks, little salt.',
      },
      room: { label: 'Room to grow', tone: 'watch', text: 'Your plan below names where to begin.' },
    },
  },
  sleep: {
    title: 'Sleep',
    measure: 'Trouble sleeping and waking unrested in the last two weeks.',
    source: 'Two items of our own, no published scale',
    isOwn: true,
    better: 'lower',
    unit: 'of',
    bands: {
      settled: { label: 'Settled', tone: 'good', text: 'Most nights seem to do their work.' },
      disturbed: {
        label: 'Disturbed',
        tone: 'watch',
        text: 'Sleep was poor on more than half the days. When that lasts a month, talk to a clinician.',
      },
    },
  },
  mood: {
    title: 'Mood',
    measure: 'PHQ-2: interest and low mood in the last two weeks.',
    source: 'Kroenke and others, Medical Care 2003; positive from 3',
    isOwn: false,
    better: 'lower',
    unit: 'of',
    bands: {
      negative: {
        label: 'Below the cut-off',
        tone: 'good',
        text: 'No sign of depression in these two questions.',
      },
      positive: {
        label: 'Worth a talk',
        tone: 'act',
        text: `${positiveScreen} Talk to a clinician or counsellor: low mood can be treated well.`,
      },
    },
  },
  worry: {
    title: 'Worry',
    measure: 'GAD-2: nerves and worry in the last two weeks.',
    source: 'Kroenke and others, Annals of Internal Medicine 2007; positive from 3',
    isOwn: false,
    better: 'lower',
    unit: 'of',
    bands: {
      negative: {
        label: 'Below the cut-off',
        tone: 'good',
        text: 'No sign of an anxiety disorder in these two questions.',
      },
      positive: {
        label: 'Worth a talk',
        tone: 'act',
        text: `${positiveScreen} Talk to a clinician or counsellor: anxiety can be treated well.`,
      },
    },
  },
  stress: {
    title: 'Stress',
    measure: 'How often there was more to carry than you could manage.',
    source: 'One item of our own, no published scale',
    isOwn: true,
    better: 'lower',
    unit: 'of',
    bands: {
      manageable: { label: 'Manageable', tone: 'good', text: 'The load seems to fit what you can carry.' },
      heavy: {
        label: 'Heavy',
        tone: 'watch',
        text: 'It was too much on more than half the days. Something may have to be put down or shared.',
      },
    },
  },
  alcohol: {
    title: 'Alcohol',
    measure: 'AUDIT-C: how often and how much.',
    source:
      'Bush and others, Archives of Internal Medicine 1998; positive from 4 for men and from 3 for women',
    isOwn: false,
    better: 'lower',
    unit: 'of',
    bands: {
      none: { label: 'No alcohol', tone: 'good', text: 'Nothing to change here.' },
      lower: { label: 'Below the cut-off', tone: 'good', text: 'Less is still better for sleep and weight.' },
      positive: {
        label: 'Above the cut-off',
        tone: 'act',
        text: `${positiveScreen} Drinking at this level can harm. If you drink daily, do not stop suddenly alone: ask a clinician.`,
      },
    },
  },
  eating: {
    title: 'Eating',
    measure: 'SCOFF: five questions about food and weight.',
    source: 'Morgan and others, BMJ 1999; positive from 2',
    isOwn: false,
    better: 'lower',
    unit: 'of',
    bands: {
      negative: {
        label: 'Below the cut-off',
        tone: 'good',
        text: 'No sign of an eating disorder in these five questions.',
      },
      positive: {
        label: 'Worth a talk',
        tone: 'act',
        text: `${positiveScreen} Talk to a clinician, and leave diets and fasting until you have.`,
      },
    },
  },
  dosha: {
    title: 'Dosha reflection',
    measure: 'Which of three the five answers name most.',
    source: 'Ayurvedic tradition, items of our own; for reflection only',
    isOwn: true,
    better: null,
    unit: null,
    bands: {
      vata: {
        label: 'Vata leads',
        tone: 'neutral',
        text: 'Tradition calls it the mobile one: warm food, regular hours and rest are its counterweight.',
      },
      pitta: {
        label: 'Pitta leads',
        tone: 'neutral',
        text: 'Tradition calls it the fiery one: cool food, shade and patience are its counterweight.',
      },
      kapha: {
        label: 'Kapha leads',
        tone: 'neutral',
        text: 'Tradition calls it the steady one: light food, movement and change are its counterweight.',
      },
      mixed: { label: 'Mixed', tone: 'neutral', text: 'No single one leads. Most people are a mixture.' },
    },
  },
};

/** The meaning of a band of a scale, also for a band read from storage. */
export function bandMeaning(id: ScaleId, band: string): BandMeaning {
  const bands: Readonly<Record<string, BandMeaning>> = meanings[id].bands;
  return bands[band] ?? { label: band, tone: 'neutral', text: '' };
}
