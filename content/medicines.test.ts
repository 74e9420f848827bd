import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { herbs } from './herbs.ts';
import { herbWarnings } from './known-interactions.ts';
import type { WarningTopic } from './known-interactions.ts';
import { herbRules, safetyRules, smallChildOilRule } from './medicines.ts';
import { conditions } from './medicines/conditions.ts';
import { drugClasses } from './medicines/drug-classes.ts';
import { drugIds, type DrugId, conditionIds, type ConditionId } from './medicines/ids.ts';
import type { SafetyRule } from './medicines/safety-rule.ts';
import { supplementRules } from './medicines/supplement-rules.ts';
import { products } from './products.ts';

/** What no herb is known to meet. With these a pair is clear where that was looked up, and not looked up elsewhere. */
const seldomMet = new Set<DrugId | ConditionId>([
  'fertility-medicines',
  'other-antifungals',
  'other-medicines',
  'antivirals',
  'hydroxychloroquine',
  'diarrhoea-medicines',
  'cramp-medicines',
  'bone-medicines',
  'dementia-medicines',
  'mineral-tablets',
  'potassium-raising-medicines',
  'potassium-tablets',
  'vitamins',
  'skin-medicines',
  'eye-and-ear-drops',
  'vaccines',
  'after-birth',
  'sickle-cell',
]);
const rules = safetyRules(herbs);
const rulesOf = (slug: string): SafetyRule[] => rules.filter((rule) => rule.slug === slug);
const onMedicine = (slug: string, drug: DrugId): SafetyRule['level'] | undefined =>
  rulesOf(slug).find(({ trigger }) => trigger.kind === 'medicine' && trigger.id === drug)?.level;
const onCondition = (slug: string, id: ConditionId): SafetyRule['level'] | undefined =>
  rulesOf(slug).find(({ trigger }) => trigger.kind === 'condition' && trigger.id === id)?.level;

describe('essential oils and small children', () => {
  const oily = herbs.filter(({ parts_used }) => parts_used.includes('essential oil'));
  it.each(oily)('$slug is avoided under 3, and its page says so', (herb) => {
    expect(smallChildOilRule(herb)).toMatchObject({
      level: 'avoid',
      until_years: 3,
      trigger: { id: 'child' },
    });
    expect(herb.children.text).toMatch(/oil under (3|18)|oil, not even|not under 6 years in any way/i);
  });
  it('are all found: what says that its oil or vapour harms a child is avoided for it, or has the part', () => {
    const harms = herbs.filter((herb) =>
      /\b(essential )?oils?\b[^.]*\b(child|baby|fits|breath)|camphor brings|thujone/i.test(
        [herb.alert, herb.about, herb.children.text, ...herb.side_effects].join(' | '),
      ),
    );
    expect(harms.length).toBeGreaterThan(6);
    const open = harms.filter((herb) => smallChildOilRule(herb) === null && herb.children.status !== 'avoid');
    expect(open.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the lists a visitor picks from', () => {
  it.each(drugIds)('%s has examples and a family without circles', (id) => {
    const drug = drugClasses[id];
    expect(drug.examples.length).toBeGreaterThan(0);
    expect(drug.search.length).toBeGreaterThan(0);
    for (const wider of drug.part_of) expect(drugClasses[wider].part_of).not.toContain(id);
  });

  it('have names of their own', () => {
    const names = [...Object.values(drugClasses), ...Object.values(conditions)].map(({ name }) => name);
    expect(new Set(names).size).toBe(drugIds.length + conditionIds.length);
  });

  it('are met by a rule, or by nothing that calls them clear without a source', () => {
    const met = new Set(rules.map(({ trigger }) => `${trigger.kind} ${trigger.id}`));
    const widening = (id: DrugId): DrugId[] => [id, ...drugClasses[id].part_of.flatMap(widening)];
    const unmet = [
      ...drugIds.filter((id) => !widening(id).some((wider) => met.has(`medicine ${wider}`))),
      ...conditionIds.filter((id) => !met.has(`condition ${id}`) && conditions[id].implies.length === 0),
    ];
    expect(unmet.filter((id) => !seldomMet.has(id))).toEqual([]);
    const cleared = herbs.flatMap((herb) => herb.nothing_found.map((pair) => ({ ...pair, slug: herb.slug })));
    expect(cleared.filter(({ references }) => references.length === 0)).toEqual([]);
  });
});

describe('the rule set', () => {
  it('never says one fact twice', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it('turns every interaction and contraindication into a rule', () => {
    for (const herb of herbs) {
      const own = herbRules(herb);
      for (const { drug, severity } of herb.interactions) {
        const level = { major: 'avoid', moderate: 'caution', minor: 'watch' }[severity];
        expect(own.find(({ trigger }) => trigger.id === drug)).toMatchObject({ level, slug: herb.slug });
      }
      for (const { condition, level } of herb.contraindications) {
        expect(own.find(({ trigger }) => trigger.id === condition)?.level).toBe(level);
      }
    }
  });

  it('reads missing data as caution', () => {
    const stages = [
      ['pregnancy', 'pregnancy'],
      ['lactation', 'breastfeeding'],
      ['children', 'child'],
    ] as const;
    for (const herb of herbs) {
      for (const [stage, condition] of stages) {
        const expected = { avoid: 'avoid', caution: 'caution', no_data: 'caution', ok: undefined }[
          herb[stage].status
        ];
        expect([herb.slug, stage, onCondition(herb.slug, condition)]).toEqual([herb.slug, stage, expected]);
      }
    }
  });

  it('warns before an operation about what changes bleeding', () => {
    for (const slug of ['ginger', 'garlic', 'turmeric', 'ginkgo']) {
      expect(onCondition(slug, 'surgery-within-2-weeks')).toBeDefined();
    }
    expect(onCondition('amaranth', 'surgery-within-2-weeks')).toBeUndefined();
  });

  it('makes no banned claim', () => {
    for (const { reason, advice } of rules) expect(findBannedClaim(`${reason} ${advice}`)).toBeNull();
  });

  it('warns only about products we sell', () => {
    const slugs = new Set(products.map((product) => product.slug));
    expect(supplementRules.filter(({ slug }) => !slugs.has(slug))).toEqual([]);
  });
});

describe('what must never be missing', () => {
  it.each([
    ['st-johns-wort', 'hiv-medicines', 'avoid'],
    ['st-johns-wort', 'dolutegravir', 'avoid'],
    ['black-pepper', 'hiv-medicines', 'avoid'],
    ['grapefruit', 'hiv-medicines', 'avoid'],
    ['african-potato', 'hiv-medicines', 'avoid'],
    ['ginkgo', 'hiv-medicines', 'caution'],
    ['ginseng', 'hiv-medicines', 'caution'],
    ['garlic', 'hiv-medicines', 'caution'],
    ['goldenseal', 'hiv-medicines', 'caution'],
    ['kava', 'hiv-medicines', 'caution'],
    ['iron-folate', 'dolutegravir', 'caution'],
    ['zinc-15', 'dolutegravir', 'caution'],
    ['magnesium-citrate', 'dolutegravir', 'caution'],
    ['calcium-vitamin-d', 'dolutegravir', 'caution'],
    ['garlic', 'warfarin', 'caution'],
    ['ginger', 'warfarin', 'caution'],
    ['turmeric', 'warfarin', 'caution'],
    ['ginkgo', 'warfarin', 'avoid'],
    ['hibiscus', 'blood-pressure-medicines', 'caution'],
    ['liquorice', 'blood-pressure-medicines', 'avoid'],
    ['fenugreek', 'hypo-prone-medicines', 'caution'],
    ['bitter-melon', 'hypo-prone-medicines', 'caution'],
    ['cinnamon', 'hypo-prone-medicines', 'caution'],
    ['aloe-vera', 'hypo-prone-medicines', 'caution'],
    ['aloe-vera', 'diuretics', 'avoid'],
    ['aloe-vera', 'digoxin', 'avoid'],
    ['senna', 'diuretics', 'avoid'],
    ['senna', 'digoxin', 'avoid'],
    ['liquorice', 'diuretics', 'avoid'],
    ['liquorice', 'digoxin', 'avoid'],
    ['ashwagandha', 'levothyroxine', 'caution'],
    ['ashwagandha', 'liver-straining-medicines', 'caution'],
  ] as const)('%s with %s: %s', (slug, drug, level) => {
    expect(onMedicine(slug, drug)).toBe(level);
  });

  it.each([
    ['ashwagandha', 'pregnancy'],
    ['ashwagandha', 'liver-disease'],
    ['ashwagandha', 'overactive-thyroid'],
    ['neem', 'pregnancy'],
    ['liquorice', 'high-blood-pressure'],
  ] as const)('%s with %s: avoid', (slug, condition) => {
    expect(onCondition(slug, condition)).toBe('avoid');
  });

  it('calls artemisia tea no malaria treatment', () => {
    for (const slug of ['artemisia-annua', 'artemisia-afra']) {
      const uses = herbs.find((herb) => herb.slug === slug)?.uses ?? [];
      expect(uses.filter(({ text }) => /malaria/i.test(text)).map(({ evidence }) => evidence)).toEqual(['D']);
    }
  });
});

/** What a product label warns about, its monograph must warn about too. */
const topicTriggers: Partial<Record<WarningTopic, readonly (DrugId | ConditionId)[]>> = {
  warfarin: ['warfarin', 'anticoagulants'],
  diabetes: ['diabetes-medicines', 'hypo-prone-medicines', 'diabetes'],
  'blood pressure': ['blood-pressure-medicines', 'ace-and-arb', 'low-blood-pressure', 'high-blood-pressure'],
  diuretics: ['diuretics'],
  digoxin: ['digoxin'],
  hiv: ['hiv-medicines'],
  thyroid: ['levothyroxine', 'antithyroid-medicines'],
  liver: ['liver-disease', 'liver-straining-medicines'],
  kidney: ['kidney-disease'],
  iron: ['iron-tablets', 'iron-deficiency'],
  swallowing: ['swallowing-difficulty', 'bowel-blockage'],
  nuts: ['nut-allergy'],
  sesame: ['sesame-allergy'],
};

it.each(Object.entries(herbWarnings))('the monograph of %s says what its labels say', (slug, topics) => {
  const triggers = new Set<string>(rulesOf(slug).map(({ trigger }) => trigger.id));
  const missing = topics.filter((topic) => {
    const wanted = topicTriggers[topic];
    const outside = topic === 'swallowing' && herbs.find((herb) => herb.slug === slug)?.alert != null;
    return wanted !== undefined && !outside && !wanted.some((id) => triggers.has(id));
  });
  expect(missing).toEqual([]);
});

it.each([
  ['type 2 diabetes', 'diabetes'],
  ['high bp', 'high-blood-pressure'],
  ['presha ya juu', 'high-blood-pressure'],
  ['kidney failure', 'kidney-disease'],
  ['ugonjwa wa moyo', 'heart-disease'],
  ['vvu', 'hiv-treatment'],
  ['ulcers', 'stomach-ulcer'],
  ['bipolar disorder', 'bipolar-or-psychosis'],
] as const)('“%s” is a name of %s alone', (typed, id) =>
  expect(conditionIds.filter((one) => conditions[one].search.includes(typed))).toEqual([id]),
);
