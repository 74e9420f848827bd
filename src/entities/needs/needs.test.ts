import { describe, expect, it } from 'vitest';

import { herbs } from '../../../content/herbs.ts';
import { products } from '../../../content/products.ts';
import { complaintIds } from '../../../content/remedies/complaints.ts';
import { ingredients } from '../../../content/remedies/ingredients.ts';
import { foldText } from '../../lib/fuzzy.ts';
import { needEntries, needOf, needWords } from './needs.ts';
import { productSearch } from './product-search.ts';

const topicsOf = (query: string) => {
  const need = needOf(query);
  return need?.kind === 'topics' ? need.topics : need?.kind;
};
const complaintsOf = (query: string) => {
  const need = needOf(query);
  return need?.kind === 'topics' ? need.complaints : need?.kind;
};

it('knows every topic and complaint that it names', () => {
  const known = new Set<string>([
    ...herbs.flatMap(({ uses }) => uses.map(({ topic }) => topic)),
    ...complaintIds,
  ]);
  expect(
    needEntries.flatMap(([uses, complaints]) => [...uses, ...complaints]).filter((id) => !known.has(id)),
  ).toEqual([]);
});

it('gives every word to one need', () => {
  const words = needEntries.flatMap(([, , all]) => all.split(', '));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

describe('one slip', () => {
  it.each([
    ['kikohosi', 'kikohozi'],
    ['usingzi', 'usingizi'],
    ['kiunguliaa', 'kiungulia'],
    ['kuhra', null],
    ['sukri', null],
    ['kisukri', 'kisukari'],
    ['vidonda vya tmbo', null],
    ['malarai', 'malaria'],
    ['mjamzto', 'mjamzito'],
    ['presure', 'pressure'],
  ])('%s is read as %s', (typed, meant) =>
    expect(needOf(typed)).toEqual(meant === null ? null : needOf(meant)),
  );
});

it.each(['dawa ya malaria', 'tea for pregnant women', 'nina HIV', 'herbs that cure cancer', 'asthma attack'])(
  '%s is grave wherever it stands',
  (query) => expect(['care', 'pregnancy']).toContain(needOf(query)?.kind),
);

it.each([
  ['minyoo', 'care'],
  ['vidonda vya tumbo', 'care'],
  ['jongo', 'care'],
  ['sikio', 'care'],
  ['macho', 'care'],
  ['kukosa hedhi', 'pregnancy'],
  ['uzito', []],
  ['kinga', []],
  ['kuhara', ['diarrhoea']],
  ['mkojo kuuma', ['urine']],
  ['kichwa', ['headache']],
  ['damu kidogo', ['low-iron']],
  ['hedhi', ['period-pain']],
  ['chai ya usingizi', ['sleep']],
  ['kisukari', []],
])('%s asks for %j', (query, asked) => expect(complaintsOf(query)).toEqual(asked));

it.each(['kuhara', 'kiungulia', 'uzito', 'kinga', 'mkojo kuuma'])('%s leads to no herb', (query) =>
  expect(topicsOf(query)).toEqual([]),
);

it('leaves the names of plants and of food to them, but for sugar', () => {
  const names = [
    ...herbs.flatMap((herb) => [
      ...Object.values(herb.names).flat(),
      ...herb.other_names,
      herb.accepted_name,
    ]),
    ...Object.values(ingredients).flatMap(({ name, swahili }) => [name, swahili ?? name]),
  ];
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => needOf(name) !== null)).toEqual(['Sugar', 'sukari']);
});

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

it.each([
  ['presh', ['presha']],
  ['PRESHA ', ['presha']],
  ['sukari', ['sukari']],
  ['usin', ['usingizi']],
  ['tumb', ['tumbo', 'tumbo kujaa']],
  ['nywe', ['nywele']],
  ['ngoz', ['ngozi']],
  ['kikoh', ['kikohozi']],
  ['pr', []],
  ['moringa', []],
  ['mimba', []],
])('%s may become %j', (typed, words) => expect(needWords(typed, 2)).toEqual(words));
