import { formatNumber } from '../../lib/format.ts';
import { slope } from '../../lib/measures.ts';
import { t } from '../../words/fasting.ts';
import type { Dashboard, HealthDay } from './dashboard.queries.ts';

/** A sentence about what the records show. */
export type Insight = { id: string; text: string; tone: 'good' | 'plain' | 'care' };

const WEEK = 7;
/** Fewer days than this say nothing. */
const LEAST_DAYS = 4;
const NEAR_TARGET = 0.1;
const LEAST_FASTED_MINUTES = 12 * 60;
/** A weight that moves less than this a week stands still. */
const STEADY_KG = 0.05;

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const one = (value: number): string => String(Number(value.toFixed(1)));

const isNearTarget = (kcal: number, target: number): boolean =>
  Math.abs(kcal - target) <= NEAR_TARGET * target;

function energyInsight(week: readonly HealthDay[], target: Dashboard['target']): Insight[] {
  const noted = known(week.map(({ energy_kcal }) => energy_kcal));
  if (!target || noted.length < LEAST_DAYS) return [];
  const near = noted.filter((kcal) => isNearTarget(kcal, target.energy_kcal)).length;
  return [
    {
      id: 'energy',
      tone: near >= noted.length / 2 ? 'good' : 'plain',
      text: t(
        'On {near} of {noted} noted days you came within a tenth of your {target} kcal. The week averages {mean}.',
        {
          near,
          noted: noted.length,
          target: formatNumber(target.energy_kcal),
          mean: formatNumber(mean(noted)),
        },
      ),
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
      text: t(
        'Protein averages {mean} g of the {target} g you aim at. Ndengu, beans, eggs, omena and mala help.',
        { mean: formatNumber(mean(noted)), target: target.protein_g },
      ),
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
      text: t('You drink {litres} l a day on average, of the {aim} l you aim at.', {
        litres: one(litres),
        aim: one(aim),
      }),
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

function paceText(pace: number, isRight: boolean): string {
  if (Math.abs(pace) < STEADY_KG) return t('Your weight is steady over the last month.');
  const kg = one(Math.abs(pace));
  if (pace < 0)
    return isRight
      ? t('Your weight goes down by {kg} kg a week over the last month, towards your goal.', { kg })
      : t('Your weight goes down by {kg} kg a week over the last month.', { kg });
  return isRight
    ? t('Your weight goes up by {kg} kg a week over the last month, towards your goal.', { kg })
    : t('Your weight goes up by {kg} kg a week over the last month.', { kg });
}

function weightInsight({ days, target, weight }: Dashboard): Insight[] {
  const pace = weightPace(days);
  if (pace === null || !weight) return [];
  if (pace < -0.01 * weight.kg)
    return [
      {
        id: 'weight',
        tone: 'care',
        text: t(
          'Your weight falls by {kg} kg a week, more than one percent. Eat a little more, and see a clinician if you did not mean to lose.',
          { kg: one(-pace) },
        ),
      },
    ];
  const goal = target?.goal_weight_kg;
  const wanted = goal === null || goal === undefined ? 0 : Math.sign(goal - weight.kg);
  const isRight = wanted !== 0 && Math.sign(pace) === wanted && Math.abs(pace) >= STEADY_KG;
  return [
    {
      id: 'weight',
      tone: isRight ? 'good' : 'plain',
      text: paceText(pace, isRight),
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
  const points = one(Math.abs(difference));
  return [
    {
      id: 'fasting-mood',
      tone: 'plain',
      text:
        difference > 0
          ? t('On days with a fast your mood is {points} points higher on average. A pattern, not a proof.', {
              points,
            })
          : t('On days with a fast your mood is {points} points lower on average. A pattern, not a proof.', {
              points,
            }),
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
      text: t(
        'Your mood has been low on most days of this week. Talking helps: to somebody you trust, a clinician, or the Kenya Red Cross on 1199, free at any hour. If you think of harming yourself, call 999 or 112 now.',
      ),
    },
  ];
}

function streakInsight(days: readonly HealthDay[]): Insight[] {
  const isNoted = ({ energy_kcal, water_ml, mood, kg, fasted_minutes }: HealthDay): boolean =>
    [energy_kcal, water_ml, mood, kg, fasted_minutes].some((value) => value !== null);
  const gap = days.toReversed().findIndex((day) => !isNoted(day));
  const streak = gap === -1 ? days.length : gap;
  if (streak < 3) return [];
  return [
    { id: 'streak', tone: 'good', text: t('You noted something on {n} days in a row.', { n: streak }) },
  ];
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

/** Something to reach this week: `done` of `aim`. */
export type WeekGoal = { id: string; name: string; done: number; aim: number; counts: 'days' | 'times' };

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The days from Monday until today. */
export function thisWeek(days: readonly HealthDay[], today: string): HealthDay[] {
  const first = days.findLastIndex(({ day }) => day <= today && weekdayOf(day) === 0);
  return first === -1 ? [] : days.slice(first).filter(({ day }) => day <= today);
}

const countOf = (days: readonly HealthDay[], test: (day: HealthDay) => boolean): number =>
  days.filter(test).length;

/** What somebody set out to do, counted from Monday; only goals that they have a reason for. */
export function weekGoals({ days, target, last_fast, weight }: Dashboard, today: string): WeekGoal[] {
  const week = thisWeek(days, today);
  const goals: WeekGoal[] = [];
  if (target) {
    goals.push(
      {
        id: 'energy',
        name: t('Energy near your target'),
        done: countOf(
          week,
          ({ energy_kcal }) => energy_kcal !== null && isNearTarget(energy_kcal, target.energy_kcal),
        ),
        aim: 5,
        counts: 'days',
      },
      {
        id: 'water',
        name: t('Enough water'),
        done: countOf(week, ({ water_ml }) => (water_ml ?? 0) >= target.water_ml),
        aim: 5,
        counts: 'days',
      },
    );
  }
  if (weight)
    goals.push({
      id: 'weight',
      name: t('On the scale'),
      done: countOf(week, ({ kg }) => kg !== null),
      aim: 2,
      counts: 'times',
    });
  if (last_fast)
    goals.push({
      id: 'fasts',
      name: t('Days with a fast'),
      done: countOf(week, ({ fasted_minutes }) => fasted_minutes !== null),
      aim: 3,
      counts: 'days',
    });
  return goals;
}
