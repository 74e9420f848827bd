import { describe, expect, it } from 'vitest';

import { bandMeaning, meanings } from '../answer-words.ts';
import type { Answers } from '../answers.ts';
import { isScores, scaleIds, scales } from './scales.ts';
import { scoresOf } from './scores.ts';

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
