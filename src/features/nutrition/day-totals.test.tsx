import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';

import { DayTotals } from './day-totals.tsx';
import type { Totals } from './food.ts';
import { TARGET_ID, type Target } from './target.ts';

const target: Target = {
  id: TARGET_ID,
  sex: 'female',
  age: 30,
  height_cm: 165,
  weight_kg: 65,
  body_fat_percent: null,
  activity: 'light',
  goal: 'keep',
  energy_kcal: 2000,
  protein_g: 60,
  fat_g: 60,
  carbohydrate_g: 200,
  fibre_g: 26,
  water_ml: 2000,
  goal_weight_kg: null,
};
const of = (value: number) => ({ value, unknown: 0 });
const totals = (kcal: number): Totals => ({
  energy_kcal: of(kcal),
  protein_g: of(50),
  fat_g: of(50),
  carbohydrate_g: of(200),
  fibre_g: of(20),
});

it.each([
  [1500, '500 kcal left', true],
  [2050, 'right at your target', true],
  [2327, '327 kcal above your target', false],
])('%i of 2,000 kcal: %s, and the bar says it too', (kcal, words, isGreen) => {
  const { container } = render(
    <MemoryRouter>
      <DayTotals totals={totals(kcal)} target={target} />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(container.querySelector('.h-4 > span')?.classList.contains('bg-leaf-600')).toBe(isGreen);
});
