import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { herbs as contentHerbs } from '../../../content/herbs.ts';
import { drugs } from '../../../content/medicines/drugs.ts';
import { products } from '../../../content/products.ts';
import { remedies } from '../../../content/remedies.ts';
import {
  findWarnings,
  isAllClear,
  type Subject,
  uncheckedOf,
  type Verdict,
  worstVerdict,
} from './matching.ts';
import { effectiveConditions, listedOf, reachesOf } from './reaches.ts';
import { readSafetyBook, type SafetyBook } from './safety-book.ts';
import { sinceForWeeks, type SafetyFacts, type SafetyProfile } from './safety-profile.ts';

const file: unknown = JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8'));
const book = readSafetyBook(file);
const today = '2026-11-24';

type Told = { medicines?: string[]; conditions?: string[]; facts?: SafetyFacts };
const listOf = (told: Told): SafetyProfile => ({ medicines: [], conditions: [], ...told });
const herb = (slug: string): Subject => ({ kind: 'herb', slug });
const remedy = (slug: string): Subject => ({ kind: 'remedy', slug });
const found = (told: Told, subject: Subject, by: SafetyBook = book) =>
  findWarnings(by, listOf(told), subject, today);
const verdictOf = (told: Told, subject: Subject, by: SafetyBook = book): Verdict | null =>
  worstVerdict(found(told, subject, by));

describe('a medicine tells of the illness it is given for', () => {
  it.each([
    ['echinacea', 'tb-medicines'],
    ['echinacea', 'rifampicin'],
    ['st-johns-wort', 'lithium'],
    ['fennel', 'epilepsy-medicines'],
    ['fennel', 'levetiracetam'],
    ['ginseng', 'antipsychotics'],
    ['african-potato', 'hiv-medicines'],
  ])('%s with %s is no all-clear', (slug, id) => {
    const finding = found({ medicines: [id] }, herb(slug));
    expect(isAllClear(finding)).toBe(false);
    expect(['avoid', 'ask']).toContain(worstVerdict(finding));
    expect(finding.warnings[0]?.because).toEqual([
      listedOf(book, listOf({ medicines: [id] }), today)[0]?.name,
    ]);
  });

  /** Every rule on a condition speaks, as strongly, to every drug that tells of the condition. */
  it.each(drugs.flatMap(({ id, implies }) => implies.map((condition) => [id, condition] as const)))(
    '%s brings every rule on %s',
    (id, condition) => {
      for (const [slug, { rules }] of Object.entries(book.herbs)) {
        const wanted = rules.filter(
          ({ trigger }) => trigger.kind === 'condition' && trigger.id === condition,
        );
        const { warnings } = found({ medicines: [id] }, herb(slug));
        for (const { level, reason } of wanted)
          expect(warnings).toContainEqual(expect.objectContaining({ level, reason }));
      }
    },
  );

  it('and a class by its own', () => {
    expect(
      [...effectiveConditions(book, listOf({ medicines: ['tb-medicines', 'insulin'] }), today)].toSorted(),
    ).toEqual(['diabetes', 'tb-treatment']);
  });

  it('but never in circles: efavirenz is not dolutegravir', () => {
    const nnrti = { kind: 'medicine', id: 'nnrtis', name: '', isKnown: true } as const;
    const ids = reachesOf(book, nnrti, listOf({}), today).map(({ trigger }) => trigger.id);
    expect(ids.toSorted()).toEqual(['hiv-medicines', 'hiv-treatment', 'nnrtis']);
    const hiv = { ...nnrti, kind: 'condition', id: 'hiv-treatment' } as const;
    expect(reachesOf(book, hiv, listOf({}), today).map(({ trigger }) => trigger.id)).toContain(
      'dolutegravir',
    );
  });

  it('type 1 diabetes is diabetes too', () => {
    const honey = Object.entries(book.products).find(([, { rules }]) =>
      rules.some(({ trigger }) => trigger.id === 'diabetes'),
    );
    expect(verdictOf({ conditions: ['type-1-diabetes'] }, { kind: 'product', id: Number(honey?.[0]) })).toBe(
      'ask',
    );
  });
});

describe('an all-clear', () => {
  const source = { title: 'A book', publisher: 'A house', year: 2026, url: null };
  const clear = { lookedUp: '2026-11', sources: [source] };
  const withClear = (slug: string, ...keys: string[]): SafetyBook => {
    const entry = book.herbs[slug];
    if (!entry) throw new Error(slug);
    return {
      ...book,
      herbs: {
        ...book.herbs,
        [slug]: { ...entry, rules: [], clear: Object.fromEntries(keys.map((key) => [key, clear])) },
      },
    };
  };

  it('needs every class of a drug, up the chain', () => {
    const one = withClear('coconut', 'm calcium-channel-blockers');
    expect(verdictOf({ medicines: ['amlodipine'] }, herb('coconut'), one)).toBe('unchecked');
    const all = withClear('coconut', 'm calcium-channel-blockers', 'm blood-pressure-medicines');
    const finding = found({ medicines: ['amlodipine'] }, herb('coconut'), all);
    expect(finding.pairs[0]).toMatchObject({ verdict: 'clear', clear: [clear, clear] });
    expect(isAllClear(finding)).toBe(true);
  });

  it('needs every pair, and names those that were not looked up', () => {
    const one = withClear('coconut', 'c gout');
    const finding = found(
      { conditions: ['gout', 'asthma'], medicines: ['other:Dawa ya mzee'] },
      herb('coconut'),
      one,
    );
    expect(isAllClear(finding)).toBe(false);
    expect(uncheckedOf(finding).map(({ name }) => name)).toEqual(['Dawa ya mzee', 'Asthma']);
    expect(isAllClear(found({ conditions: ['gout'] }, herb('coconut'), one))).toBe(true);
  });

  it('needs every herb of a product, and never holds for a supplement', () => {
    const one = withClear('coconut', 'c gout');
    const mix = { kind: 'product', id: 99_999, herbs: ['coconut', 'shea'] } as const;
    expect(verdictOf({ conditions: ['gout'] }, mix, one)).toBe('unchecked');
    expect(verdictOf({ conditions: ['gout'] }, { ...mix, herbs: ['coconut'] }, one)).toBe('clear');
    const zinc = Object.entries(book.products).find(
      ([, { herbs, rules }]) => herbs.length === 0 && rules.length > 0,
    );
    expect(verdictOf({ conditions: ['gout'] }, { kind: 'product', id: Number(zinc?.[0]) })).toBe('unchecked');
  });

  it('is not given to a remedy that holds more than looked-up herbs', () => {
    const one = withClear('coriander', 'c asthma');
    const entry = Object.entries(book.remedies).find(([, { is_only_herbs }]) => !is_only_herbs);
    expect(verdictOf({ conditions: ['asthma'] }, remedy(entry?.[0] ?? ''), one)).not.toBe('clear');
  });

  it('is a lie for what nobody knows, whatever the herb', () => {
    for (const slug of Object.keys(book.herbs)) {
      const finding = found({ medicines: ['other:Zentaxil'] }, herb(slug));
      expect(uncheckedOf(finding).map(({ name }) => name)).toEqual(['Zentaxil']);
      expect(isAllClear(finding)).toBe(false);
    }
  });

  it('is given only where the pair stands under nothing found', () => {
    for (const [slug, { clear: pairs }] of Object.entries(book.herbs)) {
      for (const id of Object.keys(book.conditions)) {
        if (verdictOf({ conditions: [id] }, herb(slug)) !== 'clear') continue;
        expect(Object.keys(pairs)).toContain(id === 'under-18' ? 'c child' : `c ${id}`);
      }
    }
  });

  it('of an empty or outlived list says nothing', () => {
    expect(isAllClear(found({}, herb('coconut')))).toBe(false);
    const past = { conditions: ['surgery-within-2-weeks'], facts: { operation_on: '2026-11-01' } };
    expect(isAllClear(found(past, herb('ginger')))).toBe(false);
  });
});

describe('the order of verdicts', () => {
  const two = (medicines: string[]) => verdictOf({ medicines }, herb('ginger'));
  it('a known small effect does not hide what nobody looked up, nor does that hide a warning', () => {
    expect(two(['warfarin'])).toBe('ask');
    expect(two(['warfarin', 'other:Zentaxil'])).toBe('ask');
    const watch = Object.entries(book.herbs).flatMap(([slug, { rules }]) =>
      rules
        .filter(({ level, trigger }) => level === 'watch' && trigger.kind === 'medicine')
        .map(({ trigger }) => [slug, trigger.id] as const),
    )[0];
    const [slug = '', id = ''] = watch ?? [];
    expect(verdictOf({ medicines: [id] }, herb(slug))).toBe('watch');
    expect(verdictOf({ medicines: [id, 'other:Zentaxil'] }, herb(slug))).toBe('unchecked');
  });
});

describe('a child of an age', () => {
  const of = (born?: string): Told => ({
    conditions: ['child'],
    ...(born && { facts: { child_born_on: born } }),
  });
  const at = (years: number): Told => of(`${2026 - years}-11-20`);

  it.each([
    ['honey-at-bedtime-for-cough', of(), 'avoid'],
    ['honey-at-bedtime-for-cough', of('2026-03-01'), 'avoid'],
    ['honey-at-bedtime-for-cough', at(1), 'clear'],
    ['honey-at-bedtime-for-cough', at(8), 'clear'],
    ['salt-water-nose-rinse', at(5), 'avoid'],
    ['salt-water-nose-rinse', at(6), 'clear'],
    ['oral-rehydration-salts', of(), 'clear'],
    ['dawa-for-a-cold', at(8), 'watch'],
    ['ashwagandha-milk', at(17), 'avoid'],
  ] as const)('%s for %o: %s', (slug, told, verdict) => {
    expect(verdictOf(told, remedy(slug))).toBe(verdict);
  });

  const own = (told: Told, slug: string) =>
    found(told, remedy(slug)).warnings.filter(({ herb: of }) => of === null);
  const isSilentFrom = (years: number, { not_for }: (typeof remedies)[number]): boolean =>
    !not_for.some(({ condition, until_years = 18 }) => condition === 'child' && until_years > years);

  it.each(
    remedies
      .filter((one) => one.limits.min_age_years < 18 && isSilentFrom(one.limits.min_age_years, one))
      .map(({ slug, limits }) => [slug, Math.max(1, Math.ceil(limits.min_age_years))] as const),
  )('is not told by %s, which is for that age, to leave it out at %i', (slug, years) => {
    expect(own(at(years), slug)).toEqual([]);
  });

  it.each(remedies.filter(({ limits }) => limits.min_age_years >= 1).map(({ slug }) => slug))(
    'is told before the age of %s',
    (slug) => {
      expect(own(at(0), slug).map(({ level }) => level)).toEqual(['avoid']);
    },
  );

  it.each([
    ['avocado', of('2026-08-01'), 'ask'],
    ['avocado', at(2), 'clear'],
    ['turmeric', at(8), 'watch'],
    ['ginger', at(5), 'ask'],
    ['ginger', at(12), 'watch'],
    ['kava', at(17), 'avoid'],
    ['ashwagandha', at(17), 'avoid'],
    ['senna', at(11), 'avoid'],
    ['senna', at(12), 'ask'],
    ['tulsi', at(17), 'ask'],
  ] as const)('%s for %o: %s', (slug, told, verdict) => {
    expect(verdictOf(told, herb(slug))).toBe(verdict);
  });

  const oily = contentHerbs.filter(({ parts_used }) => parts_used.includes('essential oil'));
  it.each(oily.map(({ slug }) => slug))('%s: its oil is for nobody under 3', (slug) => {
    for (const told of [of(), of('2026-10-20'), at(1), at(2)])
      expect(verdictOf(told, herb(slug))).toBe('avoid');
    const reasons = found(at(3), herb(slug)).warnings.map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.startsWith('Its essential oil'))).toEqual([]);
  });
  it.each([
    ['clove', at(3), 'watch'],
    ['peppermint', at(3), 'ask'],
    ['rosemary', at(5), 'ask'],
    ['eucalyptus', at(5), 'avoid'],
    ['ginger', at(1), 'ask'],
  ] as const)('%s for %o: %s, as before', (slug, told, verdict) =>
    expect(verdictOf(told, herb(slug))).toBe(verdict),
  );
  it('speaks of a bottle of the oil, not of tea, spice or a remedy made of the plant', () => {
    const product = (slug: string) => {
      const id = products.find((one) => one.slug === slug)?.id ?? 0;
      return verdictOf(at(2), { kind: 'product', id });
    };
    expect(product('eucalyptus-oil')).toBe('avoid');
    expect([product('whole-cloves'), product('peppermint-tea'), product('dried-rosemary')]).toEqual([
      'watch',
      'ask',
      'ask',
    ]);
    expect(verdictOf(at(2), { kind: 'product', id: 987_654, herbs: ['peppermint'] })).toBe('avoid');
    const said = remedies.flatMap(({ slug }) => found(at(2), remedy(slug)).warnings);
    expect(said.filter(({ of_oil }) => of_oil)).toEqual([]);
  });

  it('who has grown up is no child any more', () => {
    expect(found(at(18), herb('kava')).pairs).toEqual([]);
  });

  it('and a person under 18 is read as a young one', () => {
    expect(verdictOf({ conditions: ['under-18'] }, herb('kava'))).toBe('avoid');
    expect(verdictOf({ conditions: ['under-18'] }, remedy('honey-at-bedtime-for-cough'))).toBe('clear');
  });
});

describe('honey of the shop', () => {
  const honey = Object.entries(book.products).find(([, { rules }]) =>
    rules.some(({ trigger, until_years }) => trigger.id === 'child' && until_years === 1),
  );
  const subject = { kind: 'product', id: Number(honey?.[0]) } as const;
  it('is for nobody under twelve months and says nothing above', () => {
    expect(verdictOf({ conditions: ['child'], facts: { child_born_on: '2025-12-20' } }, subject)).toBe(
      'avoid',
    );
    expect(
      found({ conditions: ['child'], facts: { child_born_on: '2025-11-24' } }, subject).warnings,
    ).toEqual([]);
  });
});

describe('age over 65', () => {
  const old = { conditions: ['older-adult'] };
  it('is a note beside every herb, a warning where its page speaks of it, and never an all-clear', () => {
    const by = Object.keys(book.herbs).map((slug) => [slug, verdictOf(old, herb(slug))] as const);
    const asked = by.flatMap(([slug, verdict]) => (verdict === 'watch' ? [] : [`${slug} ${verdict}`]));
    const ruled = contentHerbs.filter(({ contraindications }) =>
      contraindications.some(({ condition }) => condition === 'older-adult'),
    );
    expect(ruled.length).toBeGreaterThan(2);
    expect(asked.toSorted()).toEqual(ruled.map(({ slug }) => `${slug} ask`).toSorted());
  });
  it('says what to do, of remedies and products too', () => {
    const product = { kind: 'product', id: products[0]?.id ?? 0 } as const;
    for (const subject of [herb('ginger'), remedy('dawa-for-a-cold'), product])
      expect(found(old, subject).warnings.map(({ advice }) => advice)).toEqual([
        expect.stringMatching(/^Start with the smallest dose/),
      ]);
  });
  it('hides nothing: neither a warning, nor a medicine that nobody looked up', () => {
    const taking = (...medicines: string[]) => verdictOf({ ...old, medicines }, herb('ginger'));
    expect(taking('warfarin')).toBe('ask');
    expect(taking('other:Zentaxil')).toBe('unchecked');
    expect(verdictOf(old, herb('moonleaf'))).toBe('ask');
  });
});

describe('an operation', () => {
  const on = (day?: string): Told => ({
    conditions: ['surgery-within-2-weeks'],
    ...(day && { facts: { operation_on: day } }),
  });
  it.each([
    [undefined, 'avoid'],
    ['2026-11-24', 'avoid'],
    ['2026-12-08', 'avoid'],
    ['2026-12-09', 'watch'],
    ['2026-11-23', null],
  ] as const)('on %s: %s', (day, verdict) => {
    expect(verdictOf(on(day), herb('garlic'))).toBe(verdict);
  });
  it('later on, names the day to stop', () => {
    expect(found(on('2026-12-24'), herb('garlic')).warnings[0]?.advice).toContain('10 Dec');
  });
});

describe('after a birth', () => {
  it('six weeks count, then they are over', () => {
    const on = (day: string) =>
      listedOf(book, listOf({ conditions: ['after-birth'], facts: { gave_birth_on: day } }), today);
    expect(on('2026-10-13')).toHaveLength(1);
    expect(on('2026-10-12')).toHaveLength(0);
  });
  it('a pregnancy counts at any week until it is told otherwise', () => {
    const facts = { pregnant_since: sinceForWeeks(44, today) };
    expect(verdictOf({ conditions: ['pregnancy'], facts }, herb('neem'))).toBe('avoid');
  });
});

it('breaks no list with ids it does not know', () => {
  const finding = found({ medicines: ['gone-class'], conditions: ['gone-illness'] }, herb('neem'));
  expect(finding.pairs.map(({ verdict }) => verdict)).toEqual(['unchecked', 'unchecked']);
});
