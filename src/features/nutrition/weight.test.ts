import { describe, expect, it } from 'vitest';

import { addDays } from '../../lib/nairobi.ts';
import { dayName, daysBetween, isDate, longDay, weekdayOf } from './diary.ts';
import {
  daysToGoal,
  hasLostMuch,
  weeklyPace,
  type Weighing,
  weightSeries,
  weightTrend,
} from './weight-trend.tsx';

describe('weight trend', () => {
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
});

describe('weight series', () => {
  const today = '2026-11-21';

  describe('the weight chart', () => {
    it('has a place for each day and leaves days without a reading open', () => {
      const points = weightTrend([
        { date: '2026-11-17', kg: 70 },
        { date: '2026-11-21', kg: 74 },
      ]);
      const { days, kg, trend } = weightSeries(points, today, 30);
      expect(days).toEqual(daysBetween('2026-11-17', today));
      expect(kg).toEqual([70, null, null, null, 74]);
      expect(trend[0]).toBe(70);
      expect(trend[2]).toBeCloseTo((70 + (trend[4] ?? 0)) / 2);
    });

    it('thins a long history out and keeps today', () => {
      const points = weightTrend(
        Array.from({ length: 1000 }, (_, index) => ({ date: addDays(today, -index), kg: 70 })),
      );
      const { days, kg } = weightSeries(points, today, null);
      expect(days.length).toBeLessThanOrEqual(120);
      expect(days.at(-1)).toBe(today);
      expect(kg.every((value) => value === 70)).toBe(true);
    });

    it('is empty without readings', () => {
      expect(weightSeries([], today, 30).days).toEqual([]);
    });
  });

  describe('days', () => {
    it('are named as people name them', () => {
      expect(dayName(today, today)).toBe('Today');
      expect(dayName('2026-11-20', today)).toBe('Yesterday');
      expect(dayName('2026-11-22', today)).toBe('Tomorrow');
      expect(dayName('2026-11-01', today)).toBe(longDay('2026-11-01'));
      expect(weekdayOf(today)).toBe(5);
      expect(weekdayOf('2026-11-16')).toBe(0);
    });

    it('are recognised', () => {
      expect(isDate('2026-02-28')).toBe(true);
      expect(['2026-02-30', 'today', '', null, '2026-1-1'].filter((text) => isDate(text))).toEqual([]);
    });
  });
});
