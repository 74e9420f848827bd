import { describe, expect, it } from 'vitest';

import { endOf, type Fast, faultOf, newFast, overlap, startOf } from './fast.ts';
import { aFast, seededRandom } from './testing-fasts.ts';

const now = Date.parse('2026-11-21T20:00:00+03:00');
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
  const fieldOf = (fast: Fast) => faultOf(fast, others, now)?.field ?? null;

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
    expect(faultOf({ ...before, started_at: '2026-11-20T16:00:00.000Z' }, others, now)).toBeNull();
  });

  it('names the other one', () => {
    expect(faultOf(aFast('2026-11-21T09:00', 5), others, now)?.message).toMatch(
      /^You have a fast from Fri 20 Nov, \d\d:00 to Sat 21 Nov, \d\d:00\. Two cannot overlap\.$/,
    );
  });

  it('accepts every list that grew by fasts without a fault, and it never overlaps', () => {
    const random = seededRandom(5);
    const kept: Fast[] = [];
    for (let run = 0; run < 400; run += 1) {
      const start = now - random() * 40 * 86_400_000;
      const end = random() < 0.05 ? null : start + random() * 30 * 3_600_000;
      const fast = newFast('16:8', 960, start, end);
      if (faultOf(fast, kept, now) === null) kept.push(fast);
    }
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ ended_at }) => ended_at === null).length).toBeLessThanOrEqual(1);
    for (const [index, a] of kept.entries())
      for (const b of kept.slice(index + 1)) expect(overlap(a, b)).toBe(false);
  });
});
