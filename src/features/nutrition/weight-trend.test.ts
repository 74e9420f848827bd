import { describe, expect, it } from 'vitest';

import { addDays } from '../../lib/nairobi.ts';
import { daysToGoal, hasLostMuch, weeklyPace, type Weighing, weightTrend } from './weight-trend.tsx';

const today = '2026-11-21';
const line = (days: number, kgOf: (day: number) => number): Weighing[] =>
  Array.from({ length: days }, (_, day) => ({ date: addDays(today, day - days + 1), kg: kgOf(day) }));

describe('the trend', () => {
  it('starts at the first reading and lags behind a jump', () => {
    const points = weightTrend([
      { date: '2026-11-02', kg: 72 },
      { date: '2026-11-01', kg: 70 },
    ]);
    expect(points.map(({ trend }) => trend)).toEqual([70, 70.2]);
  });

  it('counts days without a reading', () => {
    const [, later] = weightTrend([
      { date: '2026-11-01', kg: 70 },
      { date: '2026-11-11', kg: 72 },
    ]);
    expect(later?.trend).toBeCloseTo(70 + 2 * (1 - 0.9 ** 10));
  });

  it('smooths a swinging scale', () => {
    const points = weightTrend(line(60, (day) => 70 + (day % 2)));
    expect(points.slice(30).every(({ trend }) => Math.abs(trend - 70.5) < 0.1)).toBe(true);
  });
});

describe('the pace', () => {
  it('is the slope of the last four weeks', () => {
    expect(
      weeklyPace(
        line(28, (day) => 80 - day * 0.1),
        today,
      ),
    ).toBeCloseTo(-0.7);
    expect(
      weeklyPace(
        line(90, (day) => (day < 62 ? 90 : 80)),
        today,
      ),
    ).toBeCloseTo(0);
  });

  it('is not told from a few days', () => {
    expect(
      weeklyPace(
        line(6, (day) => 80 - day),
        today,
      ),
    ).toBeNull();
    expect(weeklyPace([], today)).toBeNull();
  });

  it('tells when a goal is met, if it leads there', () => {
    expect(daysToGoal(80, 78, -0.5)).toBe(28);
    expect(daysToGoal(80, 78, 0.5)).toBeNull();
    expect(daysToGoal(80, 78, null)).toBeNull();
  });
});

it('notices a loss of more than five percent', () => {
  expect(hasLostMuch(weightTrend(line(100, (day) => 80 - day * 0.06)))).toBe(true);
  expect(hasLostMuch(weightTrend(line(100, (day) => 80 - day * 0.01)))).toBe(false);
  expect(hasLostMuch([])).toBe(false);
});
