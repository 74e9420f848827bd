import { slope } from '../../lib/slope.ts';
import type { Dashboard, HealthDay } from './dashboard.ts';

/** A sentence about what the records show. */
export type Insight = { id: string; text: string; tone: 'good' | 'plain' | 'care' };

const WEEK = 7;
/** Fewer days than this say nothing. */
const LEAST_DAYS = 4;
const NEAR_TARGET = 0.1;
const LEAST_FASTED_MINUTES = 12 * 60;

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const one = (value: number): string => String(Number(value.toFixed(1)));
const whole = (value: number): string => Math.round(value).toLocaleString('en-KE');

export const isNearTarget = (kcal: number, target: number): boolean =>
  Math.abs(kcal - target) <= NEAR_TARGET * target;

function energyInsight(week: readonly HealthDay[], target: Dashboard['target']): Insight[] {
  const noted = known(week.map(({ energy_kcal }) => energy_kcal));
  if (!target || noted.length < LEAST_DAYS) return [];
  const near = noted.filter((kcal) => isNearTarget(kcal, target.energy_kcal)).length;
  return [
    {
      id: 'energy',
      tone: near >= noted.length / 2 ? 'good' : 'plain',
      text: `On ${near} of ${noted.length} noted days you came within a tenth of your ${whole(target.energy_kcal)} kcal. The week averages ${whole(mean(noted))}.`,
    },
  ];
}

function proteinInsight(week: readonly HealthDay[], target: Dashboard['target']): Insight[] {
  const noted = known(week.map(({ protein_g }) => protein_g));
  if (!target || noted.length < LEAST_DAYS || mean(noted) >= 0.8 * target.protein_g) return [];
  return [
    {
      id: 'protein',
      tone: 'plain',
      text: `Protein averages ${whole(mean(noted))} g of the ${target.protein_g} g you aim at. Ndengu, beans, eggs, omena and mala help.`,
    },
  ];
}

function waterInsight(week: readonly HealthDay[], target: Dashboard['target']): Insight[] {
  const noted = known(week.map(({ water_ml }) => water_ml));
  if (noted.length < LEAST_DAYS) return [];
  const litres = mean(noted) / 1000;
  const aim = (target?.water_ml ?? 2000) / 1000;
  return [
    {
      id: 'water',
      tone: litres >= aim ? 'good' : 'plain',
      text: `You drink ${one(litres)} l a day on average, of the ${one(aim)} l you aim at.`,
    },
  ];
}

/** Kilograms a week by the straight line through the readings (least squares). */
export function weightPace(days: readonly HealthDay[]): number | null {
  const readings = days.flatMap(({ kg }, x) => (kg === null ? [] : [{ x, y: kg }]));
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last || readings.length < 3 || last.x - first.x < WEEK) return null;
  return slope(readings) * WEEK;
}

function weightInsight({ days, target, weight }: Dashboard): Insight[] {
  const pace = weightPace(days);
  if (pace === null || !weight) return [];
  if (pace < -0.01 * weight.kg)
    return [
      {
        id: 'weight',
        tone: 'care',
        text: `Your weight falls by ${one(-pace)} kg a week, more than one percent. Eat a little more, and see a clinician if you did not mean to lose.`,
      },
    ];
  const words =
    Math.abs(pace) < 0.05
      ? 'Your weight is steady'
      : `Your weight goes ${pace < 0 ? 'down' : 'up'} by ${pace < -0.05 || pace > 0.05 ? one(Math.abs(pace)) : '0'} kg a week`;
  const goal = target?.goal_weight_kg;
  const wanted = goal === null || goal === undefined ? 0 : Math.sign(goal - weight.kg);
  const isRight = wanted !== 0 && Math.sign(pace) === wanted && Math.abs(pace) >= 0.05;
  return [
    {
      id: 'weight',
      tone: isRight ? 'good' : 'plain',
      text: `${words} over the last month${isRight ? ', towards your goal' : ''}.`,
    },
  ];
}

function fastingMoodInsight(days: readonly HealthDay[]): Insight[] {
  const felt = days.filter(({ mood }) => mood !== null);
  const moodOf = (of: readonly HealthDay[]): number[] => known(of.map(({ mood }) => mood));
  const after = moodOf(felt.filter(({ fasted_minutes }) => (fasted_minutes ?? 0) >= LEAST_FASTED_MINUTES));
  const other = moodOf(felt.filter(({ fasted_minutes }) => (fasted_minutes ?? 0) < LEAST_FASTED_MINUTES));
  if (after.length < 5 || other.length < 5) return [];
  const difference = mean(after) - mean(other);
  if (Math.abs(difference) < 0.5) return [];
  return [
    {
      id: 'fasting-mood',
      tone: 'plain',
      text: `On days with a fast your mood is ${one(Math.abs(difference))} points ${difference > 0 ? 'higher' : 'lower'} on average. A pattern, not a proof.`,
    },
  ];
}

function moodInsight(week: readonly HealthDay[]): Insight[] {
  const felt = known(week.map(({ mood }) => mood));
  if (felt.length < LEAST_DAYS || mean(felt) > 2) return [];
  return [
    {
      id: 'mood',
      tone: 'care',
      text: 'Your mood has been low on most days of this week. Talking helps: to somebody you trust, a clinician, or the Kenya Red Cross on 1199, free at any hour. If you think of harming yourself, call 999 or 112 now.',
    },
  ];
}

function streakInsight(days: readonly HealthDay[]): Insight[] {
  const isNoted = ({ energy_kcal, water_ml, mood, kg, fasted_minutes }: HealthDay): boolean =>
    [energy_kcal, water_ml, mood, kg, fasted_minutes].some((value) => value !== null);
  const gap = days.toReversed().findIndex((day) => !isNoted(day));
  const streak = gap === -1 ? days.length : gap;
  if (streak < 3) return [];
  return [{ id: 'streak', tone: 'good', text: `You noted something on ${streak} days in a row.` }];
}

/** What the last weeks show, in plain words; what needs care first. Days that are not over yet are left out of averages. */
export function insightsOf(dashboard: Dashboard): Insight[] {
  const { days, target } = dashboard;
  const past = days.slice(0, -1).slice(-WEEK);
  const found = [
    ...moodInsight(days.slice(-WEEK)),
    ...weightInsight(dashboard),
    ...energyInsight(past, target),
    ...proteinInsight(past, target),
    ...waterInsight(past, target),
    ...fastingMoodInsight(days),
    ...streakInsight(days),
  ];
  return found.toSorted((a, b) => Number(b.tone === 'care') - Number(a.tone === 'care')).slice(0, 5);
}
