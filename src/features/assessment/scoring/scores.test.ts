import { describe, expect, it } from 'vitest';

import { bandMeaning, meanings } from '../answer-words.ts';
import type { Answers } from '../answers.ts';
import {
  findrisc,
  findriscBand,
  type FindriscInput,
  findriscOneIn,
  findriscParts,
  FINDRISC_MOST,
} from './findrisc.ts';
import { isScores, scaleIds, scales, scoresOf } from './scores.ts';

const whole: Answers = {
  age: 58,
  sex: 'male',
  height: 175,
  weight: 95,
  waist: 104,
  'active-daily': 'no',
  'active-days': '3',
  'greens-daily': 'yes',
  'sweet-drinks': 'daily',
  salt: 'rarely',
  'sleep-trouble': 'more-than-half',
  'sleep-unrested': 'several-days',
  'mood-interest': 'several-days',
  'mood-low': 'several-days',
  'worry-nervous': 'nearly-every-day',
  'worry-control': 'not-at-all',
  'stress-load': 'several-days',
  'alcohol-often': 'never',
  'eating-sick': 'no',
  'eating-control': 'no',
  'eating-lost': 'no',
  'eating-fat': 'no',
  'eating-food': 'yes',
  conditions: [],
  'pressure-medicine': 'yes',
  'high-glucose': 'no',
  'family-diabetes': 'second',
};

describe('scoresOf', () => {
  it('scores a whole set', () =>
    expect(scoresOf(whole)).toEqual({
      body: { score: 31, band: 'obesity-1' },
      waist: { score: 0.59, band: 'raised' },
      diabetes: { score: 3 + 3 + 4 + 2 + 0 + 2 + 0 + 3, band: 'high' },
      activity: { score: 3, band: 'not-daily' },
      food: { score: 2, band: 'room' },
      sleep: { score: 3, band: 'disturbed' },
      mood: { score: 2, band: 'negative' },
      worry: { score: 3, band: 'positive' },
      stress: { score: 1, band: 'manageable' },
      alcohol: { score: 0, band: 'none' },
      eating: { score: 1, band: 'negative' },
    }));

  it('guesses nothing', () => {
    expect(scoresOf({})).toEqual({});
    expect(scoresOf({ ...whole, waist: null })).not.toHaveProperty('diabetes');
    expect(scoresOf({ ...whole, 'mood-low': null })).not.toHaveProperty('mood');
    expect(scoresOf({ ...whole, 'eating-sick': null })).not.toHaveProperty('eating');
  });

  it('reads no weight, waist or diabetes risk in pregnancy', () => {
    const scores = scoresOf({ ...whole, sex: 'female', pregnancy: 'pregnant' });
    for (const id of ['body', 'waist', 'diabetes']) expect(scores).not.toHaveProperty(id);
  });

  it('estimates no diabetes for somebody who has it', () =>
    expect(scoresOf({ ...whole, conditions: ['diabetes'] })).not.toHaveProperty('diabetes'));

  it('never shows a number beyond its band', () => {
    const { body } = scoresOf({ height: 170, weight: 72.2 });
    expect(body).toEqual({ score: 24.9, band: 'healthy' });
  });
});

describe('scales', () => {
  it('all have a meaning for each of their bands', () => {
    for (const id of scaleIds) {
      expect(meanings[id].source).not.toBe('');
      for (const band of scales[id].bands) expect(bandMeaning(id, band).text).not.toBe('');
    }
  });
  it('refuse what is not theirs', () => {
    expect(isScores(scoresOf(whole))).toBe(true);
    expect(isScores({ mood: { score: 7, band: 'positive' } })).toBe(false);
    expect(isScores({ mood: { score: 3, band: 'sad' } })).toBe(false);
    expect(isScores({ luck: { score: 1, band: 'low' } })).toBe(false);
    expect(isScores([])).toBe(false);
  });
});

const least: FindriscInput = {
  age: 30,
  sex: 'female',
  bodyMassIndex: 22,
  waistCm: 75,
  movesDaily: true,
  greensDaily: true,
  pressureMedicine: false,
  highGlucose: false,
  family: 'none',
};

describe('worked examples', () => {
  it('a young, slim, active woman has none', () => expect(findrisc(least)).toBe(0));

  it('a man of 58 with a BMI of 31, a waist of 104 and a father with diabetes', () =>
    expect(
      findrisc({ ...least, age: 58, sex: 'male', bodyMassIndex: 31, waistCm: 104, family: 'first' }),
    ).toBe(3 + 3 + 4 + 5));

  it('everything against you is 26', () =>
    expect(
      findrisc({
        age: 70,
        sex: 'male',
        bodyMassIndex: 34,
        waistCm: 110,
        movesDaily: false,
        greensDaily: false,
        pressureMedicine: true,
        highGlucose: true,
        family: 'first',
      }),
    ).toBe(FINDRISC_MOST));
});

it.each([
  [44, 0],
  [45, 2],
  [54, 2],
  [55, 3],
  [64, 3],
  [65, 4],
  [110, 4],
])('at %i years it counts %i', (age, points) => expect(findriscParts({ ...least, age }).age).toBe(points));

it.each([
  [24.99, 0],
  [25, 1],
  [30, 1],
  [30.01, 3],
])('a BMI of %f counts %i', (bodyMassIndex, points) =>
  expect(findriscParts({ ...least, bodyMassIndex }).bodyMassIndex).toBe(points),
);

it.each([
  ['male', 93.5, 0],
  ['male', 94, 3],
  ['male', 102, 3],
  ['male', 102.5, 4],
  ['female', 79.5, 0],
  ['female', 80, 3],
  ['female', 88, 3],
  ['female', 88.5, 4],
] as const)('%s, waist %f counts %i', (sex, waistCm, points) =>
  expect(findriscParts({ ...least, sex, waistCm }).waistCm).toBe(points),
);

it.each([
  [0, 'low'],
  [6, 'low'],
  [7, 'slightly-raised'],
  [11, 'slightly-raised'],
  [12, 'moderate'],
  [14, 'moderate'],
  [15, 'high'],
  [20, 'high'],
  [21, 'very-high'],
  [26, 'very-high'],
] as const)('%i points are %s', (points, band) => expect(findriscBand(points)).toBe(band));

it('every combination stays within the range and is its parts together', () => {
  const both = [true, false];
  const seen = new Set<number>();
  for (const age of [20, 45, 55, 65])
    for (const sex of ['female', 'male'] as const)
      for (const bodyMassIndex of [20, 27, 35])
        for (const waistCm of [70, 87, 98, 120])
          for (const movesDaily of both)
            for (const greensDaily of both)
              for (const pressureMedicine of both)
                for (const highGlucose of both)
                  for (const family of ['none', 'second', 'first'] as const) {
                    const input = {
                      age,
                      sex,
                      bodyMassIndex,
                      waistCm,
                      movesDaily,
                      greensDaily,
                      pressureMedicine,
                      highGlucose,
                      family,
                    };
                    const points = findrisc(input);
                    seen.add(points);
                    // nothing that is worse for somebody takes points away
                    expect(findrisc({ ...input, highGlucose: true })).toBeGreaterThanOrEqual(points);
                    expect(findrisc({ ...input, waistCm: waistCm + 20 })).toBeGreaterThanOrEqual(points);
                  }
  expect(Math.min(...seen)).toBe(0);
  expect(Math.max(...seen)).toBe(FINDRISC_MOST);
});

it('says of how many people one falls ill', () =>
  expect(findriscOneIn).toEqual({ low: 100, 'slightly-raised': 25, moderate: 6, high: 3, 'very-high': 2 }));
