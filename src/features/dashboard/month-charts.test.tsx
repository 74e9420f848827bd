import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { MonthCharts } from './month-charts.tsx';

const nothing = { energy_kcal: null, water_ml: null, mood: null, fasted_minutes: null, kg: null };

test('months with their averages, and a pause as one', async () => {
  render(
    <MonthCharts
      months={[
        { month: '2025-11-01', energy_kcal: 1900, water_ml: 1250, mood: 3.5, fasted_minutes: 870, kg: 71.4 },
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
