import { describe, expect, it } from 'vitest';

import { dosesOn, dosesToday, isLate, runsOutOn, supplyOn, weekUntil } from './doses.ts';
import { changed, isSchedule, isTaking, newSchedule, newTaking } from './medicine-schedule.ts';
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
