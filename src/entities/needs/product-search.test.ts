import { describe, expect, it } from 'vitest';

import { products } from '../../../content/products.ts';
import { foldText } from '../../lib/fuzzy.ts';
import { needOf } from './needs.ts';
import { productSearch } from './product-search.ts';

describe('what the list of products is asked', () => {
  it.each([
    ['sukari', ['blood-sugar']],
    ['sugar', ['blood-sugar']],
    ['Presha', ['blood-pressure']],
    ['pressure', ['blood-pressure']],
    ['usingizi', ['sleep']],
    ['sleep', ['sleep']],
    ['kikohozi', ['cough-and-cold']],
    ['cough', ['cough-and-cold']],
    ['dawa ya usingizi', ['sleep']],
  ])('%s: the need', async (typed, need) =>
    expect(await productSearch(typed)).toEqual({ need, named: typed }),
  );

  it.each(['mimba', 'mja mzito', 'pregnancy', 'pregnant', 'malaria', 'uzito', 'kutoa mimba', 'iron'])(
    '%s: only what is called so',
    async (typed) => expect(await productSearch(typed)).toEqual({ named: typed }),
  );

  it.each(['mwarobaini', 'neem', 'moringa', 'simba', 'tea for mother', 'honey'])(
    '%s: its words',
    async (typed) => expect(await productSearch(typed)).toEqual({ query: typed }),
  );

  it('finds every product by each of its own names', async () => {
    const names = products.flatMap(({ name, swahili_name, botanical_name, other_names }) => {
      const own = [name, swahili_name, botanical_name, ...other_names].filter((one) => one !== null);
      return own.map((typed) => ({ typed, own }));
    });
    expect(names.length).toBeGreaterThan(200);
    // a name that is a need too is asked for as whole words, and stands so among the names
    const needs = names.filter(({ typed }) => needOf(typed) !== null);
    for (const { typed, own } of needs) {
      expect(await productSearch(typed)).toMatchObject({ named: typed });
      expect(` ${own.map(foldText).join(' ')} `).toContain(` ${foldText(typed)} `);
    }
    expect(needs.map(({ typed }) => typed)).toEqual([]);
  });

  it('takes no name of a product for a pregnancy because it holds the letters', () => {
    const holding = products.flatMap(({ name, swahili_name, other_names }) => [
      name,
      swahili_name ?? '',
      ...other_names,
    ]);
    expect(holding.filter((one) => needOf(one)?.kind === 'pregnancy')).toEqual([]);
  });
});
