import type { Herb, LifeStage } from './herb-schema.ts';
import type { DrugId, ConditionId } from './medicines/ids.ts';
import type { RuleSource, SafetyRule, ClearPair } from './medicines/safety-rule.ts';
import { supplementRules } from './medicines/supplement-rules.ts';

const levels = { major: 'avoid', moderate: 'caution', minor: 'watch' } as const;

const conditionAdvice = {
  avoid: 'Do not use it. Ask a clinician about something safer for you.',
  caution: 'Ask your clinician before you use it, and start with little.',
} as const;

const noDataAdvice = 'Nobody has studied this well. Leave it out unless your clinician agrees.';
const earlyAdvice = 'Wait until that age, or ask the child clinic.';
const bleeders: readonly DrugId[] = ['anticoagulants', 'antiplatelets'];

const sourcesOf = (herb: Herb, ids: readonly string[] | undefined): RuleSource[] =>
  herb.references
    .filter((reference) => ids?.includes(reference.id))
    .map(({ title, publisher, year, url }) => ({ title, publisher, year, url }));

/**
 * From what age a herb has a preparation, in years: of those that are swallowed, else of those for the outside. Null
 * without any.
 */
function youngestAge({ preparations }: Pick<Herb, 'preparations'>): number | null {
  const swallowed = preparations.filter(({ external }) => !external);
  const ages = (swallowed.length > 0 ? swallowed : preparations).map((one) => one.min_age_years);
  return ages.length > 0 ? Math.min(...ages) : null;
}

/**
 * What a monograph says of children, by their age. `avoid` and `caution` were written of all children; from the age its own
 * preparation begins at they are one level milder. Missing data stays a caution at any age.
 */
function childRules(herb: Herb): SafetyRule[] {
  const from = youngestAge(herb);
  const isMilder = herb.children.status !== 'no_data' && from !== null && from > 0;
  return lifeStageRule(herb, 'child', herb.children).map((rule) => ({
    ...rule,
    ...(isMilder && { milder_from_years: from }),
  }));
}

/**
 * Essential oils and small children: cineole, camphor, menthol and thymol near the face can shut a small throat, eugenol
 * and camphor that were swallowed bring on fits and coma. Whatever a monograph says of the leaf, its oil is for nobody
 * under 3 years (30 months in the European Union herbal monographs on eucalyptus, peppermint and rosemary oil). `src/entities/safety/edited-rules.ts` reads edited monographs the same way.
 */
export function smallChildOilRule(herb: Herb): SafetyRule | null {
  if (!herb.parts_used.includes('essential oil')) return null;
  return {
    ...conditionRule(
      herb,
      'child',
      'avoid',
      'Its essential oil can stop the breath of a small child or bring on fits: breathed, on the skin or swallowed.',
      'Keep the oil away from children under 3 years, also in steam, balms and diffusers. The plant itself is another matter.',
    ),
    until_years: 3,
    of_oil: true,
  };
}

/** A food that suits children does so from an age; before it, the check asks. */
export function earlyChildRule(herb: Herb): SafetyRule | null {
  const from = youngestAge(herb);
  if (herb.children.status !== 'ok' || from === null || from === 0) return null;
  return {
    ...conditionRule(herb, 'child', 'caution', herb.children.text, earlyAdvice),
    until_years: from,
  };
}

/** Pairs that may be called clear: looked up without a finding, and life stages a monograph calls fine. */
export function clearPairs(herb: Herb): ClearPair[] {
  const stages = [
    ['pregnancy', herb.pregnancy],
    ['breastfeeding', herb.lactation],
    ['child', herb.children],
  ] as const;
  return [
    ...stages.flatMap(([id, { status }]): ClearPair[] =>
      status === 'ok'
        ? [{ trigger: { kind: 'condition', id }, lookedUp: herb.reviewed_at, sources: [] }]
        : [],
    ),
    ...herb.nothing_found.map((found): ClearPair => ({
      trigger:
        'drug' in found ? { kind: 'medicine', id: found.drug } : { kind: 'condition', id: found.condition },
      lookedUp: found.looked_up,
      sources: sourcesOf(herb, found.references),
    })),
  ];
}

function lifeStageRule(herb: Herb, id: ConditionId, stage: LifeStage): SafetyRule[] {
  if (stage.status === 'ok') return [];
  const level = stage.status === 'avoid' ? 'avoid' : 'caution';
  const advice = stage.status === 'no_data' ? noDataAdvice : conditionAdvice[level];
  return [conditionRule(herb, id, level, stage.text, advice)];
}

const conditionRule = (
  herb: Herb,
  id: ConditionId,
  level: 'avoid' | 'caution',
  reason: string,
  advice: string = conditionAdvice[level],
): SafetyRule => ({
  id: `herb/${herb.slug}/condition/${id}`,
  subject: 'herb',
  slug: herb.slug,
  trigger: { kind: 'condition', id },
  level,
  reason,
  advice,
});

/**
 * What changes bleeding with medicines also matters on the operating table. Warfarin alone does not count: many
 * greens meet it through vitamin K, which makes nobody bleed.
 */
function surgeryRule(herb: Herb): SafetyRule[] {
  const known = herb.contraindications.some(({ condition }) => condition === 'surgery-within-2-weeks');
  const bleeds = herb.interactions.some(
    ({ drug, severity }) => bleeders.includes(drug) && severity !== 'minor',
  );
  if (known || !bleeds) return [];
  const reason = 'In more than food amounts it may make bleeding during an operation harder to stop.';
  const advice = 'Stop more than food amounts two weeks before, and tell the surgeon.';
  return [conditionRule(herb, 'surgery-within-2-weeks', 'caution', reason, advice)];
}

/**
 * Every warning in a monograph as a rule: interactions by class of medicine, contraindications by condition, and
 * pregnancy, breastfeeding and children, where missing data reads as caution.
 */
export function herbRules(herb: Herb): SafetyRule[] {
  return [
    ...lifeStageRule(herb, 'pregnancy', herb.pregnancy),
    ...lifeStageRule(herb, 'breastfeeding', herb.lactation),
    ...childRules(herb),
    ...herb.contraindications.map(({ condition, level, text }) =>
      conditionRule(herb, condition, level, text),
    ),
    ...surgeryRule(herb),
    ...herb.interactions.map(({ drug, severity, mechanism, advice, references }): SafetyRule => ({
      id: `herb/${herb.slug}/medicine/${drug}`,
      subject: 'herb',
      slug: herb.slug,
      trigger: { kind: 'medicine', id: drug },
      level: levels[severity],
      reason: mechanism,
      advice,
      ...(references && { sources: sourcesOf(herb, references) }),
    })),
  ];
}

/** The whole rule set: all herbs, then the nutrients of the shop that are no herbs. */
export const safetyRules = (herbs: readonly Herb[]): SafetyRule[] => [
  ...herbs.flatMap((herb) => herbRules(herb)),
  ...supplementRules,
];
