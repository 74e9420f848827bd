import { type Answers, choiceOf, numberOf, yesOf } from '../answers.ts';
import {
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
import type { Scores } from './scales.ts';
import {
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
