import { describe, expect, it } from 'vitest';

import { foods } from '../../foods.ts';
import { herbSchema } from '../../herb-schema.ts';
import { herbs } from '../../herbs.ts';
import { drugClasses } from '../../medicines/drug-classes.ts';
import { drugIds, type DrugId } from '../../medicines/ids.ts';
import { herb, on } from '../entry.ts';
import { mskcc, powo } from '../references.ts';
import { pairs } from './all.ts';
import { nothingWith, pairsOf, withPairs } from './entry.ts';
import { potassiumIn } from './potassium.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const known = (slug: string) => herbs.find((one) => one.slug === slug);
const widening = (drug: DrugId): DrugId[] => [drug, ...drugClasses[drug].part_of.flatMap(widening)];
const narrowing = (drug: DrugId): DrugId[] => drugIds.filter((id) => widening(id).includes(drug));

describe('merging pairs into a monograph', () => {
  const plain = herb({
    slug: 'plain',
    accepted_name: 'Planta plana',
    family: 'Plantaceae',
    names: { english: ['Plain plant'] },
    summary: 'A plant that exists for this test alone and grows nowhere else.',
    about:
      'A plant that exists for this test alone, so that merging can be seen without any other text about it.',
    parts_used: ['leaf'],
    no_preparation_reason: 'It does not exist.',
    uses: [],
    contraindications: [{ condition: 'gout', level: 'caution', text: 'The text of the monograph.' }],
    pregnancy: { status: 'ok', text: 'Fine as food.' },
    lactation: { status: 'ok', text: 'Fine as food.' },
    children: { status: 'ok', text: 'Fine as food.' },
    interactions: [
      on('diabetes-medicines', 'moderate', 'adds', 'It lowers sugar.'),
      on('warfarin', 'minor', 'adds', 'It thins blood.'),
      on('digoxin', 'minor', 'adds', 'It stirs the heart.'),
    ],
    side_effects: ['none'],
    storage: 'Keep it dry and closed.',
    grows_in_kenya: 'no',
    references: [powo, mskcc('Plain')],
  });
  const merged = withPairs(
    plain,
    pairsOf('plain', {
      references: [{ ...mskcc('Plain'), year: 2026 }],
      interactions: [
        on('insulin', 'moderate', 'adds', 'It lowers sugar.', { from: ['mskcc'] }),
        on('warfarin', 'moderate', 'adds', 'It thins blood much.', { from: ['mskcc'] }),
      ],
      contraindications: [{ condition: 'gout', level: 'avoid', text: 'The better text.' }],
      instead_of: ['diabetes-medicines'],
      sourced: { mskcc: ['digoxin'] },
      nothing: nothingWith('mskcc', 'isoniazid'),
    }),
  );

  it('puts rules in the place of those on the same medicine or condition', () => {
    expect(merged.interactions.map(({ drug, severity }) => `${drug} ${severity}`)).toEqual([
      'digoxin minor',
      'insulin moderate',
      'warfarin moderate',
    ]);
    expect(merged.contraindications).toEqual([
      { condition: 'gout', level: 'avoid', text: 'The better text.' },
    ]);
  });

  it('backs rules that stay with a source, and takes the reference that says the year', () => {
    expect(merged.interactions[0]?.references).toEqual(['mskcc']);
    expect(merged.references.map(({ id, year }) => [id, year])).toEqual([
      ['powo', null],
      ['mskcc', 2026],
    ]);
  });

  it('clears a medicine with every class it belongs to', () => {
    expect(merged.nothing_found.map((pair) => ('drug' in pair ? pair.drug : pair.condition))).toEqual([
      'isoniazid',
      'tb-medicines',
      'liver-straining-medicines',
    ]);
  });
});

describe('the pairs', () => {
  it('stand in one place each', () => {
    expect(
      repeated(pairs.flatMap(({ slug, interactions }) => interactions.map(({ drug }) => `${slug} ${drug}`))),
    ).toEqual([]);
    expect(
      repeated(
        pairs.flatMap(({ slug, contraindications }) =>
          contraindications.map((one) => `${slug} ${one.condition}`),
        ),
      ),
    ).toEqual([]);
  });

  it('tell metformin apart from what causes lows', () => {
    const sugar = pairs.filter(({ interactions }) =>
      interactions.some(({ drug }) => drug === 'metformin' || drug === 'diabetes-medicines'),
    );
    expect(sugar.length).toBeGreaterThan(12);
    for (const { slug, interactions } of sugar) {
      const on = (drug: DrugId) => interactions.find((one) => one.drug === drug);
      expect([slug, (on('metformin') ?? on('diabetes-medicines'))?.severity]).toEqual([slug, 'minor']);
      expect([slug, (on('metformin') ?? on('diabetes-medicines'))?.advice]).toEqual([
        slug,
        'Check your sugar more often and tell your clinic.',
      ]);
      expect([slug, on('hypo-prone-medicines')?.advice]).toEqual([
        slug,
        expect.stringMatching(/signs of a low/),
      ]);
    }
  });

  it('reckon potassium from the food table', () => {
    expect(potassiumIn('terere-boiled', '1 serving')).toBe(833);
    expect(potassiumIn('avocado', '1/2 avocado')).toBe(364);
    expect(() => potassiumIn('managu-boiled', '1 serving')).toThrow('no potassium');
    expect(foods.find(({ id }) => id === 'managu-boiled')?.per_100g.potassium_mg).toBeNull();
  });

  it.each([
    'amaranth',
    'avocado',
    'coconut',
    'spirulina',
    'tamarind',
    'moringa',
    'managu',
    'spider-plant',
    'cowpea',
    'jute-mallow',
    'sweet-potato',
    'baobab',
    'dandelion',
    'stinging-nettle',
  ])('%s is rich in potassium: kidneys and the medicines that keep it', (slug) => {
    const found = known(slug);
    expect(found?.contraindications.some(({ condition }) => condition === 'kidney-disease')).toBe(true);
    expect(found?.interactions.some(({ drug }) => drug === 'potassium-raising-medicines')).toBe(true);
  });
});

describe.each(pairs.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
  const found = known(slug);

  it('belongs to a monograph, which keeps to the schema', () => {
    expect(found).toBeDefined();
    expect(herbSchema.safeParse(found).error?.issues).toBeUndefined();
  });

  it('says where each pair was read, in references of the herb', () => {
    expect(
      entry.interactions.filter(({ references }) => !references?.length).map(({ drug }) => drug),
    ).toEqual([]);
    const ids = found?.references.map(({ id }) => id) ?? [];
    const cited = [
      ...entry.interactions.flatMap(({ references }) => references ?? []),
      ...Object.keys(entry.sourced),
      ...entry.nothing.flatMap(({ references }) => references),
    ];
    expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
    const used = new Set([
      ...cited,
      ...(entry.contraindications.length > 0 ? entry.references.map(({ id }) => id) : []),
    ]);
    expect(entry.references.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('says how they meet, and puts hours between them only in the gut', () => {
    for (const { drug, acts, advice } of entry.interactions) {
      expect([drug, acts]).toEqual([drug, expect.any(String)]);
      expect([drug, /hours? (apart|before|between)/.test(advice)]).toEqual([drug, acts === 'absorption']);
    }
  });

  it('backs rules that exist', () => {
    const own = found?.interactions.map(({ drug }) => drug) ?? [];
    const sugar: DrugId[] = ['diabetes-medicines', 'hypo-prone-medicines'];
    const missing = Object.values(entry.sourced)
      .flat()
      .filter((drug) => !own.includes(drug) && !sugar.includes(drug));
    expect(missing).toEqual([]);
  });
});

describe.each(
  herbs.flatMap((one) => (one.nothing_found.length > 0 ? [[one.slug, one.nothing_found, one] as const] : [])),
)('nothing found with %s', (_slug, nothing, found) => {
  it('contradicts no rule on the medicine, a wider or a narrower class', () => {
    const ruled = new Set<string>(found.interactions.map(({ drug }) => drug));
    const contradicted = nothing.flatMap((pair) =>
      'drug' in pair
        ? [...widening(pair.drug), ...narrowing(pair.drug)].filter((drug) => ruled.has(drug))
        : found.contraindications
            .filter(({ condition }) => condition === pair.condition)
            .map((one) => one.condition),
    );
    expect(contradicted).toEqual([]);
  });

  it('names a source of the herb, once a pair', () => {
    const ids = found.references.map(({ id }) => id);
    expect(nothing.flatMap(({ references }) => references).filter((id) => !ids.includes(id))).toEqual([]);
    expect(repeated(nothing.map((pair) => ('drug' in pair ? pair.drug : pair.condition)))).toEqual([]);
  });
});
