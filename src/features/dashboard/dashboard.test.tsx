import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';

import { addDays } from '../../lib/nairobi.ts';
import { type Dashboard, type HealthDay, isDashboard, rowOf, withNoted } from './dashboard.queries.ts';
import { firstSteps } from './day-lists.tsx';
import { MonthCharts } from './health-charts.tsx';
import { thisWeek, weekGoals, insightsOf, weightPace } from './insights.ts';
import { tipOf } from './tip-card.tsx';

// a Saturday
const today = '2026-11-21';

function day(ago: number, values: Partial<HealthDay> = {}): HealthDay {
  return {
    day: addDays(today, -ago),
    energy_kcal: null,
    protein_g: null,
    entries: null,
    water_ml: null,
    mood: null,
    fasted_minutes: null,
    kg: null,
    ...values,
  };
}

const daysOf = (values: (ago: number) => Partial<HealthDay>): HealthDay[] =>
  Array.from({ length: 30 }, (_, index) => day(29 - index, values(29 - index)));

const empty: Dashboard = {
  day: today,
  made_at: `${today}T06:00:00Z`,
  fast: null,
  last_fast: null,
  target: null,
  weight: null,
  days: daysOf(() => ({})),
  meal_plan: null,
  consultation: null,
  orders: { open: 0, latest: null },
  assessed_at: null,
  plan: null,
};
const target = { energy_kcal: 1800, protein_g: 80, water_ml: 2000, goal: 'lose', goal_weight_kg: 60 };
const texts = (dashboard: Dashboard): string[] => insightsOf(dashboard).map(({ text }) => text);

describe('the answer', () => {
  it('is recognised, and nonsense is not', () => {
    expect(isDashboard(empty)).toBe(true);
    expect([null, {}, { ...empty, days: [] }, { ...empty, days: [{ day: 1 }] }].some(isDashboard)).toBe(
      false,
    );
  });

  it('shows what was noted a moment ago', () => {
    const once = withNoted(empty, today, { water_ml: 250 });
    const twice = withNoted(once, today, { water_ml: 500, mood: 4 });
    expect(rowOf(twice, today)).toMatchObject({ water_ml: 750, mood: 4, energy_kcal: null });
    expect(twice.days).toHaveLength(30);
    expect(rowOf(twice, '2026-11-22').water_ml).toBeNull();
  });
});

describe('insights', () => {
  it('say nothing on day one', () => {
    expect(insightsOf(empty)).toEqual([]);
  });

  it('count days near the target and leave today out of it', () => {
    const dashboard = {
      ...empty,
      target,
      days: daysOf((ago) => ({ energy_kcal: ago === 0 ? 300 : ago % 2 ? 1790 : 2400, protein_g: 40 })),
    };
    expect(texts(dashboard)[0]).toBe(
      'On 4 of 7 noted days you came within a tenth of your 1,800 kcal. The week averages 2,051.',
    );
    expect(texts(dashboard)[1]).toContain('Protein averages 40 g of the 80 g');
  });

  it('read the pace of weight and praise the right direction', () => {
    const falling = {
      ...empty,
      target,
      weight: { kg: 70, day: today },
      days: daysOf((ago) => ({ kg: 70 + ago * 0.05 })),
    };
    expect(weightPace(falling.days)).toBeCloseTo(-0.35);
    expect(insightsOf(falling)[0]).toMatchObject({
      tone: 'good',
      text: expect.stringContaining('towards your goal') as string,
    });
    const fast = { ...falling, days: daysOf((ago) => ({ kg: 70 + ago * 0.2 })) };
    expect(insightsOf(fast)[0]).toMatchObject({ id: 'weight', tone: 'care' });
    expect(weightPace(daysOf((ago) => ({ kg: ago < 4 ? 70 : null })))).toBeNull();
  });

  it('put a low week first, with numbers to call', () => {
    const low = { ...empty, days: daysOf((ago) => ({ mood: ago < 7 ? 2 : 4, water_ml: 2500 })) };
    expect(insightsOf(low)[0]).toMatchObject({ id: 'mood', tone: 'care' });
    expect(texts(low)[0]).toContain('1199');
  });

  it('compare moods with and without a fast only when there is enough of both', () => {
    const days = daysOf((ago) => ({ mood: ago % 2 ? 4.5 : 3, fasted_minutes: ago % 2 ? 840 : null }));
    expect(texts({ ...empty, days }).some((text) => text.includes('1.5 points higher'))).toBe(true);
    expect(texts({ ...empty, days: days.slice(-6) }).some((text) => text.includes('points'))).toBe(false);
  });
});

describe('goals of the week', () => {
  it('count from Monday', () => {
    expect(thisWeek(empty.days, today).map((each) => each.day)).toEqual(
      ['16', '17', '18', '19', '20', '21'].map((date) => `2026-11-${date}`),
    );
    const goals = weekGoals(
      {
        ...empty,
        target,
        weight: { kg: 70, day: today },
        days: daysOf((ago) => ({
          energy_kcal: 1850,
          water_ml: ago < 2 ? 2000 : 900,
          kg: ago === 9 ? 70 : null,
        })),
      },
      today,
    );
    expect(goals.map(({ id, done }) => [id, done])).toEqual([
      ['energy', 6],
      ['water', 2],
      ['weight', 0],
    ]);
    expect(weekGoals(empty, today)).toEqual([]);
  });
});

it('begins with five steps and ticks them off', () => {
  expect(firstSteps(empty).filter(({ isDone }) => isDone)).toEqual([]);
  const busy = { ...empty, target, assessed_at: today, days: daysOf(() => ({ energy_kcal: 1 })) };
  expect(
    firstSteps(busy)
      .filter(({ isDone }) => isDone)
      .map(({ id }) => id),
  ).toEqual(['assessment', 'target', 'meal']);
});

it('has another tip tomorrow', () => {
  expect(tipOf(today)).not.toEqual(tipOf(addDays(today, 1)));
  expect(tipOf(today)).toEqual(tipOf(addDays(today, 14)));
});

describe('month charts', () => {
  const nothing = { energy_kcal: null, water_ml: null, mood: null, fasted_minutes: null, kg: null };

  test('months with their averages, and a pause as one', async () => {
    render(
      <MonthCharts
        months={[
          {
            month: '2025-11-01',
            energy_kcal: 1900,
            water_ml: 1250,
            mood: 3.5,
            fasted_minutes: 870,
            kg: 71.4,
          },
          { month: '2025-12-01', ...nothing },
          { month: '2026-01-01', ...nothing, kg: 70.2 },
        ]}
      />,
    );
    const rowsOf = async (title: string): Promise<string[]> => {
      const chart = within(screen.getByRole('figure', { name: title }));
      await userEvent.click(chart.getByText('Show the numbers'));
      return within(chart.getByRole('table'))
        .getAllByRole('row')
        .map((row) => row.textContent);
    };
    const weights = await rowsOf('Weight by month');
    expect(weights).toHaveLength(4);
    expect(weights.at(1)).toContain('November 2025');
    expect(weights.at(1)).toContain('71.4');
    expect(weights.at(2)).toContain('December 2025');
    expect(weights.at(2)).not.toMatch(/2025.*\d/s);
    expect(weights.at(3)).toContain('70.2');
    expect((await rowsOf('Water by month')).at(1)).toContain('1.25');
    expect((await rowsOf('Hours fasted by month')).at(1)).toContain('14.5');
    expect((await rowsOf('Energy by month')).at(1)).toContain('1,900');
    expect((await rowsOf('Mood by month')).at(1)).toContain('3.5');
  });
});
