import { describe, expect, it } from 'vitest';

import { matches, parseFilter } from './realtime-filters.ts';

const row = {
  id: 7,
  state: 'paid',
  note: null,
  name: 'Ginger, ground',
  done: true,
  at: '2026-01-02T00:00:00+00:00',
};

describe('filters', () => {
  it.each([
    ['', true],
    ['id=eq.7', true],
    ['id=eq.8', false],
    ['id=neq.8', true],
    ['id=gt.6', true],
    ['id=gt.10', false],
    ['id=gte.7', true],
    ['id=lt.10', true],
    ['id=lte.6', false],
    ['at=gt.2026-01-01T00:00:00+00:00', true],
    ['state=in.(paid,failed)', true],
    ['state=in.(failed)', false],
    ['state=not.in.(failed,expired)', true],
    ['name=in.("Ginger, ground",Neem)', true],
    ['name=eq."Ginger, ground"', true],
    ['note=is.null', true],
    ['state=is.null', false],
    ['note=not.is.null', false],
    ['done=is.true', true],
    ['note=eq.null', false],
    ['note=neq.x', false],
    ['missing=eq.1', false],
    ['id=eq.7,state=eq.paid', true],
    ['id=eq.7,state=eq.failed', false],
  ])('%s', (filter, expected) => {
    expect(matches(row, parseFilter(filter))).toBe(expected);
  });

  it.each(['id', 'id=7', 'id=like.7', 'id=eq', '=eq.1', 'id=eq.1,', '1;drop=eq.1', 5, {}])(
    'refuses %j',
    (filter) => {
      expect(() => parseFilter(filter)).toThrow('Error parsing `filter` params');
    },
  );
});
