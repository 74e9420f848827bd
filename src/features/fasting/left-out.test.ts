import { beforeEach, describe, expect, it } from 'vitest';

import { begunFast, followBegun, forgetBegun, otherOf } from './fasting-records.ts';
import { aFast } from './testing-fasts.ts';

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
