import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { readFoods } from '../../entities/foods/food.ts';
import type { MealPlan } from '../../entities/meal-plans/meal-plan.ts';
import { WeekMaker } from '../../entities/meal-plans/week-maker.tsx';
import { safetyProfile } from '../../entities/safety/safety-profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { FollowPanel } from './follow-panel.tsx';
import { targets } from './nutrition.queries.ts';
import {
  freshUse,
  isTooLittle,
  leastPlanKcal,
  type PlanNeed,
  planUses,
  whyNotPlan,
} from './plan-uses.queries.ts';
import { type Target, TARGET_ID } from './target.ts';
import { GoalWeight } from './weight-forms.tsx';

describe('plan need', () => {
  const target: Target = {
    id: TARGET_ID,
    sex: 'female',
    age: 30,
    height_cm: 165,
    weight_kg: 65,
    body_fat_percent: null,
    activity: 'light',
    goal: 'keep',
    energy_kcal: 1884,
    protein_g: 60,
    fat_g: 60,
    carbohydrate_g: 200,
    fibre_g: 26,
    water_ml: 2000,
    goal_weight_kg: null,
  };
  const open: PlanNeed = { why: null, whyNoFast: null, least: 0 };
  const pregnant: PlanNeed = { why: 'pregnancy', whyNoFast: 'pregnancy', least: 2200 };
  const ready = (goal: 'lose' | 'pregnancy' | 'gain' | 'maintain' | 'fasting-16-8', energy_kcal: number) => ({
    goal,
    energy_kcal,
    isOwn: false,
  });

  describe('the least of a week of meals', () => {
    it('is what women in general need while nothing is known of the body', () => {
      expect([null, 8, 20, 30].map((weeks) => leastPlanKcal('pregnancy', null, weeks))).toEqual([
        2200, 1800, 2200, 2400,
      ]);
      expect(leastPlanKcal('breastfeeding', null, null)).toBe(2130);
      expect(leastPlanKcal('underweight', null, null)).toBe(1800);
    });
    it('is nine tenths of what the body needs where it is known', () => {
      expect(leastPlanKcal('pregnancy', target, 30)).toBeCloseTo(0.9 * (1884.09 + 452), 0);
      expect(leastPlanKcal('pregnancy', { ...target, age: 110 }, null)).toBe(1800);
      expect(leastPlanKcal('eating-disorder', target, null)).toBeCloseTo(0.9 * 1884.09, 0);
    });
  });

  describe('a week', () => {
    it('is open to whom nothing speaks against it', () => {
      expect(whyNotPlan(ready('lose', 1500), open)).toBeNull();
    });
    it.each([
      [ready('lose', 2600), 'pregnancy'],
      [ready('maintain', 2000), 'pregnancy'],
      [ready('maintain', 2300), null],
      [ready('pregnancy', 2100), null],
      [ready('gain', 2800), null],
      [ready('fasting-16-8', 2600), 'pregnancy'],
      [{ ...ready('pregnancy', 1500), isOwn: true }, 'pregnancy'],
      [{ ...ready('lose', 2400), isOwn: true }, null],
    ] as const)('%o in pregnancy', (plan, why) => expect(whyNotPlan(plan, pregnant)).toBe(why));
    it('around fasts is closed by what closes fasting alone', () => {
      const need: PlanNeed = { why: null, whyNoFast: 'type-1-diabetes', least: 0 };
      expect(whyNotPlan(ready('fasting-16-8', 1800), need)).toBe('type-1-diabetes');
      expect(whyNotPlan(ready('lose', 1800), need)).toBeNull();
    });

    const foods = new Map(
      readFoods([
        {
          slug: 'plate',
          name: 'Plate',
          category: 'dishes',
          energy_kcal: 100,
          protein_g: 1,
          fat_g: 1,
          carbohydrate_g: 1,
          fibre_g: 1,
          measures: [],
          other_names: [],
          cost: 'low',
        },
      ]).map((food) => [food.key, food]),
    );
    const days = (grams: number) =>
      Array.from({ length: 7 }, () => ({
        breakfast: [],
        lunch: [{ food_id: 'plate', grams }],
        supper: [],
        snacks: [],
      }));
    it('is not emptied a meal at a time', () => {
      const plan = { goal: null, energy_kcal: 2400 };
      expect(isTooLittle(days(1900), days(2400), plan, pregnant, foods)).toBe(true);
      expect(isTooLittle(days(2000), days(2400), plan, pregnant, foods)).toBe(false);
      expect(isTooLittle(days(1900), days(1800), plan, pregnant, foods)).toBe(false);
      expect(isTooLittle(days(900), days(2400), plan, open, foods)).toBe(false);
    });
  });
});

describe('no less doors', () => {
  const target: Target = {
    id: TARGET_ID,
    sex: 'female',
    age: 30,
    height_cm: 165,
    weight_kg: 65,
    body_fat_percent: null,
    activity: 'light',
    goal: 'keep',
    energy_kcal: 1884,
    protein_g: 60,
    fat_g: 60,
    carbohydrate_g: 200,
    fibre_g: 26,
    water_ml: 2000,
    goal_weight_kg: null,
  };
  const lose: MealPlan = {
    key: 'lose-gently-1500',
    title: 'Lose weight gently',
    goal: 'lose',
    summary: '',
    for_whom: '',
    energy_kcal: 1500,
    is_vegetarian: false,
    cost: null,
    cautions: [],
    tips: [],
    days: [],
    isOwn: false,
  };

  const show = (page: ReactElement) =>
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{page}</MemoryRouter>
      </QueryClientProvider>,
    );
  const list = (...conditions: string[]): void => safetyProfile.change(() => ({ medicines: [], conditions }));

  describe('the doors to less', () => {
    beforeEach(() => {
      list();
      for (const row of planUses.current()) planUses.remove(row);
      for (const row of targets.current()) targets.remove(row);
    });

    const follow = <FollowPanel plan={lose} use={freshUse(lose.key)} isFollowed={false} today="2026-11-23" />;
    it('lets somebody follow a week for losing weight', () => {
      show(follow);
      fireEvent.click(screen.getByRole('button', { name: 'Follow this plan' }));
      expect(planUses.current()[0]?.starts_on).toBe('2026-11-23');
    });
    it.each([
      ['pregnancy', 'Not while you are pregnant'],
      ['child', 'Your safety list is for a child'],
      ['eating-disorder', 'Not with an eating disorder'],
    ])('does not with %s on the list, and says why', (condition, words) => {
      list(condition);
      show(follow);
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      expect(screen.getByRole('button', { name: 'Follow this plan' })).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Change my safety list' })).toHaveAttribute(
        'href',
        '/safety-check',
      );
    });
    it('does not for somebody whose own target says 17', () => {
      targets.put({ ...target, age: 17 });
      show(follow);
      expect(screen.getByRole('alert')).toHaveTextContent('Not under 18');
    });

    it('keeps a goal weight that was typed and does not set it', () => {
      targets.put(target);
      list('breastfeeding');
      show(<GoalWeight target={target} unit="kg" />);
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '60' } });
      fireEvent.click(screen.getByRole('button', { name: 'Set goal' }));
      expect(screen.getByRole('alert')).toHaveTextContent('Not while you breastfeed');
      expect(screen.getByRole('textbox')).toHaveValue('60');
      expect(targets.current()[0]?.goal_weight_kg).toBeNull();
      fireEvent.change(screen.getByRole('textbox'), { target: { value: '66' } });
      fireEvent.click(screen.getByRole('button', { name: 'Set goal' }));
      expect(targets.current()[0]?.goal_weight_kg).toBe(66);
    });

    it('makes no week below need', () => {
      const onMade = vi.fn<() => void>();
      show(
        <WeekMaker
          whose="own"
          book={{ plans: [lose], bought: {}, sold: {} }}
          foods={new Map()}
          first={lose}
          energyKcal={1800}
          need={{ why: 'pregnancy', least: 2200 }}
          onMade={onMade}
        />,
      );
      fireEvent.click(screen.getByRole('button', { name: 'Make my week' }));
      expect(screen.getByRole('alert')).toHaveTextContent('enter 2,200 kcal or more');
      expect(onMade).not.toHaveBeenCalled();
      fireEvent.change(screen.getByLabelText('Energy a day in kcal'), { target: { value: '2300' } });
      fireEvent.click(screen.getByRole('button', { name: 'Make my week' }));
      expect(onMade).toHaveBeenCalledOnce();
    });
  });
});
