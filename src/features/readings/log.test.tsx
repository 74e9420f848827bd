import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { nobodyKnown, type Person, type Reading, type ReadingKind } from '../../entities/readings/reading.ts';
import { nothingListed, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { signInAs, startFakeServer } from '../../lib/sync/testing-server.ts';
import { checkDraft, type Draft, draftOf, emptyDraft, readingsCsv, typedOf, withTyped } from './draft.ts';
import { type Entry, entryOf, readRow, rowOf, weightEntry, averageOf } from './log-row.ts';
import { bandsOf } from './reading-chart.tsx';
import { openAnswers } from './readings-card.tsx';
import { ReadingsLog } from './readings-log.tsx';
import { readingRecords, type WeightRecords } from './readings.queries.ts';

const now = Date.parse('2026-11-21T09:00:00Z');
const HOUR = 3_600_000;

let made = 0;
const entry = (reading: Reading, hoursAgo: number, more: Partial<Entry> = {}): Entry => {
  made += 1;
  return {
    id: `row-${made}`,
    reading,
    at: now - hoursAgo * HOUR,
    symptoms: [],
    childMonths: null,
    note: '',
    ...more,
  };
};
const pressure = (upper: number, lower: number) => ({ kind: 'pressure', upper, lower }) as const;
const sugar = (mmol: number) => ({ kind: 'glucose', mmol, context: 'fasting' }) as const;

describe('what is kept', () => {
  it.each([
    pressure(142, 92),
    sugar(7.4),
    { kind: 'hba1c', percent: 6.5 },
    { kind: 'temperature', celsius: 38.5 },
    { kind: 'pulse', beats: 72 },
  ] as const)('%j comes back as it was', (reading) => {
    const kept = entry(reading, 1, { symptoms: ['faint'], note: 'after work' });
    const row = JSON.parse(JSON.stringify(rowOf(reading, kept))) as unknown;
    expect(readRow(row)).not.toBeNull();
    expect([readRow(row)].flatMap((read) => (read ? entryOf(read) : []))).toEqual([kept]);
  });
  it.each([
    null,
    {},
    { ...rowOf(sugar(7.4), entry(sugar(7.4), 1)), value: null },
    { ...rowOf(sugar(7.4), entry(sugar(7.4), 1)), kind: 'luck' },
    { ...rowOf(sugar(7.4), entry(sugar(7.4), 1)), taken_at: 'yesterday' },
  ])('%j is none', (value) => expect(readRow(value)).toBeNull());
});

describe('the form', () => {
  const draft = (kind: ReadingKind, part: Partial<Draft>): Draft => ({
    ...emptyDraft(kind, now, null),
    ...part,
  });
  const check = (given: Draft) => checkDraft(given, typedOf(given, null), 'row', now);
  it('keeps what can be meant', () => {
    expect(check(draft('pressure', { first: '142', second: '92' }))).toMatchObject({
      entry: { reading: pressure(142, 92), at: now },
    });
    expect(check(draft('glucose', { first: '126', unit: 'mg', context: 'fasting' }))).toMatchObject({
      entry: { reading: sugar(7) },
    });
    expect(check(draft('temperature', { first: '101,3', unit: 'f' }))).toMatchObject({
      entry: { reading: { kind: 'temperature', celsius: 38.5 } },
    });
    expect(
      check(draft('temperature', { first: '38.5', isChild: true, age: '1.5', ageUnit: 'years' })),
    ).toMatchObject({ entry: { childMonths: 18 } });
    expect(check(draft('weight', { first: '143.3', unit: 'lb' }))).toMatchObject({
      entry: { reading: { kind: 'weight', kg: 65 } },
    });
  });
  it.each([
    [draft('pressure', { first: '1200', second: '80' }), 'value'],
    [draft('pressure', { first: '120' }), 'value'],
    [draft('glucose', { first: '126', context: 'fasting' }), 'value'],
    [draft('glucose', { first: '7.4' }), 'context'],
    [draft('temperature', { first: '38.5', isChild: true }), 'age'],
    [draft('temperature', { first: '38.5', isChild: true, age: '19', ageUnit: 'years' }), 'age'],
    [draft('pulse', { first: '72', time: '2099-01-01T08:00' }), 'time'],
    [draft('pulse', { first: '72', time: '' }), 'time'],
  ] as const)('asks back: %j', (given, place) => {
    const checked = check(given);
    expect('faults' in checked ? Object.keys(checked.faults) : []).toEqual([place]);
  });
  it('takes an offer over into its fields, and no other way', () => {
    const given = draft('pressure', { first: '1200', second: '80' });
    const checked = check(given);
    const [offer] = ('faults' in checked && checked.faults.value?.offers) || [];
    expect(offer && withTyped(given, offer.typed)).toMatchObject({ first: '120', second: '80' });
  });
  it('opens again with what was kept', () => {
    const kept = entry(sugar(7.4), 2, { symptoms: ['thirst'], note: 'new strips' });
    expect(check(draftOf(kept))).toMatchObject({
      entry: { reading: sugar(7.4), symptoms: ['thirst'], note: 'new strips' },
    });
  });
});

describe('averages', () => {
  it('are of one’s own readings of the last days', () => {
    const entries = [
      entry(pressure(140, 90), 1),
      entry(pressure(130, 85), 30),
      entry(pressure(200, 120), 8 * 24),
      entry(sugar(9), 1),
    ];
    expect(averageOf(entries, 'pressure', 7, now)).toMatchObject({ many: 2, mean: pressure(135, 88) });
    expect(averageOf(entries, 'pressure', 30, now)).toMatchObject({ many: 3, mean: pressure(157, 98) });
    expect(averageOf(entries, 'pulse', 7, now)).toMatchObject({ many: 0, mean: null });
    const child = entry({ kind: 'temperature', celsius: 39 }, 1, { childMonths: 8 });
    expect(averageOf([child], 'temperature', 7, now).mean).toBeNull();
  });
});

describe('what is still open', () => {
  const open = (entries: readonly Entry[], person: Partial<Person> = {}): string[] =>
    openAnswers({ entries, targets: [], person: { ...nobodyKnown, ...person } }, now).map(
      ({ answer }) => `${answer.urgency} ${answer.kind}`,
    );
  const pregnant = { isPregnant: true };
  it('of today for a day, of the week for seven', () => {
    expect(open([entry(pressure(185, 95), 23)])).toEqual(['today pressure']);
    expect(open([entry(pressure(185, 95), 25)])).toEqual([]);
    expect(open([entry(pressure(165, 95), 6 * 24)])).toEqual(['week pressure']);
    expect(open([entry(pressure(165, 95), 8 * 24)])).toEqual([]);
    expect(open([entry(pressure(145, 95), 1)])).toEqual([]);
  });
  it('until a later reading is better, except for mothers and emergencies', () => {
    expect(open([entry(pressure(185, 95), 2), entry(pressure(128, 80), 1)])).toEqual([]);
    expect(open([entry(pressure(165, 95), 48), entry(pressure(128, 80), 1)])).toEqual([]);
    expect(open([entry(pressure(142, 92), 2), entry(pressure(120, 80), 1)], pregnant)).toEqual([
      'today pregnancy',
    ]);
    expect(open([entry(sugar(2.8), 2), entry(sugar(6), 1)])).toEqual(['emergency low-sugar']);
  });
  it('one of each kind, the most urgent first', () => {
    expect(open([entry(sugar(7.4), 1), entry(pressure(185, 95), 1), entry(pressure(184, 95), 2)])).toEqual([
      'today pressure',
      'week high-sugar',
    ]);
  });
  it('a child’s fever is not its mother’s', () => {
    const fever = entry({ kind: 'temperature', celsius: 38.5 }, 1, { childMonths: 8 });
    expect(open([fever], pregnant)).toEqual(['today child']);
  });
});

describe('the band of a chart', () => {
  it('is a clinician’s where there is one', () => {
    const ends = (person: Partial<Person>): number[] =>
      bandsOf('glucose', { ...nobodyKnown, ...person }, null).flatMap(({ from, to }) => [from, to]);
    expect(ends({})).toEqual([4, 6.1, 6.1, 7.8]);
    expect(ends({ hasDiabetes: true })).toEqual([4, 7, 7, 10]);
    expect(ends({ isPregnant: true })).toEqual([4, 5.1, 5.1, 8.5]);
    expect(ends({ isPregnant: true, hasDiabetes: true })).toEqual([4, 5.3, 5.3, 7.8]);
    expect(bandsOf('glucose', nobodyKnown, { low: 5, high: 9 })).toMatchObject([{ from: 5, to: 9 }]);
    expect(bandsOf('pressure', nobodyKnown, { low: 85, high: 135 })).toMatchObject([
      { from: 90, to: 135 },
      { from: 60, to: 85 },
    ]);
    expect(bandsOf('weight', nobodyKnown, null)).toEqual([]);
  });
});

it('a spreadsheet gets every reading, the earliest first, and no formula', () => {
  const csv = readingsCsv([
    entry(pressure(142, 92), 1, { note: '=1+1', symptoms: ['faint', 'thirst'] }),
    weightEntry({ id: '2026-11-20', kg: 64.5, note: '' }),
  ]);
  expect(csv.trim().split('\r\n').slice(1)).toEqual([
    '2026-11-20 12:00,weight,64.5,kg,,,,',
    '2026-11-21 11:00,pressure,142/92,mmHg,,"faint; thirst",,\'=1+1',
  ]);
});

describe('readings log', () => {
  beforeEach(() => {
    startFakeServer().connection = 'down';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  });
  afterEach(() => {
    signInAs(null);
    for (const row of readingRecords.current()) readingRecords.remove(row);
    safetyProfile.change(() => nothingListed);
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  function show(firstKind: 'pressure' | 'weight' | 'glucose' = 'pressure') {
    const weights = {
      rows: [],
      put: vi.fn<WeightRecords['put']>(),
      remove: vi.fn<WeightRecords['remove']>(),
    };
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <ReadingsLog weights={weights} syncNote={null} firstKind={firstKind} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return weights;
  }
  const type = (name: string, value: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  };
  const keep = (): void => {
    fireEvent.click(screen.getByRole('button', { name: 'Keep this reading' }));
  };

  it('answers at once, without a connection, and keeps on the device', () => {
    safetyProfile.change(() => ({ medicines: [], conditions: ['pregnancy'] }));
    show();
    type('Upper, mmHg', '165');
    type('Lower, mmHg', '108');
    keep();
    const notice = screen.getByRole('alert', { name: /pre-eclampsia/ });
    expect(notice).toHaveAttribute('data-urgency', 'emergency');
    expect(notice).toHaveAttribute('data-kind', 'pregnancy');
    expect(within(notice).getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
    expect(readingRecords.current()).toMatchObject([{ kind: 'pressure', upper: 165, lower: 108 }]);
  });

  it('asks back and keeps nothing until something is chosen', () => {
    show();
    type('Upper, mmHg', '1200');
    type('Lower, mmHg', '80');
    keep();
    expect(screen.getByRole('alert')).toHaveTextContent('Did you mean 120/80?');
    expect(readingRecords.current()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, 120/80' }));
    expect(readingRecords.current()).toMatchObject([{ upper: 120, lower: 80 }]);
    expect(screen.getByText('In the healthy range. Nothing has to be done.')).toBeVisible();
  });

  it('needs to know when a sugar was measured', () => {
    show('glucose');
    type('Blood sugar', '7.4');
    keep();
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one');
    expect(readingRecords.current()).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Before eating' }));
    keep();
    expect(readingRecords.current()).toMatchObject([{ kind: 'glucose', value: 7.4, context: 'fasting' }]);
  });

  it('puts a weight where weights are kept', () => {
    const weights = show('weight');
    type('Weight', '64.5');
    keep();
    expect(weights.put).toHaveBeenCalledWith(expect.objectContaining({ kg: 64.5 }));
    expect(readingRecords.current()).toEqual([]);
  });
});
