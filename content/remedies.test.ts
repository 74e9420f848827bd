import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { products } from './products.ts';
import { plates } from './products/plates.ts';
import { remedies } from './remedies.ts';
import { complaintIds, complaints } from './remedies/complaints.ts';
import { ingredientIds } from './remedies/ingredients.ts';
import type { IngredientId } from './remedies/ingredients.ts';
import { remedyPlates } from './remedies/plates.ts';
import { redFlagIds, redFlags } from './remedies/red-flags.ts';
import { remedySchema } from './remedy-schema.ts';
import type { Remedy } from './remedy-schema.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const uses = (remedy: Remedy, ingredient: IngredientId): boolean =>
  remedy.ingredients.some((part) => part.ingredient === ingredient);

const leftOutBy = (remedy: Remedy, condition: string): boolean =>
  remedy.not_for.some((group) => group.condition === condition);

const words = (remedy: Remedy): string => JSON.stringify(remedy);

describe('the remedies', () => {
  it('are at least 40, of both kinds, and answer every complaint', () => {
    expect(remedies.length).toBeGreaterThanOrEqual(40);
    expect(remedies.filter((remedy) => remedy.kind === 'ayurvedic').length).toBeGreaterThanOrEqual(10);
    const answered = new Set(remedies.flatMap((remedy) => remedy.complaints));
    expect(complaintIds.filter((complaint) => !answered.has(complaint))).toEqual([]);
  });

  it('never repeat a slug or a title', () => {
    expect(repeated(remedies.map((remedy) => remedy.slug))).toEqual([]);
    expect(repeated(remedies.map((remedy) => remedy.title))).toEqual([]);
  });

  it('each have a drawn picture, and no two the same', () => {
    expect(remedyPlates.map(({ picture }) => picture).toSorted()).toEqual(
      remedies.map(({ picture }) => picture).toSorted(),
    );
    const looks = remedyPlates.map(({ picture: _picture, hues: _hues, ...look }) => JSON.stringify(look));
    expect(repeated(looks)).toEqual([]);
    const plants = remedyPlates.flatMap(({ behind }) => behind ?? []);
    expect(plants.filter((plant) => !plates.some(({ picture }) => picture === plant))).toEqual([]);
  });

  it('use every ingredient and every red flag that is listed', () => {
    const used = new Set(remedies.flatMap((remedy) => remedy.ingredients.map((part) => part.ingredient)));
    expect(ingredientIds.filter((ingredient) => !used.has(ingredient))).toEqual([]);
    const shown = new Set(remedies.flatMap((remedy) => remedy.red_flags));
    expect(redFlagIds.filter((flag) => !shown.has(flag))).toEqual([]);
  });

  it('carry the red flags that interrupt every complaint', () => {
    for (const complaint of complaintIds)
      expect(complaints[complaint].redFlags.length).toBeGreaterThanOrEqual(2);
    expect(complaints.cough.redFlags).toContain('cough-over-two-weeks');
    expect(complaints.fever.redFlags).toContain('child-danger-signs');
    expect(complaints.stress.redFlags).toContain('suicidal-thoughts');
    expect(complaints['blood-pressure'].redFlags).toContain('very-high-pressure');
  });

  it('say where to turn in every red flag, without a claim', () => {
    for (const flag of redFlagIds) {
      expect(redFlags[flag].action).toMatch(/999|clinic|clinician|hospital|health facility|test/);
      expect(findBannedClaim(`${redFlags[flag].sign} ${redFlags[flag].action}`)).toBeNull();
    }
  });
});

describe.each(remedies.map((remedy) => [remedy.slug, remedy] as const))('%s', (_slug, remedy) => {
  it('keeps to the schema', () => {
    expect(remedySchema.safeParse(remedy).error?.issues).toBeUndefined();
    expect(repeated(remedy.not_for.map((group) => group.condition))).toEqual([]);
    expect(repeated(remedy.ingredients.map((part) => part.ingredient))).toEqual([]);
  });

  it('makes no banned claim', () => {
    expect(findBannedClaim(words(remedy))).toBeNull();
  });

  it('refers to products that exist', () => {
    const skus = new Set(products.map((product) => product.sku));
    expect(remedy.product_skus.filter((sku) => !skus.has(sku))).toEqual([]);
  });

  it('keeps honey from babies, and says so', () => {
    const honey = uses(remedy, 'honey');
    expect(!honey || remedy.limits.min_age_years >= 1).toBe(true);
    const saysSo = /under 1 year/.test(words(remedy)) || remedy.limits.min_age_years >= 12;
    expect(!honey || saysSo).toBe(true);
  });

  it('puts a malaria test before any comfort in fever', () => {
    const needed = remedy.complaints.includes('fever') || remedy.red_flags.includes('fever');
    const flag = redFlags.fever.action;
    expect(flag).toMatch(/malaria test comes first/);
    expect(!remedy.complaints.includes('fever') || /malaria test/i.test(words(remedy))).toBe(true);
    expect(!needed || remedy.red_flags.includes('fever')).toBe(true);
  });

  it('leaves out who must not take its herbs', () => {
    const rules: [IngredientId, string][] = [
      ['ashwagandha', 'pregnancy'],
      ['ashwagandha', 'overactive-thyroid'],
      ['ashwagandha', 'liver-disease'],
      ['liquorice', 'high-blood-pressure'],
      ['liquorice', 'pregnancy'],
      ['liquorice', 'low-potassium'],
      ['neem-powder', 'pregnancy'],
      ['neem-powder', 'child'],
      ['hibiscus', 'pregnancy'],
      ['hibiscus', 'high-blood-pressure'],
      ['triphala', 'pregnancy'],
      ['tulsi', 'pregnancy'],
      ['psyllium', 'swallowing-difficulty'],
      ['sesame-oil', remedy.slug.startsWith('ubtan') ? 'broken-skin' : 'sesame-allergy'],
      ['peppermint', remedy.complaints.includes('headache') ? 'pregnancy' : 'reflux'],
      ['chamomile', 'daisy-family-allergy'],
    ];
    const missing = rules.filter(
      ([ingredient, condition]) => uses(remedy, ingredient) && !leftOutBy(remedy, condition),
    );
    expect(missing).toEqual([]);
  });

  it('has a last day unless it is food or stays outside', () => {
    const strong: IngredientId[] = [
      'ashwagandha',
      'triphala',
      'liquorice',
      'hibiscus',
      'tulsi',
      'psyllium',
      'chamomile',
      'peppermint',
    ];
    const endless = remedy.limits.max_days === null;
    expect(endless && !remedy.external && strong.some((ingredient) => uses(remedy, ingredient))).toBe(false);
  });
});
