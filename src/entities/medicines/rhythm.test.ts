import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { findMedicine } from '../safety/medicine-names.ts';
import { readSafetyBook } from '../safety/safety-book.ts';
import { isTooOften, rhythmOf, saysDaily } from './rhythm.tsx';

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
