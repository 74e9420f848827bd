import { beforeEach, describe, expect, it } from 'vitest';

import { addDays } from '../../lib/nairobi.ts';
import {
  type Fast,
  endOf,
  faultOf,
  newFast,
  overlap,
  startOf,
  dayOfFast,
  fastsUnder,
  hoursByDay,
  streakOf,
} from './fast.ts';
import { begunFast, followBegun, forgetBegun, otherOf } from './fasting.queries.ts';
import { emptyPlan, isRestDay, type Plan } from './plan.ts';
import { aFast, seededRandom } from './testing-fasts.ts';

const today = '2026-11-21'; // a Saturday
const now = Date.parse('2026-11-21T15:00:00+03:00');
const plan = (...weekdays: number[]): Plan => ({
  ...emptyPlan,
  days: weekdays.map((weekday) => ({ weekday, start: '20:00', protocol: '14:10', target_minutes: 840 })),
});
const on = (...days: string[]): Fast[] => days.map((day) => aFast(`${day}T20:00`, 14));
const streak = (fasts: Fast[], by: Plan = emptyPlan) => streakOf(fasts, by, today, now);

describe('the day of a fast', () => {
  it('is looked for under the calendar’s day too', () => {
    const late = aFast('2026-11-20T01:00', 14);
    expect(['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => fastsUnder(day, [late]).length)).toEqual([
      1, 1, 0,
    ]);
  });

  it('is that of its beginning; after midnight one is still up', () => {
    expect(dayOfFast(aFast('2026-11-20T20:00', 16))).toBe('2026-11-20');
    expect(dayOfFast(aFast('2026-11-21T00:30', 16))).toBe('2026-11-20');
    expect(dayOfFast(aFast('2026-11-21T05:10', 13))).toBe('2026-11-21');
  });

  it('is reckoned on the clock it was kept by', () => {
    const fast = aFast('2026-11-20T22:00', 14);
    expect(dayOfFast({ ...fast, time_zone: 'America/New_York' })).toBe('2026-11-20');
    expect(dayOfFast({ ...fast, time_zone: 'Asia/Tokyo' })).toBe('2026-11-21');
  });
});

describe('the streak', () => {
  it('counts fasts in a row', () => {
    expect(streak(on('2026-11-18', '2026-11-19', '2026-11-20'))).toEqual({ current: 3, longest: 3 });
    expect(streak([])).toEqual({ current: 0, longest: 0 });
  });

  it('leaves today open', () => {
    expect(streak([...on('2026-11-19', '2026-11-20'), aFast('2026-11-21T10:00', null)]).current).toBe(2);
  });

  it('leaves the day of a running fast open, and counts it when its target is reached', () => {
    expect(
      streak([...on('2026-11-18', '2026-11-19'), aFast('2026-11-21T02:00', null)], plan(1, 2, 3, 4, 5, 6, 7))
        .current,
    ).toBe(2);
    expect(
      streak([...on('2026-11-18', '2026-11-19'), aFast('2026-11-20T20:00', null)], plan(1, 2, 3, 4, 5, 6, 7))
        .current,
    ).toBe(3);
  });

  it('forgives rest days of the schedule and nothing else', () => {
    const monWedFri = plan(1, 3, 5);
    expect(streak(on('2026-11-16', '2026-11-18', '2026-11-20'), monWedFri)).toEqual({
      current: 3,
      longest: 3,
    });
    expect(streak(on('2026-11-13', '2026-11-16', '2026-11-20'), monWedFri)).toEqual({
      current: 1,
      longest: 2,
    });
  });

  it('forgives two days in a row without a schedule, not three', () => {
    expect(streak(on('2026-11-17', '2026-11-20')).current).toBe(2);
    expect(streak(on('2026-11-16', '2026-11-20')).current).toBe(1);
  });

  it('does not count what ended early', () => {
    expect(streak([...on('2026-11-20'), aFast('2026-11-19T20:00', 13.9)]).current).toBe(1);
  });

  it('holds for any history: more fasts never shorten it, rest days never break it', () => {
    const random = seededRandom(17);
    for (let run = 0; run < 60; run += 1) {
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.6);
      const by = plan(...weekdays);
      const days = Array.from({ length: 40 }, (_, index) => addDays(today, -1 - index)).filter(
        () => random() < 0.7,
      );
      const before = streak(on(...days), by);
      expect(before.current).toBeLessThanOrEqual(before.longest);
      expect(before.longest).toBeLessThanOrEqual(days.length);
      const extra = addDays(today, -1 - Math.floor(random() * 40));
      const after = streak(on(...new Set([...days, extra])), by);
      expect(after.current).toBeGreaterThanOrEqual(before.current);
      expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      const perfect = Array.from({ length: 40 }, (_, index) => addDays(today, -1 - index)).filter(
        (day) => weekdays.length === 0 || !isRestDay(by, day),
      );
      expect(streak(on(...perfect), by).current).toBe(perfect.length);
    }
  });
});

it('adds up the hours of each day and leaves empty days empty', () => {
  const fasts = [
    aFast('2026-11-20T20:00', 14),
    aFast('2026-11-20T05:00', 1.25),
    aFast('2026-11-21T10:00', null),
  ];
  expect(hoursByDay(fasts, today, 3, now)).toEqual([
    { day: '2026-11-19', hours: null },
    { day: '2026-11-20', hours: 15.3 },
    { day: '2026-11-21', hours: 5 },
  ]);
});

describe('a fast that was begun on this device', () => {
  beforeEach(() => begunFast.change(() => null));

  it('is waited for until it ends, is removed or was read', () => {
    const fast = aFast('2026-11-20T20:00', null);
    followBegun(fast);
    expect(begunFast.get()).toEqual({ id: fast.id, started_at: fast.started_at });
    forgetBegun('another');
    expect(begunFast.get()?.id).toBe(fast.id);
    followBegun({ ...fast, ended_at: '2026-11-21T08:00:00Z' });
    expect(begunFast.get()).toBeNull();
  });

  it('is not waited for when it was added to the past', () => {
    followBegun(aFast('2026-11-19T20:00', 14));
    expect(begunFast.get()).toBeNull();
  });

  it('was left out when it is not there and another one ran', () => {
    const begun = aFast('2026-11-20T20:00', null);
    const running = aFast('2026-11-20T21:00', null);
    const earlier = aFast('2026-11-19T20:00', 14);
    expect(otherOf(begun, [running, earlier])).toBe(running);
    expect(otherOf(begun, [begun, earlier])).toBeNull();
    expect(otherOf(begun, [earlier])).toBeNull();
    expect(otherOf(null, [running])).toBeNull();
  });
});

const evening = Date.parse('2026-11-21T20:00:00+03:00');
const MINUTE = 60_000;

describe('overlap', () => {
  /** Shares a minute, looked at one by one. */
  function sharesMinute(a: Fast, b: Fast, until: number): boolean {
    for (let at = 0; at < until; at += MINUTE) {
      const isIn = (fast: Fast): boolean => startOf(fast) <= at && at < (endOf(fast) ?? Infinity);
      if (isIn(a) && isIn(b)) return true;
    }
    return false;
  }

  it('agrees with a look at every minute, whatever the two are', () => {
    const random = seededRandom(11);
    const make = (): Fast => {
      const start = Math.floor(random() * 60) * MINUTE;
      return newFast(
        '14:10',
        840,
        start,
        random() < 0.2 ? null : start + (1 + Math.floor(random() * 40)) * MINUTE,
      );
    };
    for (let run = 0; run < 2000; run += 1) {
      const [a, b] = [make(), make()];
      expect(overlap(a, b)).toBe(sharesMinute(a, b, 140 * MINUTE));
      expect(overlap(b, a)).toBe(overlap(a, b));
      expect(overlap(a, a)).toBe(true);
    }
  });

  it('lets one begin where another ends', () => {
    expect(overlap(aFast('2026-11-20T20:00', 14), aFast('2026-11-21T10:00', 3))).toBe(false);
  });
});

describe('what can be wrong with a fast', () => {
  const others = [aFast('2026-11-20T20:00', 14)];
  const fieldOf = (fast: Fast) => faultOf(fast, others, evening)?.field ?? null;

  it.each([
    ['nothing', aFast('2026-11-21T10:00', 9), null],
    ['nothing, and it still runs', aFast('2026-11-21T10:00', null), null],
    ['a beginning in the future', aFast('2026-11-21T20:30', null), 'start'],
    ['an end in the future', aFast('2026-11-21T11:00', 10), 'end'],
    ['an end at its beginning', aFast('2026-11-21T11:00', 0), 'end'],
    ['more than two days', aFast('2026-11-17T11:00', 49), 'end'],
    ['a beginning within another', aFast('2026-11-21T09:00', 5), 'start'],
    ['an end within another', aFast('2026-11-20T18:00', 4), 'end'],
    ['another within it', aFast('2026-11-20T18:00', 24), 'end'],
  ])('%s', (_, fast, field) => expect(fieldOf(fast)).toBe(field));

  it('does not collide with its own former shape', () => {
    const [before] = others;
    if (!before) throw new Error('there is none');
    expect(faultOf({ ...before, started_at: '2026-11-20T16:00:00.000Z' }, others, evening)).toBeNull();
  });

  it('names the other one', () => {
    expect(faultOf(aFast('2026-11-21T09:00', 5), others, evening)?.message).toMatch(
      /^You have a fast from Fri 20 Nov, \d\d:00 to Sat 21 Nov, \d\d:00\. Two cannot overlap\.$/,
    );
  });

  it('accepts every list that grew by fasts without a fault, and it never overlaps', () => {
    const random = seededRandom(5);
    const kept: Fast[] = [];
    for (let run = 0; run < 400; run += 1) {
      const start = evening - random() * 40 * 86_400_000;
      const end = random() < 0.05 ? null : start + random() * 30 * 3_600_000;
      const fast = newFast('16:8', 960, start, end);
      if (faultOf(fast, kept, evening) === null) kept.push(fast);
    }
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ ended_at }) => ended_at === null).length).toBeLessThanOrEqual(1);
    for (const [index, a] of kept.entries())
      for (const b of kept.slice(index + 1)) expect(overlap(a, b)).toBe(false);
  });
});
