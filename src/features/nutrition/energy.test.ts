import { describe, expect, it } from 'vitest';

import {
  type Activity,
  activityFactors,
  adviseEnergy,
  bmiOf,
  type Body,
  katch,
  mifflin,
  refusalFor,
} from './energy.ts';
import { KCAL_PER_G, proteinPerKg, shareLimits, shareOut } from './target.ts';

const asha: Body = {
  sex: 'female',
  age: 30,
  heightCm: 165,
  weightKg: 65,
  activity: 'light',
  bodyFatPercent: null,
  isPregnant: false,
  isBreastfeeding: false,
  hasEatingDisorder: false,
};
const baraka: Body = { ...asha, sex: 'male', heightCm: 180, weightKg: 80 };

/** Every kind of adult body in coarse steps, some of them at the edge of what the form takes. */
function* bodies(): Generator<Body> {
  for (const sex of ['female', 'male'] as const)
    for (const age of [18, 34, 60, 95])
      for (const heightCm of [130, 155, 175, 215])
        for (const weightKg of [32, 48, 65, 90, 150, 260])
          for (const activity of Object.keys(activityFactors) as Activity[])
            for (const bodyFatPercent of [null, 8, 45])
              yield { ...asha, sex, age, heightCm, weightKg, activity, bodyFatPercent };
}

describe('resting and daily energy', () => {
  it('agrees with the worked examples', () => {
    expect(mifflin(asha)).toBe(1370.25);
    expect(Math.round(adviseEnergy(asha, 'keep', 'gentle').day)).toBe(1884);
    expect(mifflin(baraka)).toBe(1780);
    // 80 kg with 20 % fat are 64 kg lean: 370 + 1382.4
    expect(katch(80, 20)).toBeCloseTo(1752.4);
  });

  it('takes Katch–McArdle only when body fat was measured', () => {
    expect(adviseEnergy(baraka, 'keep', 'gentle').formula).toBe('mifflin');
    const measured = adviseEnergy({ ...baraka, bodyFatPercent: 20 }, 'keep', 'gentle');
    expect(measured).toMatchObject({ formula: 'katch', target: Math.round(1752.4 * 1.375) });
  });
});

describe('eating less', () => {
  it('takes off what was asked for while the limits allow it', () => {
    expect(adviseEnergy(baraka, 'lose', 'gentle')).toMatchObject({ target: 2200, limits: [], refusal: null });
    // 20 % of 1884 are 377: less than the 500 that were asked for
    expect(adviseEnergy(asha, 'lose', 'steady')).toMatchObject({ target: 1510, limits: ['share'] });
  });

  it('names the tightest limit first', () => {
    const small: Body = { ...asha, age: 70, heightCm: 150, weightKg: 50, activity: 'sitting' };
    // 926.5 at rest, 1112 a day: below the floor already
    expect(adviseEnergy(small, 'lose', 'steady')).toMatchObject({ refusal: 'no-room', change: 0 });
    expect(adviseEnergy(small, 'lose', 'steady').limits[0]).toBe('floor');
  });

  it.each([
    ['under-18', { age: 17 }],
    ['pregnant', { isPregnant: true }],
    ['breastfeeding', { isBreastfeeding: true }],
    ['eating-disorder', { hasEatingDisorder: true }],
    ['underweight', { weightKg: 50 }],
  ] as const)('is refused: %s', (refusal, change) => {
    const advice = adviseEnergy({ ...asha, ...change }, 'lose', 'gentle');
    expect(advice.refusal).toBe(refusal);
    expect(advice).toMatchObject({
      change: 0,
      weeklyKg: 0,
      target: Math.round(advice.day + advice.addition),
    });
  });

  it.each([
    ['child', 'child'],
    ['after-birth', 'after-birth'],
    ['pregnancy', 'pregnant'],
    ['under-18', 'under-18'],
  ] as const)('is refused by the safety list: %s', (listed, refusal) =>
    expect(adviseEnergy({ ...asha, listed }, 'lose', 'gentle').refusal).toBe(refusal),
  );

  it('never leaves its limits, whatever the body', () => {
    const all = [...bodies()].flatMap((body) =>
      (['gentle', 'steady'] as const).map((pace) => ({ body, advice: adviseEnergy(body, 'lose', pace) })),
    );
    const given = all.filter(({ advice }) => advice.refusal === null);
    expect(given.length).toBeGreaterThan(300);
    for (const { body, advice } of given) {
      const { day, resting, target, change, weeklyKg } = advice;
      expect(target).toBeGreaterThanOrEqual(body.sex === 'female' ? 1200 : 1500);
      expect(target).toBeGreaterThanOrEqual(resting);
      expect(-change).toBeLessThanOrEqual(Math.min(500, 0.2 * day) + 1e-9);
      expect(-weeklyKg).toBeLessThanOrEqual(0.01 * body.weightKg + 1e-9);
      expect(bmiOf(body)).toBeGreaterThanOrEqual(18.5);
      expect(change).toBeLessThan(0);
    }
    const kept = all.filter(({ advice }) => advice.refusal !== null);
    expect(kept.filter(({ advice }) => advice.target !== Math.round(advice.day))).toEqual([]);
  });
});

describe('eating more', () => {
  it('keeps to 500 kcal and a fifth of the day, and stays open to those who must not eat less', () => {
    for (const body of bodies()) {
      const { day, change, refusal } = adviseEnergy(body, 'gain', 'steady');
      expect(refusal).toBeNull();
      expect(change).toBeGreaterThan(0);
      expect(change).toBeLessThanOrEqual(Math.min(500, 0.2 * day));
    }
    expect(refusalFor({ ...asha, isPregnant: true })).toBe('pregnant');
  });
});

describe('pregnancy and milk', () => {
  it.each([
    [0, 0],
    [13, 0],
    [14, 340],
    [27, 340],
    [28, 452],
    [41, 452],
    [null, 340],
  ])('in week %s takes %d kcal more', (pregnantWeeks, addition) => {
    const advice = adviseEnergy({ ...asha, isPregnant: true, pregnantWeeks }, 'keep', 'gentle');
    expect(advice).toMatchObject({ addition, target: Math.round(advice.day + addition), change: 0 });
  });
  it('takes more for milk in the first six months, and both for both', () => {
    const of = (weeksSinceBirth: number | null, isPregnant = false): number =>
      adviseEnergy({ ...asha, isPregnant, isBreastfeeding: true, weeksSinceBirth }, 'keep', 'gentle')
        .addition;
    expect([of(null), of(25), of(26), of(40, true)]).toEqual([500, 500, 400, 740]);
  });
  it('shares out protein enough', () => {
    const kcal = 2224;
    const grams = (eater: object, weightKg = 65): number =>
      shareOut(kcal, { weightKg, activity: 'light', ...eater }, 'keep', 'balanced').protein_g;
    expect([grams({}), grams({ isPregnant: true }), grams({ isPregnant: true }, 50)]).toEqual([56, 72, 71]);
    expect([grams({ isBreastfeeding: true }), grams({ isBreastfeeding: true }, 50)]).toEqual([85, 71]);
  });
});

describe('sharing out the energy', () => {
  it('agrees with the worked example', () => {
    expect(shareOut(1884, { weightKg: 65, activity: 'light' }, 'keep', 'balanced')).toEqual({
      protein_g: 52,
      fat_g: 63,
      carbohydrate_g: 278,
      fibre_g: 26,
    });
  });

  it('gives more protein to those who move, lose weight or ask for it', () => {
    expect(proteinPerKg('keep', 'sitting', 'balanced')).toBe(0.8);
    expect(proteinPerKg('keep', 'hard', 'balanced')).toBe(1.2);
    expect(proteinPerKg('lose', 'sitting', 'less-fat')).toBe(1.2);
    expect(proteinPerKg('keep', 'sitting', 'more-protein')).toBe(1.6);
  });

  it('keeps every share within its limits and adds up to the energy', () => {
    for (const energy of [1200, 1500, 1884, 2600, 4000])
      for (const weightKg of [35, 60, 95, 200])
        for (const activity of Object.keys(activityFactors) as Activity[])
          for (const goal of ['lose', 'keep', 'gain'] as const)
            for (const preference of ['balanced', 'less-fat', 'more-protein'] as const) {
              const macros = shareOut(energy, { weightKg, activity }, goal, preference);
              let sum = 0;
              for (const key of ['protein_g', 'fat_g', 'carbohydrate_g'] as const) {
                const share = (macros[key] * KCAL_PER_G[key]) / energy;
                sum += share;
                const [least, most] = shareLimits[key];
                expect(share).toBeGreaterThanOrEqual(least - 0.006);
                expect(share).toBeLessThanOrEqual(most + 0.006);
              }
              expect(Math.abs(sum - 1)).toBeLessThan(0.01);
              expect(macros.fibre_g).toBe(Math.round(energy * 0.014));
            }
  });
});
