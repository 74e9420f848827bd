import { type Answers, choiceOf, numberOf, yesOf } from '../answers.ts';
import {
  FINDRISC_MOST,
  bodyMassBand,
  bodyMassIndex,
  findrisc,
  findriscBand,
  findriscInput,
  frequencyOf,
  isPregnant,
  oneOf,
  sexOf,
} from './findrisc.ts';
import {
  ACTIVITY_MOST,
  AUDIT_C_MOST,
  DOSHA_MOST,
  FOOD_MOST,
  GAD2_MOST,
  PHQ2_MOST,
  SCOFF_MOST,
  SLEEP_MOST,
  STRESS_MOST,
  activeDays,
  activityBand,
  auditAmount,
  auditBand,
  auditC,
  auditOften,
  auditSix,
  doshaLead,
  doshas,
  foodBand,
  foodHabits,
  gad2,
  gad2Band,
  phq2,
  phq2Band,
  scoff,
  scoffBand,
  sleepBand,
  sleepPoints,
  stressBand,
  stressPoints,
} from './screens.ts';

/** Every scale with its range and its bands. The database keeps the same list and refuses what is not on it. */
export const scales = {
  body: {
    lowest: 4,
    highest: 300,
    bands: ['underweight', 'healthy', 'above', 'obesity-1', 'obesity-2', 'obesity-3'],
  },
  waist: { lowest: 0.1, highest: 2, bands: ['lower', 'raised'] },
  diabetes: {
    lowest: 0,
    highest: FINDRISC_MOST,
    bands: ['low', 'slightly-raised', 'moderate', 'high', 'very-high'],
  },
  activity: { lowest: 0, highest: ACTIVITY_MOST, bands: ['daily', 'not-daily'] },
  food: { lowest: 0, highest: FOOD_MOST, bands: ['all', 'room'] },
  sleep: { lowest: 0, highest: SLEEP_MOST, bands: ['settled', 'disturbed'] },
  mood: { lowest: 0, highest: PHQ2_MOST, bands: ['negative', 'positive'] },
  worry: { lowest: 0, highest: GAD2_MOST, bands: ['negative', 'positive'] },
  stress: { lowest: 0, highest: STRESS_MOST, bands: ['manageable', 'heavy'] },
  alcohol: { lowest: 0, highest: AUDIT_C_MOST, bands: ['none', 'lower', 'positive'] },
  eating: { lowest: 0, highest: SCOFF_MOST, bands: ['negative', 'positive'] },
  dosha: { lowest: 0, highest: DOSHA_MOST, bands: ['vata', 'pitta', 'kapha', 'mixed'] },
} as const;

export type ScaleId = keyof typeof scales;
export type BandOf<Id extends ScaleId> = (typeof scales)[Id]['bands'][number];
/** Only scales whose answers were all given. */
export type Scores = { readonly [Id in ScaleId]?: { readonly score: number; readonly band: BandOf<Id> } };

export const scaleIds = Object.keys(scales).filter((id): id is ScaleId => id in scales);

const isScaleId = (id: string): id is ScaleId => id in scales;

/** Whether a stored value is a set of scores of known scales, in their ranges and bands. */
export function isScores(value: unknown): value is Scores {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([id, entry]: [string, unknown]) => {
    if (!isScaleId(id) || typeof entry !== 'object' || entry === null) return false;
    const { lowest, highest, bands } = scales[id];
    const score: unknown = Reflect.get(entry, 'score');
    const band: unknown = Reflect.get(entry, 'band');
    return (
      typeof score === 'number' &&
      score >= lowest &&
      score <= highest &&
      bands.some((known) => known === band)
    );
  });
}

/** Goes up whenever a formula, a cut-off or an item changes, so that old and new scores are never compared blindly. */
export const SCORING_VERSION = 1;

/** Cut off, not rounded: 24.96 shown as 25.0 would contradict its band. */
const shortened = (value: number, digits: number): number =>
  Math.floor(value * 10 ** digits + 1e-9) / 10 ** digits;

/**
 * Waist divided by height, in the same unit. From 0.5 on the risk for heart and metabolism is raised, for women and men
 * alike. Not read in pregnancy.
 * Source: NICE guideline on overweight and obesity management (waist-to-height ratio in adults).
 */
type WaistBand = 'lower' | 'raised';

const RAISED_FROM = 0.5;

export const waistToHeight = (waistCm: number, heightCm: number): number => waistCm / heightCm;

export const waistBand = (ratio: number): WaistBand => (ratio >= RAISED_FROM ? 'raised' : 'lower');

function ofBody(answers: Answers): Scores {
  const height = numberOf(answers, 'height');
  const weight = numberOf(answers, 'weight');
  const waist = numberOf(answers, 'waist');
  if (height === null || isPregnant(answers)) return {};
  const index = weight === null ? null : bodyMassIndex(height, weight);
  const ratio = waist === null ? null : waistToHeight(waist, height);
  return {
    ...(index === null ? {} : { body: { score: shortened(index, 1), band: bodyMassBand(index) } }),
    ...(ratio === null ? {} : { waist: { score: shortened(ratio, 2), band: waistBand(ratio) } }),
  };
}

function ofDiabetes(answers: Answers): Scores {
  const input = findriscInput(answers);
  if (!input) return {};
  const score = findrisc(input);
  return { diabetes: { score, band: findriscBand(score) } };
}

function ofHabits(answers: Answers): Scores {
  const isDaily = yesOf(answers, 'active-daily');
  const partly = choiceOf(answers, 'active-days');
  const days = isDaily === null ? null : activeDays(isDaily, partly === null ? null : Number(partly));
  const greensDaily = yesOf(answers, 'greens-daily');
  const sweet = choiceOf(answers, 'sweet-drinks');
  const salt = choiceOf(answers, 'salt');
  const habits =
    greensDaily === null || sweet === null || salt === null
      ? null
      : foodHabits({
          greensDaily,
          sweetDrinksRarely: sweet === 'rarely',
          noSaltAtTable: salt === 'rarely',
        });
  const trouble = frequencyOf(answers, 'sleep-trouble');
  const unrested = frequencyOf(answers, 'sleep-unrested');
  return {
    ...(days === null ? {} : { activity: { score: days, band: activityBand(days) } }),
    ...(habits === null ? {} : { food: { score: habits, band: foodBand(habits) } }),
    ...(trouble === null || unrested === null
      ? {}
      : { sleep: { score: sleepPoints(trouble, unrested), band: sleepBand(trouble, unrested) } }),
  };
}

function ofMind(answers: Answers): Scores {
  const interest = frequencyOf(answers, 'mood-interest');
  const low = frequencyOf(answers, 'mood-low');
  const nervous = frequencyOf(answers, 'worry-nervous');
  const worry = frequencyOf(answers, 'worry-control');
  const load = frequencyOf(answers, 'stress-load');
  const mood = interest === null || low === null ? null : phq2(interest, low);
  const anxiety = nervous === null || worry === null ? null : gad2(nervous, worry);
  const stress = load === null ? null : stressPoints(load);
  return {
    ...(mood === null ? {} : { mood: { score: mood, band: phq2Band(mood) } }),
    ...(anxiety === null ? {} : { worry: { score: anxiety, band: gad2Band(anxiety) } }),
    ...(stress === null ? {} : { stress: { score: stress, band: stressBand(stress) } }),
  };
}

function ofAlcohol(answers: Answers): Scores {
  const often = oneOf(auditOften, choiceOf(answers, 'alcohol-often'));
  if (often === null) return {};
  const score = auditC({
    often,
    amount: oneOf(auditAmount, choiceOf(answers, 'alcohol-amount')),
    six: oneOf(auditSix, choiceOf(answers, 'alcohol-six')),
  });
  return score === null ? {} : { alcohol: { score, band: auditBand(score, sexOf(answers)) } };
}

function ofEating(answers: Answers): Scores {
  const given = (['eating-sick', 'eating-control', 'eating-lost', 'eating-fat', 'eating-food'] as const).map(
    (id) => yesOf(answers, id),
  );
  const yes = given.filter((answer) => answer !== null);
  if (yes.length < given.length) return {};
  const score = scoff(yes);
  return { eating: { score, band: scoffBand(score) } };
}

function ofDosha(answers: Answers): Scores {
  const ids = ['dosha-frame', 'dosha-skin', 'dosha-appetite', 'dosha-pace', 'dosha-weather'] as const;
  const given = ids.flatMap((id) => oneOf(doshas, choiceOf(answers, id)) ?? []);
  if (given.length < ids.length) return {};
  const { lead, count } = doshaLead(given);
  return { dosha: { score: count, band: lead } };
}

/** The scores of a set of answers. A scale with a missing answer is left out rather than guessed. */
export const scoresOf = (answers: Answers): Scores => ({
  ...ofBody(answers),
  ...ofDiabetes(answers),
  ...ofHabits(answers),
  ...ofMind(answers),
  ...ofAlcohol(answers),
  ...ofEating(answers),
  ...ofDosha(answers),
});
