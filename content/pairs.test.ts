import { describe, expect, it } from 'vitest';

import type { Herb, Interaction } from './herb-schema.ts';
import { herbs } from './herbs.ts';
import { interactionAdvice, ways } from './herbs/interaction-advice.ts';
import type { Way } from './herbs/interaction-advice.ts';
import { herbRules } from './medicines.ts';
import { conditions } from './medicines/conditions.ts';
import { drugClasses } from './medicines/drug-classes.ts';
import { drugIds, type DrugId, type ConditionId } from './medicines/ids.ts';

/** How strong a rule is, or a contraindication: 0 watch, 1 ask first, 2 avoid. */
const strength = { minor: 0, moderate: 1, caution: 1, major: 2, avoid: 2 } as const;

const withWider = (id: DrugId): DrugId[] => [id, ...drugClasses[id].part_of.flatMap(withWider)];
const withNarrower = (id: DrugId): DrugId[] => [
  id,
  ...drugIds.filter((other) => other !== id && withWider(other).includes(id)),
];

/** The strongest rule that speaks to whoever takes the medicine; -1 when none does. */
const onMedicine = (herb: Herb, drug: DrugId): number =>
  Math.max(
    -1,
    ...herb.interactions
      .filter((one) => withWider(drug).includes(one.drug))
      .map(({ severity }) => strength[severity]),
  );

/** A condition, the medicines taken for it, and how much milder their rule may be than the contraindication. */
const covers: readonly [ConditionId, readonly DrugId[], slack: 0 | 1][] = [
  ['hiv-treatment', ['hiv-medicines', 'dolutegravir', 'protease-inhibitors', 'nnrtis'], 0],
  ['tb-treatment', ['tb-medicines', 'rifamycins', 'isoniazid'], 0],
  ['epilepsy', ['epilepsy-medicines', 'valproate', 'enzyme-inducing-epilepsy-medicines'], 0],
  ['bipolar-or-psychosis', ['lithium', 'antipsychotics'], 0],
  ['organ-transplant', ['immunosuppressants'], 0],
  ['cancer-treatment', ['cancer-medicines'], 0],
  ['overactive-thyroid', ['antithyroid-medicines'], 1],
  ['underactive-thyroid', ['levothyroxine'], 1],
  ['bleeding-disorder', ['anticoagulants', 'antiplatelets'], 1],
  ['liver-disease', ['liver-straining-medicines'], 1],
  ['depression', ['antidepressants'], 1],
  ['iron-deficiency', ['iron-tablets'], 1],
  ['low-potassium', ['potassium-losing-diuretics', 'digoxin'], 0],
];
/** Where the contraindication says nothing about medicines. */
const notAboutMedicines = new Set([
  'finger-millet overactive-thyroid', // very large amounts, where iodine is low
  'liquorice liver-disease', // it adds to swelling
  'milk-thistle liver-disease', // the cause is to be found first
  'tea liver-disease', // extract capsules only
  'eucalyptus liver-disease', // it is not to be swallowed
  'warburgia liver-disease', // it was not studied
]);

describe.each(covers)('whoever %s keeps away', (condition, drugs, slack) => {
  it.each(drugs)('is kept away by %s too', (drug) => {
    const gaps = herbs.flatMap((herb) => {
      const contra = herb.contraindications.find((one) => one.condition === condition);
      if (!contra || notAboutMedicines.has(`${herb.slug} ${condition}`)) return [];
      return onMedicine(herb, drug) >= strength[contra.level] - slack ? [] : [herb.slug];
    });
    expect(gaps).toEqual([]);
  });
});

it('keeps the worst heart and pressure herbs from the tablets for them', () => {
  const gaps = herbs.flatMap((herb) =>
    herb.contraindications
      .filter(({ level }) => level === 'avoid')
      .flatMap(({ condition }): DrugId[] => {
        if (condition === 'heart-disease') return ['digoxin', 'heart-rhythm-medicines'];
        return condition === 'high-blood-pressure' ? ['blood-pressure-medicines'] : [];
      })
      .filter((drug) => onMedicine(herb, drug) < strength.avoid)
      .map((drug) => `${herb.slug} ${drug}`),
  );
  expect(gaps).toEqual([]);
});

/** What a first warning or a summary names after "never with" or "not with", and the rules it promises. */
const named: readonly [RegExp, readonly DrugId[], readonly ConditionId[]][] = [
  [/\bHIV\b|\bARVs?\b/, ['hiv-medicines'], ['hiv-treatment']],
  [/\bTB\b/, ['tb-medicines'], ['tb-treatment']],
  [/\bheart\b/, ['digoxin', 'heart-rhythm-medicines', 'antiplatelets', 'anticoagulants'], []],
  [/\btransplant\b/, ['immunosuppressants'], ['organ-transplant']],
  [/\bepilepsy\b/, ['epilepsy-medicines'], ['epilepsy']],
  [/\bcontraceptive\b/, ['contraceptives'], []],
];
const forbids = /\b(?:never|not|do not use it) with ([^.:;]*)/gi;

describe('what a warning names', () => {
  const promises = herbs.flatMap((herb) =>
    [herb.alert ?? '', herb.summary].flatMap((text) =>
      [...text.matchAll(forbids)].flatMap(([, list = '']) =>
        named.filter(([words]) => words.test(list)).map((promise) => [herb, ...promise] as const),
      ),
    ),
  );

  it('is found in the texts', () => {
    expect(promises.map(([{ slug }]) => slug)).toEqual(
      expect.arrayContaining(['african-potato', 'echinacea', 'st-johns-wort']),
    );
  });

  it('has its rule at avoid', () => {
    const broken = promises.flatMap(([herb, , drugs, ids]) => [
      ...drugs.filter((drug) => onMedicine(herb, drug) < strength.avoid).map((id) => `${herb.slug} ${id}`),
      ...ids
        .filter((id) => !herb.contraindications.some((one) => one.condition === id && one.level === 'avoid'))
        .map((id) => `${herb.slug} ${id}`),
    ]);
    expect(broken).toEqual([]);
  });

  it('keeps life stages away that a first warning names', () => {
    const stages = [
      [/\bnever in pregnancy\b/i, 'pregnancy'],
      [/\bnever [^.]*\bbreastfeeding\b/i, 'lactation'],
      [/\bnever [^.]*\b(?:babies|child)\b/i, 'children'],
    ] as const;
    const broken = herbs.flatMap((herb) =>
      stages
        .filter(([words]) => words.test(herb.alert ?? ''))
        .filter(([, stage]) => !['avoid', 'caution'].includes(herb[stage].status))
        .map(([, stage]) => `${herb.slug} ${stage}`),
    );
    expect(broken).toEqual([]);
  });
});

const isWay = (text: string): text is Way => text in ways;
const everyAdvice = Object.keys(ways)
  .filter(isWay)
  .flatMap((way) =>
    drugIds.flatMap((drug) =>
      (['major', 'moderate', 'minor'] as const).map((severity) => ({
        way,
        drug,
        severity,
        acts: ways[way],
        advice: interactionAdvice(drug, severity, way),
      })),
    ),
  );
const written = herbs.flatMap(({ slug, interactions }) => interactions.map((one) => ({ slug, ...one })));
const hours = /\bhours?\b|\bapart\b/;
const signsOfOrgans = /dark urine|yellow eyes|stomach pain|black stool|muscle pain|swelling/;
const forbidding = /^(?:do not|never|stop it|no piperine)/i;

type Said = Pick<Interaction, 'acts' | 'drug' | 'severity' | 'advice'>;
describe.each<[string, readonly Said[]]>([
  ['the advice made from how they meet', everyAdvice],
  ['the advice of the monographs', written],
])('%s', (_, said) => {
  const wrong = (test: (one: Said) => boolean): string[] =>
    said.filter((one) => !test(one)).map((one) => `${one.drug} ${one.severity} ${one.acts}: ${one.advice}`);

  it('keeps hours between what meets in the gut, and only that', () => {
    expect(wrong(({ acts, advice }) => (acts === 'absorption') === hours.test(advice))).toEqual([]);
  });

  it('names the sign of a strained organ', () => {
    expect(wrong(({ acts, advice }) => acts !== 'organ' || signsOfOrgans.test(advice))).toEqual([]);
  });

  it('forbids what is to be avoided', () => {
    const isApart = (acts: Said['acts']): boolean => acts === 'absorption';
    expect(
      wrong(({ acts, severity, advice }) => severity !== 'major' || isApart(acts) || forbidding.test(advice)),
    ).toEqual([]);
  });

  it('ends as a sentence', () => {
    expect(wrong(({ advice }) => /[.!]$/.test(advice))).toEqual([]);
  });
});

it('looks for too much where the level rises, and for too little where it falls', () => {
  const wrong = everyAdvice.filter(({ way, advice }) => {
    if (way === 'lowers' || way === 'opposes')
      return /muscle pain|bleeding|faint|signs of a low|too strong/.test(advice);
    return way === 'raises' || way === 'adds' ? /clots|too weak|pain comes back/.test(advice) : false;
  });
  expect(wrong).toEqual([]);
});

describe.each(herbs.map((herb) => [herb.slug, herb] as const))('%s', (_slug, herb) => {
  it('speaks in sentences', () => {
    for (const { reason, advice } of herbRules(herb)) {
      expect(reason).toMatch(/[.!]$/);
      expect(advice).toMatch(/[.!]$/);
    }
  });

  it('backs its pairs with references of its own list', () => {
    const ids = new Set(herb.references.map(({ id }) => id));
    const cited = [...herb.interactions, ...herb.nothing_found].flatMap(({ references }) => references ?? []);
    expect(cited.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('calls nothing clear of which a rule speaks', () => {
    const ruled = new Set<string>(herbRules(herb).map(({ trigger }) => trigger.id));
    const clear = herb.nothing_found;
    const denied = clear.flatMap((pair) => {
      const about = 'drug' in pair ? pair.drug : pair.condition;
      const touched: readonly string[] =
        'drug' in pair
          ? [...withWider(pair.drug), ...withNarrower(pair.drug)]
          : [pair.condition, ...conditions[pair.condition].implies.flatMap(withWider)];
      return touched.filter((id) => ruled.has(id)).map((id) => `${about}: ${id}`);
    });
    expect(denied).toEqual([]);
    const ids = clear.map((pair) => ('drug' in pair ? pair.drug : pair.condition));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Herbs whose interactions were gone through class by class. */
const goneThrough = [
  'st-johns-wort',
  'grapefruit',
  'kava',
  'goldenseal',
  'ginseng',
  'liquorice',
  'african-potato',
  'echinacea',
  'garlic',
  'ginkgo',
  'valerian',
  'milk-thistle',
  'chamomile',
  'ginger',
  'ashwagandha',
];
it.each(goneThrough)('every pair of %s has its source', (slug) => {
  const herb = herbs.find((one) => one.slug === slug);
  expect(herb?.interactions.filter(({ references }) => !references?.length)).toEqual([]);
});

describe('what once was missing or wrong', () => {
  const of = (slug: string, drug: DrugId): number => {
    const herb = herbs.find((one) => one.slug === slug);
    return herb ? onMedicine(herb, drug) : -1;
  };

  it.each([
    ['echinacea', 'tb-medicines', 'avoid'],
    ['st-johns-wort', 'lithium', 'avoid'],
    ['st-johns-wort', 'antipsychotics', 'avoid'],
    ['st-johns-wort', 'heart-rhythm-medicines', 'avoid'],
    ['st-johns-wort', 'hormone-medicines', 'caution'],
    ['st-johns-wort', 'steroids', 'caution'],
    ['st-johns-wort', 'levothyroxine', 'caution'],
    ['st-johns-wort', 'antiplatelets', 'avoid'],
    ['st-johns-wort', 'malaria-medicines', 'avoid'],
    ['st-johns-wort', 'migraine-medicines', 'avoid'],
    ['fennel', 'epilepsy-medicines', 'avoid'],
    ['ginseng', 'antipsychotics', 'avoid'],
    ['african-potato', 'dolutegravir', 'avoid'],
    ['kava', 'opioids', 'avoid'],
    ['kava', 'alcohol', 'avoid'],
    ['kava', 'epilepsy-medicines', 'caution'],
    ['kava', 'statins-by-cyp3a4', 'avoid'],
    ['goldenseal', 'statins', 'caution'],
    ['grapefruit', 'statins-by-cyp3a4', 'avoid'],
    ['grapefruit', 'direct-anticoagulants', 'caution'],
    ['grapefruit', 'cancer-medicines', 'caution'],
    ['grapefruit', 'antipsychotics', 'caution'],
    ['grapefruit', 'opioids', 'caution'],
    ['ginkgo', 'nnrtis', 'avoid'],
    ['miraa', 'heart-rhythm-medicines', 'avoid'],
  ] as const)('%s with %s: at least %s', (slug, drug, level) => {
    expect(of(slug, drug)).toBeGreaterThanOrEqual(strength[level]);
  });

  it.each([
    ['ashwagandha', 'levothyroxine', 'effect'],
    ['guggul', 'levothyroxine', 'effect'],
    ['moringa', 'levothyroxine', 'effect'],
    ['psyllium', 'levothyroxine', 'absorption'],
    ['hibiscus', 'statins', 'enzyme'],
    ['st-johns-wort', 'statins', 'enzyme'],
    ['kava', 'paracetamol', 'organ'],
    ['ginkgo', 'nsaids', 'effect'],
  ] as const)('%s meets %s by %s', (slug, drug, acts) => {
    expect(written.find((one) => one.slug === slug && one.drug === drug)?.acts).toBe(acts);
  });

  it('tells nobody to watch for sore muscles where the statin falls', () => {
    const falls = written.filter(({ drug, mechanism }) => drug === 'statins' && /lower/.test(mechanism));
    expect(falls.length).toBeGreaterThan(1);
    for (const { advice } of falls) expect(advice).not.toMatch(/muscle/);
  });
});
