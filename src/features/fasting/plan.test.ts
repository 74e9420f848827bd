import { expect, it } from 'vitest';

import { emptyPlan, isPlan, joinPlans, nextPlanned, type Plan, screeningOf } from './plan.ts';

const plan: Plan = {
  ...emptyPlan,
  days: [
    { weekday: 1, start: '20:00', protocol: '14:10', target_minutes: 840 },
    { weekday: 4, start: '19:30', protocol: '16:8', target_minutes: 960 },
  ],
};
const next = (after: string, by: Plan = plan): string | undefined => {
  const found = nextPlanned(by, Date.parse(after));
  return found ? new Date(found.at).toISOString() : undefined;
};

it('knows the next planned beginning, on the plan’s clock', () => {
  expect(next('2026-11-23T16:59:59Z')).toBe('2026-11-23T17:00:00.000Z');
  expect(next('2026-11-23T17:00:00Z')).toBe('2026-11-26T16:30:00.000Z');
  expect(next('2026-11-26T16:30:00Z')).toBe('2026-11-30T17:00:00.000Z');
  expect(next('2026-11-23T17:00:00Z', emptyPlan)).toBeUndefined();
  expect(next('2026-03-27T12:00:00Z', { ...plan, time_zone: 'Europe/London' })).toBe(
    '2026-03-30T19:00:00.000Z',
  );
});

it('asks the questions again after half a year, and never forgets a no', () => {
  const screened: Plan = { ...plan, screening: 'clear', screened_on: '2026-05-23' };
  expect(screeningOf(screened, '2026-11-20')).toBe('clear');
  expect(screeningOf(screened, '2026-11-21')).toBeNull();
  expect(screeningOf({ ...screened, screening: 'no' }, '2027-11-21')).toBe('no');
  expect(screeningOf(plan, '2026-11-21')).toBeNull();
});

it('knows a plan from what is none', () => {
  expect(isPlan(plan)).toBe(true);
  for (const value of [
    null,
    {},
    { ...plan, days: [{}] },
    { ...plan, screening: 'maybe' },
    { ...plan, id: 'x' },
  ])
    expect(isPlan(value)).toBe(false);
});

it('joins what a visitor planned with what the account has', () => {
  const no: Plan = { ...emptyPlan, screening: 'no', screened_on: '2026-11-20' };
  expect(joinPlans(plan, undefined)).toBe(plan);
  expect(joinPlans(emptyPlan, no).screening).toBe('no');
  expect(joinPlans(plan, no)).toEqual({ ...no, days: plan.days });
  expect(joinPlans({ ...plan, county: 'Kwale' }, no).county).toBe('Kwale');
  expect(joinPlans({ ...plan, county: 'Kwale' }, { ...no, county: 'Lamu' }).county).toBe('Lamu');
  expect(joinPlans({ ...plan, screening: 'clear', screened_on: '2026-11-21' }, no).screening).toBe('clear');
  expect(joinPlans({ ...plan, screening: 'clear', screened_on: '2026-11-19' }, no).screening).toBe('no');
});
