import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { herbs } from '../../../content/herbs.ts';
import { earlyChildRule, safetyRules, smallChildOilRule } from '../../../content/medicines.ts';
import { products } from '../../../content/products.ts';
import { remedies } from '../../../content/remedies.ts';
import { clearOfHerb, rulesOfHerb } from './edited-rules.ts';
import { findWarnings, type Subject, worstLevel, type Verdict, worstVerdict } from './matching.ts';
import { findMedicine } from './medicine-names.ts';
import { reachesOf } from './reaches.ts';
import { readSafetyBook } from './safety-book.ts';
import { isEmpty, isSame, joined, nothingListed, withEntry, asWritten } from './safety-profile.ts';
import { rulesOfRemedy } from './safety.queries.ts';

const file: unknown = JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8'));
const book = readSafetyBook(file);
const rules = safetyRules(herbs);
const idOf = (slug: string): number => products.find((product) => product.slug === slug)?.id ?? 0;
const herb = (slug: string): Subject => ({ kind: 'herb', slug });

/** One case for every interaction and contraindication we know: who names it is warned, with its reason and advice. */
describe('every rule speaks to whoever names its trigger', () => {
  it.each(rules.map((rule) => [rule.id, rule] as const))('%s', (_id, rule) => {
    const profile =
      rule.trigger.kind === 'medicine'
        ? { medicines: [rule.trigger.id], conditions: [] }
        : { medicines: [], conditions: [rule.trigger.id] };
    const subject: Subject =
      rule.subject === 'herb' ? herb(rule.slug) : { kind: 'product', id: idOf(rule.slug) };
    const { warnings } = findWarnings(book, profile, subject);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        trigger: rule.trigger,
        level: rule.level,
        reason: rule.reason,
        advice: rule.advice,
      }),
    );
    expect(worstLevel({ warnings, isUnknown: false })).not.toBeNull();
  });

  it('and to nobody who names nothing', () => {
    for (const { slug } of herbs) expect(findWarnings(book, nothingListed, herb(slug)).warnings).toEqual([]);
  });
});

describe('who is warned', () => {
  const told = (profile: { medicines?: string[]; conditions?: string[] }, subject: Subject) =>
    findWarnings(book, { medicines: [], conditions: [], ...profile }, subject);

  it('a woman on TLD against St John’s wort, and against iron at the same hour', () => {
    expect(worstLevel(told({ medicines: ['dolutegravir'] }, herb('st-johns-wort')))).toBe('avoid');
    const { warnings } = told({ medicines: ['dolutegravir'] }, { kind: 'product', id: idOf('iron-folate') });
    expect(warnings[0]?.advice).toContain('2 hours before or 6 hours after');
  });

  it('by the wider class too, and told because of which medicine', () => {
    const { warnings } = told({ medicines: ['methotrexate'] }, herb('neem'));
    expect(warnings.map(({ trigger }) => trigger.id)).toEqual(
      expect.arrayContaining(['immunosuppressants', 'liver-straining-medicines']),
    );
    expect(new Set(warnings.flatMap(({ because }) => because))).toEqual(new Set(['Methotrexate']));
  });

  it('about the medicine itself rather than its class, unless the class is worse', () => {
    const named = (subject: Subject) =>
      told({ medicines: ['warfarin'] }, subject).warnings.map(({ trigger }) => trigger.id);
    expect(named(herb('ginger'))).toEqual(['warfarin']);
    expect(told({ medicines: ['anticoagulants'] }, herb('ginger')).warnings).toHaveLength(1);
    const both = told({ medicines: ['warfarin', 'anticoagulants'] }, herb('ginger')).warnings;
    expect(both).toHaveLength(2);
  });

  it('by the medicines a condition brings with it', () => {
    const { warnings } = told({ conditions: ['diabetes'] }, herb('fenugreek'));
    expect(warnings.some(({ trigger }) => trigger.id === 'diabetes-medicines')).toBe(true);
    expect(warnings[0]?.because).toEqual(['Diabetes']);
  });

  it('the worst first', () => {
    const order = told(
      { medicines: ['warfarin', 'diabetes-medicines', 'hiv-medicines'] },
      herb('garlic'),
    ).warnings;
    const ranks = order.map(({ level }) => ['avoid', 'caution', 'watch'].indexOf(level));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('of a product by the herbs its own row names, before those of the file', () => {
    const neem = told({ conditions: ['pregnancy'] }, { kind: 'product', id: 99_999, herbs: ['neem'] });
    expect(worstLevel(neem)).toBe('avoid');
    expect(neem.warnings[0]?.herb).toBe('Neem');
  });

  it('of what nobody has described, as a caution', () => {
    expect(worstLevel(told({ medicines: ['warfarin'] }, { kind: 'product', id: 99_999 }))).toBe('caution');
    expect(
      worstLevel(told({ medicines: ['warfarin'] }, { kind: 'product', id: 99_999, herbs: ['moon-leaf'] })),
    ).toBe('caution');
    expect(worstLevel(told({ medicines: ['warfarin'] }, herb('moon-leaf')))).toBe('caution');
  });

  it.each(remedies.flatMap((remedy) => remedy.not_for.map((rule) => [remedy.slug, rule] as const)))(
    'of the remedy %s: %o',
    (slug, { condition, level, text }) => {
      const { warnings } = told({ conditions: [condition] }, { kind: 'remedy', slug });
      expect(warnings).toContainEqual(expect.objectContaining({ level, reason: text, herb: null }));
    },
  );

  it('of a remedy by what goes into it', () => {
    const { warnings } = told({ medicines: ['warfarin'] }, { kind: 'remedy', slug: 'ginger-tea-for-nausea' });
    expect(warnings.some(({ herb: name }) => name === 'Ginger')).toBe(true);
  });

  it('not twice about the same thing, unless the herb’s own warning is worse', () => {
    for (const { slug } of remedies) {
      const own = book.remedies[slug]?.rules ?? [];
      for (const { trigger, level } of own) {
        const { warnings } = told({ conditions: [trigger.id] }, { kind: 'remedy', slug });
        const same = warnings.filter((warning) => warning.herb !== null && warning.trigger.id === trigger.id);
        for (const warning of same) expect([warning.level, level]).toEqual(['avoid', 'caution']);
      }
    }
  });
});

describe('the file', () => {
  it('holds every rule and every product of the content', () => {
    const held = [...Object.values(book.herbs), ...Object.values(book.products)].flatMap(
      (entry) => entry.rules,
    );
    const ofAge = herbs.flatMap((one) => [earlyChildRule(one), smallChildOilRule(one)]);
    expect(held.length).toBe(rules.length + ofAge.filter((rule) => rule !== null).length);
    expect(products.filter(({ id }) => !book.products[id])).toEqual([]);
  });

  it('is refused when a rule lost its text', () => {
    const damaged = { ...(file as object), texts: [] };
    expect(() => readSafetyBook(damaged)).toThrow('untested');
    expect(() => readSafetyBook(null)).toThrow('untested');
  });

  it('names only medicines and conditions that can be listed', () => {
    const named = rules.filter(({ trigger }) =>
      trigger.kind === 'medicine' ? !book.medicines[trigger.id] : !book.conditions[trigger.id],
    );
    expect(named).toEqual([]);
    const warfarin = { kind: 'medicine', id: 'warfarin', name: 'Warfarin', isKnown: true } as const;
    const reached = reachesOf(book, warfarin, nothingListed, '2026-11-24');
    expect(reached.map(({ trigger }) => trigger)).toContainEqual({ kind: 'medicine', id: 'anticoagulants' });
  });
});

it.each(herbs.map((one) => [one.slug, one] as const))('reads an edited %s as the file does', (slug, one) => {
  expect(rulesOfHerb(one)).toEqual(book.herbs[slug]?.rules);
  expect(clearOfHerb(one)).toEqual(book.herbs[slug]?.clear);
});

it.each(remedies.map((one) => [one.slug, one] as const))(
  'reads an edited %s as the file does',
  (slug, one) => {
    expect(rulesOfRemedy(one)).toEqual(book.remedies[slug]?.rules);
  },
);

it('adds, removes and joins lists', () => {
  const one = withEntry(nothingListed, 'medicines', 'warfarin', true);
  expect(one).toEqual({ medicines: ['warfarin'], conditions: [] });
  expect(withEntry(one, 'medicines', 'warfarin', false)).toBe(nothingListed);
  expect(isEmpty(one)).toBe(false);
  const both = joined(one, { medicines: ['digoxin', 'warfarin'], conditions: ['gout'] });
  expect(both).toEqual({ medicines: ['warfarin', 'digoxin'], conditions: ['gout'] });
  expect(isSame(both, { medicines: ['digoxin', 'warfarin'], conditions: ['gout'] })).toBe(true);
});

/**
 * Pairs of a herb and a medicine that two readers wrote down from published sources without having seen our rules, with
 * the medicine as somebody would type it and the mildest answer they would accept.
 */
const pairs = readFileSync('content/herbs/pairs/outside-pairs.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    z
      .strictObject({
        herb: z.string(),
        medicine: z.string(),
        least: z.enum(['watch', 'ask', 'avoid']),
        why: z.string(),
        source: z.string(),
      })
      .parse(JSON.parse(line)),
  );

const outsidersBook = readSafetyBook(JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')));

function verdictOf(herb: string, typed: string): Verdict | null {
  const { exact } = findMedicine(outsidersBook, typed);
  const written = asWritten(typed);
  const medicines = exact.length > 0 || written === null ? exact.map(({ id }) => id) : [written];
  const profile = { medicines, conditions: [] };
  return worstVerdict(findWarnings(outsidersBook, profile, { kind: 'herb', slug: herb }, '2026-11-24'));
}

const animals = 'animal evidence only';
const testTube = 'test-tube evidence only';
const hospital = 'given in hospital alone, and not in our list';

/** Pairs we answer with “not looked up”, and why. This list may only shrink. */
const notLookedUp: Readonly<Record<string, string>> = {
  'aloe-vera + sevoflurane': hospital,
  'bitter-leaf + metformin': animals,
  'bitter-leaf + artesunate': animals,
  'black-seed + amoxicillin': animals,
  'cinnamon + tetracycline': testTube,
  'ginger + metronidazole': animals,
  'ginger + rifampicin': animals,
  'gotu-kola + amitriptyline': animals,
  'kava + propofol': hospital,
  'papaya + artesunate': animals,
  'sesame + tamoxifen': animals,
  'valerian + thiopental': hospital,
};

/** Not looked up is never enough, whatever was asked. */
const rank = { clear: 0, unchecked: 0, watch: 1, ask: 2, avoid: 3 } as const;

const nameOf = ({ herb, medicine }: (typeof pairs)[number]): string => `${herb} + ${medicine}`;
const excepted = Object.keys(notLookedUp);

describe('pairs written by outsiders', () => {
  it('are two hundred, of herbs we have', () => {
    expect(pairs).toHaveLength(200);
    expect(pairs.filter(({ herb }) => !outsidersBook.herbs[herb])).toEqual([]);
  });

  it.each(pairs.filter((pair) => !excepted.includes(nameOf(pair))))(
    '$herb + $medicine: at least $least',
    ({ herb, medicine, least }) => {
      expect(rank[verdictOf(herb, medicine) ?? 'clear']).toBeGreaterThanOrEqual(rank[least]);
    },
  );

  it.each(pairs.filter((pair) => excepted.includes(nameOf(pair))))(
    '$herb + $medicine: said not to be looked up',
    ({ herb, medicine }) => {
      expect(verdictOf(herb, medicine)).toBe('unchecked');
    },
  );

  it('have no new exceptions, nor any of a pair that is gone', () => {
    expect(excepted.length).toBeLessThanOrEqual(12);
    expect(excepted.filter((name) => !pairs.some((pair) => nameOf(pair) === name))).toEqual([]);
  });
});
