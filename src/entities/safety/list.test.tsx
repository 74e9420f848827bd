import { readFileSync } from 'node:fs';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';

import { products } from '../../../content/products.ts';
import { keepRows } from '../../lib/sync/change.ts';
import { schedules } from '../medicines/medicines.queries.ts';
import { aSchedule } from '../medicines/testing-schedules.ts';
import { hasSafetyList } from './device-list.ts';
import { CardMark } from './level-badge.tsx';
import {
  ageOf,
  askingsOf,
  bornForAge,
  sinceForWeeks,
  weeksPregnant,
  asWritten,
  isFacts,
  joined,
  nothingListed,
  renewed,
  safetyProfile,
  type SafetyProfile,
  withBaby,
  withEntry,
  withFact,
} from './safety-profile.ts';
import { useSafetyList } from './use-safety.ts';

const today = '2026-11-24';

describe('days of a list', () => {
  it('weeks there and back', () => {
    for (let weeks = 0; weeks <= 42; weeks += 1)
      expect(weeksPregnant(sinceForWeeks(weeks, today), today)).toBe(weeks);
    expect(weeksPregnant('2026-04-14', today)).toBe(32);
  });

  it.each([
    ['2026-11-24', 0, 0],
    ['2026-02-24', 0, 9],
    ['2025-11-24', 1, 0],
    ['2025-11-25', 0, 11],
    ['2018-05-30', 8, 5],
  ])('who was born on %s is %i years and %i months old', (born, years, months) => {
    expect(ageOf(born, today)).toEqual({ years, months });
  });

  it('ages there and back, also at the end of February', () => {
    for (const day of [today, '2024-02-29', '2026-03-31', '2026-12-31'])
      for (let months = 0; months < 216; months += 1) {
        const told = { years: Math.floor(months / 12), months: months % 12 };
        expect([day, months, ageOf(bornForAge(told.years, told.months, day), day)]).toEqual([
          day,
          months,
          told,
        ]);
      }
  });

  it('asks for what is missing, overdue or over', () => {
    const list = (conditions: string[], facts = {}): SafetyProfile => ({ medicines: [], conditions, facts });
    expect(askingsOf(list(['child', 'pregnancy']), today)).toEqual([{ condition: 'child', ask: 'age' }]);
    expect(askingsOf(list(['pregnancy'], { pregnant_since: sinceForWeeks(41, today) }), today)).toEqual([]);
    expect(askingsOf(list(['pregnancy'], { pregnant_since: sinceForWeeks(42, today) }), today)).toEqual([
      { condition: 'pregnancy', ask: 'baby' },
    ]);
    expect(
      askingsOf(list(['surgery-within-2-weeks'], { operation_on: '2026-11-01' }), today).map(
        ({ ask }) => ask,
      ),
    ).toEqual(['over']);
  });
});

describe('a list', () => {
  const pregnant = withFact(
    withEntry(nothingListed, 'conditions', 'pregnancy', true),
    'pregnancy',
    '2026-02-01',
  );

  it('loses a day with its condition, and gains none without it', () => {
    expect(pregnant.facts).toEqual({ pregnant_since: '2026-02-01' });
    expect(withEntry(pregnant, 'conditions', 'pregnancy', false)).toBe(nothingListed);
    expect(withFact(pregnant, 'pregnancy', null).facts).toBeUndefined();
    expect(withFact(pregnant, 'child', '2020-01-01').facts).toEqual({ pregnant_since: '2026-02-01' });
  });

  it('after the birth is one of a mother', () => {
    expect(withBaby(pregnant, '2026-11-20')).toEqual({
      medicines: [],
      conditions: ['after-birth', 'breastfeeding'],
      facts: { gave_birth_on: '2026-11-20' },
    });
  });

  it('keeps ten names nobody knows, the newest', () => {
    let list: SafetyProfile = nothingListed;
    for (let n = 1; n <= 12; n += 1) list = withEntry(list, 'medicines', asWritten(`pill ${n}`) ?? '', true);
    expect(list.medicines).toHaveLength(10);
    expect(list.medicines.at(-1)).toBe('other:pill 12');
    const other = { medicines: ['other:one more', 'warfarin'], conditions: [] };
    expect(joined(list, other).medicines.filter((id) => id.startsWith('other:'))).toHaveLength(10);
  });

  it.each([
    ['  Dawa   ya mzee ', 'other:Dawa ya mzee'],
    ['x', null],
    ['a'.repeat(80), `other:${'a'.repeat(60)}`],
  ])('writes %s as %s', (typed, entry) => {
    expect(asWritten(typed)).toBe(entry);
  });

  it('names a child as it is called now', () => {
    const before = { medicines: [], conditions: ['gout', 'child-under-12', 'child'] };
    expect(renewed(before).conditions).toEqual(['gout', 'child']);
    expect(renewed(pregnant)).toBe(pregnant);
  });

  it('reads only days that are days', () => {
    expect(isFacts({ child_born_on: '2020-02-29' })).toBe(true);
    for (const wrong of [{ child_born_on: 'soon' }, { hiv_since: '2020-01-01' }, { operation_on: 3 }, null])
      expect(isFacts(wrong)).toBe(false);
  });

  it.each([
    [{ x: 'y' }, false],
    [{ child_born_on: '2020-01-01' }, true],
  ])('is read from the device with days %o: %s', (facts, isRead) => {
    const value = { medicines: ['warfarin'], conditions: ['child'], facts };
    localStorage.setItem('mizizi-safety', JSON.stringify({ value, expiresAt: Date.now() + 1000 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'mizizi-safety' }));
    const { result } = renderHook(() => safetyProfile.useValue());
    expect(result.current).toEqual(isRead ? value : nothingListed);
  });
});

afterEach(() => {
  for (const schedule of schedules.current()) schedules.remove(schedule);
  safetyProfile.change(() => nothingListed);
});

function Around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

it('knows the medicines that have times, and keeps them until they are removed there', () => {
  schedules.put(aSchedule({ id: 'warfarin' }));
  safetyProfile.change(() => ({ medicines: ['digoxin'], conditions: ['gout'] }));
  const { result } = renderHook(() => useSafetyList(), { wrapper: Around });
  expect(result.current.profile).toEqual({ medicines: ['digoxin', 'warfarin'], conditions: ['gout'] });

  act(() => result.current.set('medicines', 'warfarin', false));
  act(() => result.current.clear());
  expect(result.current.profile).toEqual({ medicines: ['warfarin'], conditions: [] });

  act(() => schedules.remove(aSchedule({ id: 'warfarin' })));
  expect(result.current.profile).toEqual(nothingListed);
});

const asked = vi.fn<(url: string) => void>();
const turmeric = products.find(({ herb_slugs }) => herb_slugs.includes('turmeric'))?.id ?? 0;

beforeEach(() => {
  asked.mockClear();
  const file = readFileSync('public/knowledge/safety.json', 'utf8');
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input);
    asked(url);
    return url.includes('/knowledge/safety.json')
      ? Promise.resolve(new Response(file))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => {
  safetyProfile.change(() => nothingListed);
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CardMark id={turmeric} />
    </QueryClientProvider>,
  );

it('says Check on a product that does not go with a listed medicine, from the device alone', async () => {
  safetyProfile.change(() => ({ medicines: ['warfarin'], conditions: [] }));
  show();
  expect(await screen.findByText('Check')).toHaveTextContent('Check: Ask first');
});

it('says in grey that something was not looked up, and nothing else', async () => {
  safetyProfile.change(() => ({ medicines: ['other:Zentaxil'], conditions: [] }));
  show();
  expect(await screen.findByText('Not looked up')).toBeVisible();
  expect(screen.queryByText('Check')).toBeNull();
});

it('asks for nothing and shows nothing without a list', () => {
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
  expect(asked).not.toHaveBeenCalled();
});

afterEach(() => {
  safetyProfile.change(() => nothingListed);
  for (const schedule of schedules.current()) schedules.remove(schedule);
  localStorage.clear();
});

it('knows a list on the device by any of the places it is kept in', () => {
  expect(hasSafetyList()).toBe(false);
  safetyProfile.change(() => ({ medicines: ['warfarin'], conditions: [] }));
  expect(hasSafetyList()).toBe(true);
  safetyProfile.change(() => nothingListed);

  schedules.put(aSchedule());
  expect(hasSafetyList()).toBe(true);
  schedules.remove(aSchedule());

  keepRows('medicine_schedules', 'user-1', []);
  expect(hasSafetyList()).toBe(false);
  keepRows('medicine_schedules', 'user-1', [aSchedule()]);
  expect(hasSafetyList()).toBe(true);
});
