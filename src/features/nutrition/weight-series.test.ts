import { describe, expect, it } from 'vitest';

import { addDays } from '../../lib/nairobi.ts';
import { dayName, daysBetween, isDate, longDay, weekdayOf } from './day-words.ts';
import { weightSeries, weightTrend } from './weight-trend.tsx';

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
