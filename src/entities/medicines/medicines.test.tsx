import { readFileSync } from 'node:fs';

import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';

import { queryClient } from '../../lib/query-client.ts';
import { guardPrivateData } from '../../lib/session.ts';
import { signInAs } from '../../lib/sync/testing-server.ts';
import { findMedicine } from '../safety/medicine-names.ts';
import { readSafetyBook } from '../safety/safety-book.ts';
import { dosesOn, dosesToday, isLate, runsOutOn, supplyOn, weekUntil } from './doses.ts';
import { changed, isSchedule, isTaking, newSchedule, newTaking } from './medicine-schedule.ts';
import { useMedicineRecords } from './medicines.queries.ts';
import { isTooOften, rhythmOf, saysDaily } from './rhythm.tsx';
import { aSchedule } from './testing-schedules.ts';

const TUESDAY = '2026-11-24';
const at = (clock: string, day = TUESDAY): number => Date.parse(`${day}T${clock}:00+03:00`);
const iso = (clock: string, day = TUESDAY): string => new Date(at(clock, day)).toISOString();

describe('the doses of a day', () => {
  it('are due at their times, each as it was noted', () => {
    const taken = newTaking('metformin', iso('08:00'), 'taken');
    expect(dosesOn(aSchedule(), TUESDAY, [taken]).map(({ time, state }) => [time, state])).toEqual([
      ['08:00', 'taken'],
      ['20:00', null],
    ]);
  });

  it('count on the clock of the medicine', () => {
    const [dose] = dosesOn(aSchedule({ times: ['00:30'] }), TUESDAY, []);
    expect(dose).toMatchObject({ time: '00:30', due_at: '2026-11-23T21:30:00.000Z' });
    const [unknown] = dosesOn(aSchedule({ time_zone: 'Mars/Olympus', times: ['08:00'] }), TUESDAY, []);
    expect(unknown?.due_at).toBe(iso('08:00'));
  });

  it('are none on other days of the week, before it begins, and of other medicines', () => {
    expect(dosesOn(aSchedule({ weekdays: [1, 3] }), TUESDAY, [])).toEqual([]);
    expect(dosesOn(aSchedule({ starts_on: '2026-11-25' }), TUESDAY, [])).toEqual([]);
    const other = newTaking('warfarin', iso('09:00'), 'taken');
    expect(dosesOn(aSchedule({ times: [] }), TUESDAY, [other])).toEqual([]);
  });

  it('keep what was noted under times that have changed, and miss nothing that was never due', () => {
    const before = aSchedule();
    const after = changed(before, { ...before, times: ['21:00', '09:00', '09:00'] });
    expect(after.times).toEqual(['09:00', '21:00']);
    const moved = { ...after, times_since: iso('12:00') };
    const taken = newTaking('metformin', iso('08:00'), 'taken');
    expect(dosesOn(moved, TUESDAY, [taken]).map(({ time, state }) => [time, state])).toEqual([
      ['08:00', 'taken'],
      ['21:00', null],
    ]);
    expect(dosesOn(moved, '2026-11-23', [])).toEqual([]);
  });

  it('hold since when they held, when only the words of the dose change', () => {
    const before = aSchedule();
    expect(changed(before, { ...before, dose: ' 2 tablets ' })).toEqual({ ...before, dose: '2 tablets' });
  });

  it('show what was due late last night with the morning', () => {
    const night = aSchedule({ times: ['08:00', '22:00'] });
    const shown = (clock: string) => dosesToday([night], [], at(clock)).map(({ time }) => time);
    expect(shown('00:30')).toEqual(['22:00', '08:00', '22:00']);
    expect(shown('06:00')).toEqual(['08:00', '22:00']);
  });

  it('are late an hour after they were due, until they are noted', () => {
    const [dose] = dosesOn(aSchedule(), TUESDAY, []);
    if (!dose) throw new Error('nothing is due');
    expect([at('09:00'), at('09:01')].map((now) => isLate(dose, now))).toEqual([false, true]);
    expect(isLate({ ...dose, state: 'skipped' }, at('12:00'))).toBe(false);
  });
});

describe('how long it lasts', () => {
  const lasts = (left: number, each: number, now: number, more = {}) =>
    runsOutOn(aSchedule(more), left, each, now);

  it('is the day of the last dose there is', () => {
    expect(lasts(30, 1, at('07:00'))).toBe('2026-12-08');
    expect(lasts(30, 1, at('12:00'))).toBe('2026-12-09');
    expect(lasts(1, 1, at('07:00'))).toBe(TUESDAY);
    expect(lasts(30, 2, at('07:00'))).toBe('2026-12-01');
    expect(lasts(4, 1, at('07:00'), { weekdays: [2], times: ['08:00'] })).toBe('2026-12-15');
    expect(lasts(2, 1, at('07:00'), { starts_on: '2026-12-01' })).toBe('2026-12-01');
  });

  it('is not known without times, numbers or an end', () => {
    expect(lasts(30, 1, at('07:00'), { times: [] })).toBeNull();
    expect(lasts(Number.NaN, 1, at('07:00'))).toBeNull();
    expect(lasts(30, 0, at('07:00'))).toBeNull();
    expect(lasts(1, 2, at('07:00'))).toBeNull();
    expect(lasts(9000, 1, at('07:00'))).toBeNull();
  });

  it('is spoken of five days before its end', () => {
    const stands = ['2026-11-23', TUESDAY, '2026-11-29', '2026-11-30'].map((runs_out_on) =>
      supplyOn(aSchedule({ runs_out_on }), TUESDAY),
    );
    expect(stands).toEqual(['over', 'soon', 'soon', null]);
    expect(supplyOn(aSchedule(), TUESDAY)).toBeNull();
  });
});

it('knows its own rows', () => {
  expect(isSchedule(newSchedule('other:Dawa'))).toBe(true);
  expect(isSchedule({ ...aSchedule(), times: ['8'] })).toBe(false);
  expect(isSchedule({ ...aSchedule(), runs_out_on: 'soon' })).toBe(false);
  expect(isTaking(newTaking('metformin', iso('08:00'), 'taken'))).toBe(true);
  expect(isTaking({ ...newTaking('metformin', iso('08:00'), 'taken'), state: 'lost' })).toBe(false);
  expect(newTaking('metformin', '2026-11-24T05:00:00+00:00', 'taken').id).toBe(
    newTaking('metformin', iso('08:00'), 'skipped').id,
  );
  expect(weekUntil(TUESDAY)).toHaveLength(7);
  expect(weekUntil(TUESDAY)[0]).toBe('2026-11-18');
});

const book = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));
const daily = [1, 2, 3, 4, 5, 6, 7];
const asked = (medicine: string, times: string[], weekdays: number[], dose = '1 tablet'): boolean => {
  const rhythm = rhythmOf(book, medicine, dose);
  return rhythm !== null && isTooOften(rhythm, { times, weekdays, dose });
};

describe('a medicine that is not for every day', () => {
  it.each([
    ['methotrexate', ['08:00'], daily],
    ['methotrexate', [], daily],
    ['methotrexate', ['08:00'], [1, 4]],
    ['methotrexate', ['08:00', '20:00'], [1]],
    ['alendronate', ['08:00'], daily],
    ['semaglutide', ['08:00'], daily],
    ['dulaglutide', ['20:00'], [1, 2]],
    ['chloroquine', ['20:00'], daily],
    ['fentanyl', [], daily],
    ['cabergoline', ['20:00'], [1, 3, 5]],
    ['ibandronate', ['08:00'], [1]],
    ['levonorgestrel-emergency-pill', ['08:00'], daily],
    ['other:Methotrexate 2.5 mg', ['08:00'], daily],
    ['other:MTX daily', ['08:00'], daily],
  ])('%s at %j on %j is asked back', (medicine, times, weekdays) =>
    expect(asked(medicine, times, weekdays)).toBe(true),
  );

  it.each([
    ['methotrexate', ['08:00'], [1]],
    ['methotrexate', [], [5]],
    ['fentanyl', ['08:00'], [1, 4]],
    ['cabergoline', ['20:00'], [1, 4]],
    ['denosumab', [], daily],
    ['metformin', ['08:00', '20:00'], daily],
    ['fluoxetine', ['08:00'], daily],
    ['vitamin-d', ['08:00'], daily],
    ['other:Nobody knows it', ['08:00'], daily],
    ['constructor', ['08:00'], daily],
  ])('%s at %j on %j is not', (medicine, times, weekdays) =>
    expect(asked(medicine, times, weekdays)).toBe(false),
  );

  it.each([
    '1 tablet daily',
    '2.5 mg od',
    '1x3',
    'kidonge kimoja kila siku',
    '1 every morning',
    '2 mara mbili kwa siku',
  ])('“%s” says daily, whatever the days', (dose) => {
    expect(saysDaily(dose)).toBe(true);
    expect(asked('methotrexate', ['08:00'], [1], dose)).toBe(true);
  });

  it.each([
    '4 tablets',
    'vidonge 4 kila siku ya Jumatatu',
    '10 mg, not daily',
    '1 tablet, 1 day per week',
    'si kila siku',
  ])('“%s” does not', (dose) => expect(saysDaily(dose)).toBe(false));

  it.each(['50,000 IU', '60000 units', '50 000', '60k'])('vitamin D of %s is for weeks', (dose) =>
    expect(asked('vitamin-d', ['08:00'], daily, dose)).toBe(true),
  );
  it.each(['1,000 IU', '2000 IU', '800', '400 iu daily'])('vitamin D of %s is for days', (dose) =>
    expect(asked('vitamin-d', ['08:00'], daily, dose)).toBe(false),
  );

  it('is found by what people type, the rhythm and all', () => {
    for (const typed of ['methotrexate daily', 'MTX 2.5mg od', 'Ozempic', 'Fosamax 70 mg kila siku', 'p2'])
      expect([typed, findMedicine(book, typed).exact.some(({ id }) => rhythmOf(book, id))]).toEqual([
        typed,
        true,
      ]);
  });
});

/** The rows of the account by their table, as another device may change them. */
let kept: Record<string, object[]>;
let stopGuard: () => void;
beforeEach(() => {
  kept = {};
  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL) =>
    Response.json(kept[new URL(input).pathname.split('/').at(-1) ?? ''] ?? []),
  );
  queryClient.clear();
  stopGuard = guardPrivateData();
});
afterEach(() => {
  stopGuard();
  act(() => signInAs(null));
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

it('reads what another device changed when somebody comes back to this one', async () => {
  act(() => signInAs('amina'));
  const { result } = renderHook(useMedicineRecords, { wrapper });
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(result.current.schedules).toEqual([]);

  const { id: medicine, ...times } = aSchedule({ id: 'warfarin' });
  kept = {
    medicine_schedules: [{ medicine, ...times }],
    medicine_takings: [
      { medicine, due_at: '2026-11-23T05:00:00+00:00', state: 'taken', noted_at: new Date().toISOString() },
    ],
  };
  act(() => void dispatchEvent(new Event('focus')));
  await waitFor(() => expect(result.current.schedules).toMatchObject([{ id: 'warfarin' }]));
  await waitFor(() => expect(result.current.takings).toMatchObject([{ state: 'taken' }]));
});
