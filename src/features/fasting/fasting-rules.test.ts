import { describe, expect, it } from 'vitest';

import { conditionIds, drugIds } from '../../../content/medicines/ids.ts';
import { parseCsv } from '../../lib/csv.ts';
import { dangerSigns, isFast, isReached, lastedMs, newestFirst, symptoms } from './fast.ts';
import { fastsCsv } from './history.tsx';
import {
  DEFAULT_PROTOCOL,
  emptyPlan,
  isPlan,
  joinPlans,
  LONGEST_MINUTES,
  nextPlanned,
  type Plan,
  protocolName,
  protocols,
  screeningOf,
} from './plan.ts';
import { bmiOf, cautionItems, entriesOf, isOnList, neverItems, scoffItems, screen } from './screening.ts';
import { stageAt, stages } from './stages.tsx';
import { aFast } from './testing-fasts.ts';

describe('what is offered', () => {
  it('is nothing longer than a day, 14:10 unless chosen', () => {
    expect(DEFAULT_PROTOCOL).toBe('14:10');
    expect(protocols.every(({ minutes }) => minutes <= LONGEST_MINUTES)).toBe(true);
    expect(protocolName('ramadan')).toBe('Ramadan');
  });

  it.each([
    [0, 'Fed'],
    [3.99, 'Fed'],
    [4, 'Using stored sugar'],
    [12, 'Switching to fat'],
    [18, 'Ketones rising'],
    [40, 'Ketones rising'],
  ])('after %d hours: %s', (hours, name) => expect(stageAt(hours).name).toBe(name));

  it('says how sure each stage is', () => {
    expect(stages.map(({ evidence }) => evidence)).toEqual(['strong', 'strong', 'good', 'moderate']);
  });
});

describe('the questions', () => {
  const none = { never: [], scoff: [], caution: [], bmi: null };
  it('let through who has none of it', () => {
    expect(screen(none)).toBe('clear');
    expect(screen({ ...none, bmi: 18.5, scoff: ['stone'] })).toBe('clear');
  });
  it.each(neverItems)('never with: $text', ({ id }) => expect(screen({ ...none, never: [id] })).toBe('no'));
  it.each(cautionItems)('with a clinician: $text', ({ id }) =>
    expect(screen({ ...none, caution: [id] })).toBe('caution'),
  );
  it('stop at two of five signs of an eating disorder, and at a BMI under 18.5', () => {
    expect(screen({ ...none, scoff: scoffItems.slice(0, 2).map(({ id }) => id) })).toBe('no');
    expect(screen({ ...none, caution: ['gout'], bmi: 18.49 })).toBe('no');
    expect(bmiOf(165, 65)).toBeCloseTo(23.88, 2);
    expect(bmiOf(16, 65)).toBeNull();
  });
});

describe('the questions and the safety list', () => {
  const none = { never: [], scoff: [], caution: [], bmi: null };
  const asked = [...neverItems, ...cautionItems].filter(({ entry }) => entry);
  it.each(asked)('tell it once: $text', (item) => {
    const [entry] = entriesOf({
      ...none,
      never: neverItems.includes(item) ? [item.id] : [],
      caution: cautionItems.includes(item) ? [item.id] : [],
    });
    expect(entry).toEqual(item.entry);
    const listed = { medicines: [], conditions: [], [entry?.list ?? '']: [entry?.id ?? ''] };
    expect(isOnList(item, listed, undefined)).toBe(true);
    expect(isOnList(item, { medicines: [], conditions: [] }, undefined)).toBe(false);
  });
  it('list only what the safety check knows', () => {
    const ids: readonly string[] = [...conditionIds, ...drugIds];
    expect(asked.filter(({ entry }) => !ids.includes(entry?.id ?? ''))).toEqual([]);
  });
  it('take two signs of an eating disorder and a low BMI for what they are', () => {
    expect(entriesOf({ ...none, scoff: ['sick', 'fat'] })).toEqual([
      { list: 'conditions', id: 'eating-disorder' },
    ]);
    expect(entriesOf({ ...none, scoff: ['sick'], bmi: 18.5 })).toEqual([]);
    expect(entriesOf({ ...none, bmi: 18.4 })).toEqual([{ list: 'conditions', id: 'underweight' }]);
  });
  it('know a narrower medicine for the wider question', () => {
    const insulin = neverItems.find(({ id }) => id === 'insulin');
    const pressure = cautionItems.find(({ id }) => id === 'pressure');
    expect(
      insulin && isOnList(insulin, { medicines: ['insulin'], conditions: ['pregnancy'] }, undefined),
    ).toBe(true);
    expect(pressure && isOnList(pressure, { medicines: ['beta-blockers'], conditions: [] }, undefined)).toBe(
      true,
    );
  });
});

describe('a fast', () => {
  const now = Date.parse('2026-11-21T10:00:00+03:00');

  it('lasts as long as it did, over midnight and on any clock', () => {
    expect(lastedMs(aFast('2026-11-20T18:00', 16), now)).toBe(16 * 3_600_000);
    expect(lastedMs(aFast('2026-11-20T18:00', null), now)).toBe(16 * 3_600_000);
    expect(isReached(aFast('2026-11-20T20:00', null), now)).toBe(true);
    expect(isReached(aFast('2026-11-20T20:01', null), now)).toBe(false);
  });

  it('has not lasted less than nothing when the clock was put back', () => {
    expect(lastedMs(aFast('2026-11-21T11:00', null), now)).toBe(0);
  });

  it('is known from what is none', () => {
    const fast = aFast('2026-11-20T18:00', 16);
    expect(isFast(fast)).toBe(true);
    for (const change of [
      { id: 1 },
      { protocol: '40:0' },
      { started_at: 'soon' },
      { mood: 'fine' },
      { symptoms: [1] },
    ])
      expect(isFast({ ...fast, ...change })).toBe(false);
    expect(
      [aFast('2026-11-19T18:00', 1), aFast('2026-11-20T18:00', 1)].toSorted(newestFirst)[0]?.started_at,
    ).toContain('11-20');
  });

  it('goes into a spreadsheet as it was noted', () => {
    const csv = fastsCsv(
      [
        aFast('2026-11-20T20:00', null),
        aFast('2026-11-19T20:00', 14.5, {
          mood: 4,
          symptoms: ['calm', 'hungry'],
          water_ml: 750,
          weight_kg: 64.5,
          note: '=1+1, "fine"',
        }),
      ],
      now,
    );
    expect(
      parseCsv(csv)
        .rows.slice(1)
        .map(({ cells }) => cells),
    ).toEqual([
      [
        '2026-11-19 20:00',
        '2026-11-20 10:30',
        '14.50',
        '14:10',
        '14.00',
        'yes',
        'Africa/Nairobi',
        '4',
        'Calm; Hungry',
        '750',
        '64.5',
        `'=1+1, "fine"`,
      ],
      ['2026-11-20 20:00', '', '14.00', '14:10', '14.00', 'running', 'Africa/Nairobi', '', '', '0', '', ''],
    ]);
  });

  it('has danger signs that are no plain symptoms', () => {
    const ids = [...symptoms, ...dangerSigns].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('plan', () => {
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
});
