import { t } from '../../words/fasting.ts';
import type { Dashboard, HealthDay } from './dashboard.ts';
import { isNearTarget } from './insights.ts';

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
