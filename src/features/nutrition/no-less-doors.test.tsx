import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { safetyProfile } from '../../entities/safety/safety-profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { FollowPanel } from './follow-panel.tsx';
import { freshUse, type MealPlan } from './meal-plan.ts';
import { planUses } from './meal-plans.queries.ts';
import { targets } from './nutrition.queries.ts';
import { TARGET_ID, type Target } from './target.ts';
import { WeekMaker } from './week-maker.tsx';
import { GoalWeight } from './weight-forms.tsx';

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
