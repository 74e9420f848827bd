import { describe, expect, it } from 'vitest';

import { activityFactors, type Activity } from './energy.ts';
import { KCAL_PER_G, proteinPerKg, shareLimits, shareOut } from './macros.ts';

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
