import { t } from '../../words/assessment.ts';
import { type Answers, isPressure } from './answers.ts';
import { type Meanings, type BandMeaning, bodyMeanings, type Meaning } from './meanings-body.ts';
import { type QuestionId, questionOf } from './questions.ts';
import { type ScaleId, scales } from './scoring/scores.ts';

/** Mood and worry, stress, alcohol, eating, and the dosha reflection. */
const mindMeanings: Meanings<'mood' | 'worry' | 'stress' | 'alcohol' | 'eating' | 'dosha'> = {
  mood: {
    title: t('Mood'),
    measure: t('PHQ-2: interest and low mood in the last two weeks.'),
    source: t('Kroenke and others, Medical Care 2003; positive from 3'),
    isOwn: false,
    better: 'lower',
    behind: 'highest',
    bands: {
      negative: {
        label: t('Below the cut-off'),
        tone: 'good',
        text: t('No sign of depression in these two questions.'),
      },
      positive: {
        label: t('Worth a talk'),
        tone: 'act',
        text: t(
          'This is a screening result, not a diagnosis. Talk to a clinician or counsellor: low mood can be treated well.',
        ),
      },
    },
  },
  worry: {
    title: t('Worry'),
    measure: t('GAD-2: nerves and worry in the last two weeks.'),
    source: t('Kroenke and others, Annals of Internal Medicine 2007; positive from 3'),
    isOwn: false,
    better: 'lower',
    behind: 'highest',
    bands: {
      negative: {
        label: t('Below the cut-off'),
        tone: 'good',
        text: t('No sign of an anxiety disorder in these two questions.'),
      },
      positive: {
        label: t('Worth a talk'),
        tone: 'act',
        text: t(
          'This is a screening result, not a diagnosis. Talk to a clinician or counsellor: anxiety can be treated well.',
        ),
      },
    },
  },
  stress: {
    title: t('Stress'),
    measure: t('How often there was more to carry than you could manage.'),
    source: t('One item of our own, no published scale'),
    isOwn: true,
    better: 'lower',
    behind: 'highest',
    bands: {
      manageable: {
        label: t('Manageable'),
        tone: 'good',
        text: t('The load seems to fit what you can carry.'),
      },
      heavy: {
        label: t('Heavy'),
        tone: 'watch',
        text: t('It was too much on more than half the days. Something may have to be put down or shared.'),
      },
    },
  },
  alcohol: {
    title: t('Alcohol'),
    measure: t('AUDIT-C: how often and how much.'),
    source: t(
      'Bush and others, Archives of Internal Medicine 1998; positive from 4 for men and from 3 for women',
    ),
    isOwn: false,
    better: 'lower',
    behind: 'highest',
    bands: {
      none: { label: t('No alcohol'), tone: 'good', text: t('Nothing to change here.') },
      lower: {
        label: t('Below the cut-off'),
        tone: 'good',
        text: t('Less is still better for sleep and weight.'),
      },
      positive: {
        label: t('Above the cut-off'),
        tone: 'act',
        text: t(
          'This is a screening result, not a diagnosis. Drinking at this level can harm. If you drink daily, do not stop suddenly alone: ask a clinician.',
        ),
      },
    },
  },
  eating: {
    title: t('Eating'),
    measure: t('SCOFF: five questions about food and weight.'),
    source: t('Morgan and others, BMJ 1999; positive from 2'),
    isOwn: false,
    better: 'lower',
    behind: 'highest',
    bands: {
      negative: {
        label: t('Below the cut-off'),
        tone: 'good',
        text: t('No sign of an eating disorder in these five questions.'),
      },
      positive: {
        label: t('Worth a talk'),
        tone: 'act',
        text: t(
          'This is a screening result, not a diagnosis. Talk to a clinician, and leave diets and fasting until you have.',
        ),
      },
    },
  },
  dosha: {
    title: t('Dosha reflection'),
    measure: t('Which of three the five answers name most.'),
    source: t('Ayurvedic tradition, items of our own; for reflection only'),
    isOwn: true,
    better: null,
    behind: null,
    bands: {
      vata: {
        label: t('Vata leads'),
        tone: 'neutral',
        text: t(
          'Tradition calls it the mobile one: warm food, regular hours and rest are its counterweight.',
        ),
      },
      pitta: {
        label: t('Pitta leads'),
        tone: 'neutral',
        text: t('Tradition calls it the fiery one: cool food, shade and patience are its counterweight.'),
      },
      kapha: {
        label: t('Kapha leads'),
        tone: 'neutral',
        text: t('Tradition calls it the steady one: light food, movement and change are its counterweight.'),
      },
      mixed: {
        label: t('Mixed'),
        tone: 'neutral',
        text: t('No single one leads. Most people are a mixture.'),
      },
    },
  },
};

/** What every score and band means, and where it comes from. */
export const meanings: Meanings<ScaleId> = { ...bodyMeanings, ...mindMeanings };

/** The meaning of a band of a scale, also for a band read from storage. */
export function bandMeaning(id: ScaleId, band: string): BandMeaning {
  const bands: Readonly<Record<string, BandMeaning>> = meanings[id].bands;
  return bands[band] ?? { label: band, tone: 'neutral', text: '' };
}

/** Names of conditions and medicines by id, as the safety check calls them. */
export type TermNames = Readonly<Record<string, string>>;

/** An answer as people would say it; null for one that was skipped or not reached. */
export function answerWords(
  answers: Answers,
  id: QuestionId,
  names: TermNames = {},
  /** Of several chosen, the one that is meant. */
  meant?: string,
): string | null {
  const given = answers[id];
  const value = Array.isArray(given) && meant !== undefined && given.includes(meant) ? [meant] : given;
  if (value === undefined || value === null) return null;
  const question = questionOf(id);
  const labelOf = (chosen: string): string =>
    ('options' in question ? question.options : []).find((option) => option.value === chosen)?.label ??
    names[chosen] ??
    chosen;
  if (typeof value === 'number' && id === 'age') return t('{n} years', { n: value });
  if (typeof value === 'number') return `${value} ${'unit' in question ? question.unit : ''}`.trim();
  if (typeof value === 'string') return labelOf(value);
  if (isPressure(value)) return `${value.upper}/${value.lower} mmHg`;
  return value.length === 0 ? t('None') : value.map(labelOf).join(', ');
}

/** `Gout, Warfarin and Over 65` */
export function answerNames(ids: readonly string[], names: TermNames): string {
  const words = ids.map((id) => names[id] ?? id);
  const last = words.at(-1) ?? '';
  return words.length > 1 ? t('{names} and {last}', { names: words.slice(0, -1).join(', '), last }) : last;
}

/** `31 kg/m²`, `14 of 26`, `3 of 7 days`, `0.59`. */
export function scoreText(id: ScaleId, score: number): string {
  const { behind }: Pick<Meaning, 'behind'> = meanings[id];
  switch (behind) {
    case 'highest':
      return t('{score} of {highest}', { score, highest: scales[id].highest });
    case 'week':
      return t('{score} of 7 days', { score });
    case 'unit':
      return t('{score} kg/m²', { score });
    case null:
      return String(score);
  }
}
