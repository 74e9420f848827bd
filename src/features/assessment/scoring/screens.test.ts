import { describe, expect, it } from 'vitest';

import { bodyMassBand, bodyMassIndex } from './findrisc.ts';
import { waistBand, waistToHeight } from './scores.ts';
import {
  activeDays,
  activityBand,
  auditAmount,
  auditBand,
  auditC,
  auditOften,
  auditSix,
  doshaLead,
  foodBand,
  foodHabits,
  frequencies,
  gad2,
  gad2Band,
  phq2,
  phq2Band,
  scoff,
  scoffBand,
  sleepBand,
  sleepPoints,
  stressBand,
  stressPoints,
} from './screens.ts';

describe('body mass index', () => {
  it('65 kg at 165 cm is 23.9', () => expect(bodyMassIndex(165, 65)).toBeCloseTo(23.875, 3));
  it.each([
    [160, 64, 25],
    [200, 74, 18.5],
    [200, 120, 30],
    [200, 140, 35],
    [200, 160, 40],
  ])('at %i cm %i kg is exactly %f', (height, weight, index) =>
    expect(bodyMassIndex(height, weight)).toBe(index),
  );
  it.each([
    [18.49, 'underweight'],
    [18.5, 'healthy'],
    [24.99, 'healthy'],
    [25, 'above'],
    [29.99, 'above'],
    [30, 'obesity-1'],
    [35, 'obesity-2'],
    [39.99, 'obesity-2'],
    [40, 'obesity-3'],
  ] as const)('%f is %s', (index, band) => expect(bodyMassBand(index)).toBe(band));
});

describe('waist to height', () => {
  it.each([
    [79, 160, 'lower'],
    [80, 160, 'raised'],
    [95, 175, 'raised'],
  ] as const)('%i cm at %i cm is %s', (waist, height, band) =>
    expect(waistBand(waistToHeight(waist, height))).toBe(band),
  );
});

describe('PHQ-2 and GAD-2: every pair of answers', () => {
  const pairs = frequencies.flatMap((one, i) =>
    frequencies.map((other, j) => [one, other, i + j, i + j >= 3 ? 'positive' : 'negative'] as const),
  );
  it.each(pairs)('%s and %s', (one, other, points, band) => {
    expect(phq2(one, other)).toBe(points);
    expect(phq2Band(points)).toBe(band);
    expect(gad2(one, other)).toBe(points);
    expect(gad2Band(points)).toBe(band);
  });
});

describe('AUDIT-C', () => {
  it('never is 0 without the other two', () =>
    expect(auditC({ often: 'never', amount: null, six: null })).toBe(0));
  it('is not guessed for a drinker who left one out', () =>
    expect(auditC({ often: 'monthly', amount: null, six: 'never' })).toBeNull());
  it('2 to 3 times a week, 3 or 4 drinks, six less than monthly is 5', () =>
    expect(auditC({ often: 'few-a-week', amount: '3-4', six: 'less-than-monthly' })).toBe(5));
  it('counts the places of all answers, 1 to 12', () => {
    for (const [i, often] of auditOften.entries())
      for (const [j, amount] of auditAmount.entries())
        for (const [k, six] of auditSix.entries())
          expect(auditC({ often, amount, six })).toBe(often === 'never' ? 0 : i + j + k);
  });
  it.each([
    [0, 'male', 'none'],
    [3, 'male', 'lower'],
    [4, 'male', 'positive'],
    [2, 'female', 'lower'],
    [3, 'female', 'positive'],
    [3, null, 'positive'],
    [12, null, 'positive'],
  ] as const)('%i of a %s is %s', (points, sex, band) => expect(auditBand(points, sex)).toBe(band));
});

describe('SCOFF: every set of answers', () => {
  it('counts yes and is positive from two', () => {
    for (let bits = 0; bits < 32; bits += 1) {
      const answers = [0, 1, 2, 3, 4].map((bit) => (bits & (1 << bit)) !== 0);
      const points = answers.filter(Boolean).length;
      expect(scoff(answers)).toBe(points);
      expect(scoffBand(points)).toBe(points >= 2 ? 'positive' : 'negative');
    }
  });
});

describe('our own counts', () => {
  it('movement: seven days when daily, else the days said', () => {
    expect(activeDays(true, null)).toBe(7);
    expect(activeDays(false, 6)).toBe(6);
    expect(activeDays(false, null)).toBeNull();
    expect([0, 6, 7].map(activityBand)).toEqual(['not-daily', 'not-daily', 'daily']);
  });
  it('food: one for each habit', () => {
    expect(foodHabits({ greensDaily: true, sweetDrinksRarely: false, noSaltAtTable: true })).toBe(2);
    expect([0, 2, 3].map(foodBand)).toEqual(['room', 'room', 'all']);
  });
  it('sleep: every pair of answers', () => {
    for (const [i, one] of frequencies.entries())
      for (const [j, other] of frequencies.entries()) {
        expect(sleepPoints(one, other)).toBe(i + j);
        expect(sleepBand(one, other)).toBe(i >= 2 || j >= 2 ? 'disturbed' : 'settled');
      }
  });
  it('stress: heavy from more than half the days', () =>
    expect(frequencies.map((load) => stressBand(stressPoints(load)))).toEqual([
      'manageable',
      'manageable',
      'heavy',
      'heavy',
    ]));
  it('dosha: the one named most, or mixed', () => {
    expect(doshaLead(['vata', 'vata', 'pitta', 'vata', 'kapha'])).toEqual({ lead: 'vata', count: 3 });
    expect(doshaLead(['vata', 'vata', 'pitta', 'pitta', 'kapha'])).toEqual({ lead: 'mixed', count: 2 });
  });
});
