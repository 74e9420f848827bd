import { describe, expect, it } from 'vitest';

import { foods } from './foods.ts';
import { herbs } from './herbs.ts';
import { products } from './products.ts';
import { remedies } from './remedies.ts';
import { ingredients } from './remedies/ingredients.ts';
import { gramsOfSpoons, gramsSaid, spoons } from './spoons.ts';
import type { Range } from './spoons.ts';

/** Texts round, and spoons differ by a fifth from hand to hand. */
const agree = (one: Range, other: Range): boolean => one[0] <= other[1] * 1.2 && one[1] >= other[0] * 0.8;

describe('spoons and grams', () => {
  it('are read from the way texts say them', () => {
    expect(gramsOfSpoons('turmeric', 'half a teaspoon')).toEqual([1.5, 1.5]);
    expect(gramsOfSpoons('turmeric', '½ to 1 teaspoon of powder')).toEqual([1.5, 3]);
    expect(gramsOfSpoons('turmeric', '2 level tablespoons')).toEqual([18, 18]);
    expect(gramsOfSpoons('flax', '1 tablespoon of ground seed')?.[0]).toBeCloseTo(7.2);
    expect(gramsOfSpoons('flax', '1 tablespoon of seed')?.[0]).toBeCloseTo(10.2);
    expect(gramsOfSpoons('sesame', '2 tablespoons of warm oil')).toBeNull();
    expect(gramsOfSpoons('warburgia', '1 teaspoon')).toBeNull();
    expect(gramsOfSpoons('turmeric', 'a pinch')).toBeNull();
    expect(gramsSaid('1 tablespoon (1.5 to 3 g) of dried leaf')).toEqual([1.5, 3]);
    expect(gramsSaid('1 spoon, about 0.75 g')).toEqual([0.75, 0.75]);
    expect(gramsSaid('1 glass')).toBeNull();
  });

  it('are weighed for herbs that exist, once for each cut', () => {
    const slugs = new Set(herbs.map(({ slug }) => slug));
    expect(spoons.filter(({ herb }) => !slugs.has(herb))).toEqual([]);
    expect(new Set(spoons.map(({ herb, form }) => `${herb} ${form}`)).size).toBe(spoons.length);
    for (const { teaspoon } of spoons) expect(teaspoon).toBeLessThanOrEqual(5);
  });

  it('agree with the food table', () => {
    const rows: [string, string, string][] = [
      ['turmeric', 'turmeric-ground', 'powder'],
      ['fenugreek', 'fenugreek-seed', 'seed'],
      ['spirulina', 'spirulina-dried', 'powder'],
    ];
    for (const [herb, food, form] of rows) {
      const grams = foods
        .find(({ id }) => id === food)
        ?.measures.find(({ label }) => label === '1 teaspoon')?.grams;
      const own = gramsOfSpoons(herb, `1 teaspoon of ${form}`);
      expect([herb, own !== null && grams !== undefined && agree(own, [grams, grams])]).toEqual([herb, true]);
    }
  });
});

/** Every text that says spoons of one herb and grams. */
const texts: [string, string, string][] = [
  ...herbs.flatMap(({ slug, preparations }) =>
    preparations.map(({ ratio }): [string, string, string] => [`herb ${slug}`, slug, ratio]),
  ),
  ...remedies.flatMap(({ slug, ingredients: used }) =>
    used.flatMap(({ ingredient, amount }): [string, string, string][] => {
      const { herb } = ingredients[ingredient];
      return herb && !ingredient.endsWith('-oil') ? [[`remedy ${slug}`, herb, amount]] : [];
    }),
  ),
  ...products.flatMap(({ slug, herb_slugs, how_to_use }): [string, string, string][] => {
    const [herb] = herb_slugs;
    return herb && herb_slugs.length === 1 ? [[`product ${slug}`, herb, how_to_use]] : [];
  }),
];
const both = texts.filter(([, herb, text]) => gramsOfSpoons(herb, text) && gramsSaid(text));

it('are said in many places', () => {
  expect(both.length).toBeGreaterThan(40);
  expect(both.filter(([where]) => where.startsWith('remedy')).length).toBeGreaterThan(9);
});

it.each(both)('%s: the spoons of %s weigh what "%s" says', (_where, herb, text) => {
  const [reckoned, said] = [gramsOfSpoons(herb, text), gramsSaid(text)];
  expect([reckoned, reckoned && said && agree(reckoned, said)]).toEqual([reckoned, true]);
});

it('are followed by grams wherever a remedy spoons out a weighed herb', () => {
  const silent = texts.filter(
    ([where, herb, text]) => where.startsWith('remedy') && gramsOfSpoons(herb, text) && !gramsSaid(text),
  );
  expect(silent).toEqual([]);
});

/** The most of a herb in one cup or taking, dried or fresh, by its own monograph; 0 where it names no grams. */
const mostOf = (slug: string): number =>
  Math.max(
    0,
    ...(herbs.find((herb) => herb.slug === slug)?.preparations ?? [])
      .filter(({ external }) => !external)
      .flatMap(({ ratio, dose, unit }) => [
        ...[...ratio.matchAll(/([\d.]+) g\b/g)].map(([, grams]) => Number(grams)),
        ...(gramsOfSpoons(slug, ratio) ?? []),
        unit === 'g' ? dose : 0,
      ]),
  );

it('never give more of a herb to a cup than its monograph', () => {
  const cupOf: Readonly<Record<string, number>> = {
    'cumin-coriander-fennel-tea': 3,
    'coriander-seed-water': 3,
    'dawa-for-a-cold': 3,
  };
  const over = remedies
    .filter(({ external }) => !external)
    .flatMap(({ slug, ingredients: used }) =>
      used.flatMap(({ ingredient, amount }) => {
        const { herb } = ingredients[ingredient];
        const said = gramsSaid(amount);
        const most = herb === null ? 0 : mostOf(herb);
        if (herb === null || said === null || most === 0) return [];
        const each = said[1] / (cupOf[slug] ?? 1);
        return each > most * 1.2 ? [`${slug}: ${each} g of ${herb}, its own page ${most} g`] : [];
      }),
    );
  expect(over).toEqual([]);
});
