import { readFileSync } from 'node:fs';

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import {
  type Food,
  measuresOf,
  readFoods,
  recipeFigures,
  type Totals,
  totalsOf,
  usualPortion,
} from '../../entities/foods/food.ts';
import { findFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { typedNumber } from '../../lib/measures.ts';
import { DayTotals } from './day-totals.tsx';
import {
  compareEntries,
  copied,
  type DiaryEntry,
  entryFor,
  isDiaryEntry,
  mealOfHour,
  portionText,
  recentEntries,
} from './diary.ts';
import { type Target, TARGET_ID, waterText, weightText } from './target.ts';

const foods = readFoods(JSON.parse(readFileSync(`${process.cwd()}/public/knowledge/foods.json`, 'utf8')));

function food(key: string): Food {
  const found = foods.find((each) => each.key === key);
  if (!found) throw new Error(`no food ${key}`);
  return found;
}

const place = { eaten_on: '2026-11-21', meal: 'lunch' } as const;
const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 9, minute));

describe('finding foods', () => {
  it.each([
    ['ugali', 'ugali'],
    ['sukuma', 'sukuma-wiki'],
    ['mchicha', 'terere'],
    ['chapatti', 'chapati'],
    ['ndegnu', 'ndengu'],
    ['githri', 'githeri'],
    ['uji wa wimbi', 'uji-wimbi'],
    ['viazi vitamu', 'sweet-potato'],
  ])('%s leads to %s', (typed, beginning) => {
    expect(
      findFoods(foods, typed)
        .slice(0, 3)
        .some(({ key }) => key.startsWith(beginning)),
    ).toBe(true);
  });

  it('finds nothing for nothing and for nonsense', () => {
    expect(findFoods(foods, ' ')).toEqual([]);
    expect(findFoods(foods, 'xyzzyq')).toEqual([]);
  });
});

describe('a line of the diary', () => {
  it('keeps what the portion held', () => {
    const ugali = food('ugali-whole');
    expect(usualPortion(ugali)).toEqual({ amount: 1, measure: '1 serving', grams: 300 });
    expect(measuresOf(ugali).at(-1)).toEqual({ label: 'g', grams: 1 });
    const entry = entryFor(ugali, { amount: 2, measure: '1 slice', grams: 300 }, place, at(0));
    expect(entry).toMatchObject({ ...place, food_key: 'ugali-whole', grams: 300, energy_kcal: 435 });
    expect(isDiaryEntry(entry)).toBe(true);
    expect(isDiaryEntry({ ...entry, meal: 'tea' })).toBe(false);
    expect(portionText(entry)).toBe('2 × 1 slice');
    expect(portionText({ amount: 150, measure: 'g' })).toBe('150 g');
  });

  it('is copied under a new id, in its order', () => {
    const entries = [0, 1].map((minute) =>
      entryFor(food('ugali-whole'), usualPortion(food('ugali-whole')), place, at(minute)),
    );
    const twins = copied(entries, { eaten_on: '2026-11-22', meal: 'supper' }, 5);
    expect(twins.map(({ eaten_on, meal }) => [eaten_on, meal])).toEqual(
      Array(2).fill(['2026-11-22', 'supper']),
    );
    expect(twins.some(({ id }) => entries.some((entry) => entry.id === id))).toBe(false);
    expect(twins.toSorted(compareEntries)).toEqual(twins);
  });
});

it('sums up and says what it does not know', () => {
  const unknown = { energy_kcal: 100, protein_g: null, fat_g: 1, carbohydrate_g: 20, fibre_g: null };
  const totals = totalsOf([unknown, { ...unknown, protein_g: 4.2 }]);
  expect(totals.energy_kcal).toEqual({ value: 200, unknown: 0 });
  expect(totals.protein_g).toEqual({ value: 4.2, unknown: 1 });
  expect(totals.fibre_g).toEqual({ value: 0, unknown: 2 });
});

it('works out a recipe as the table does', () => {
  const flour = food('maize-flour-whole');
  const ugali = recipeFigures([{ per100: flour.per100, grams: 400 }], 1000);
  expect(Math.round(ugali.energy_kcal)).toBe(food('ugali-whole').per100.energy_kcal);
  const honey = { energy_kcal: 300, protein_g: 0, fat_g: 0, carbohydrate_g: 80, fibre_g: null };
  expect(
    recipeFigures(
      [
        { per100: flour.per100, grams: 100 },
        { per100: honey, grams: 10 },
      ],
      110,
    ).fibre_g,
  ).toBeNull();
});

it('brings near what is eaten often and lately', () => {
  const make = (key: string, minute: number): DiaryEntry =>
    entryFor(food(key), usualPortion(food(key)), place, at(minute));
  const entries = [
    make('omena-stew', 1),
    make('githeri-boiled', 2),
    make('omena-stew', 3),
    make('ugali-whole', 4),
  ];
  const recent = recentEntries(entries);
  expect(recent.map(({ food_key }) => food_key)).toEqual(['omena-stew', 'ugali-whole', 'githeri-boiled']);
  expect(recent[0]?.created_at).toBe(at(3).toISOString());
  expect(recentEntries(entries, 1)).toHaveLength(1);
});

it('reads and writes measures as people do', () => {
  expect(['12,5', ' 7 ', '.5', '', '1e3', '-2', 'x'].map(typedNumber)).toEqual([
    12.5,
    7,
    0.5,
    null,
    null,
    null,
    null,
  ]);
  expect([weightText(65.24, 'kg'), weightText(65, 'lb')]).toEqual(['65.2 kg', '143.3 lb']);
  expect([waterText(750), waterText(1850)]).toEqual(['750 ml', '1.85 l']);
  expect([7, 13, 17, 20, 2].map(mealOfHour)).toEqual(['breakfast', 'lunch', 'snacks', 'supper', 'snacks']);
});

describe('day totals', () => {
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
});
