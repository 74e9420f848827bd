import type { Herb, LifeStage } from './herb-schema.ts';
import type { ConditionId } from './medicines/conditions.ts';
import type { DrugId } from './medicines/drug-classes.ts';
import { supplementRules } from './medicines/supplement-rules.ts';

/** What a visitor must name for a rule to speak. Wider classes and implied medicines count as named. */
export type RuleTrigger = { kind: 'medicine'; id: DrugId } | { kind: 'condition'; id: ConditionId };

/** One warning: what meets what, how bad it is, why, and what to do. */
export interface SafetyRule {
  /** `<subject>/<slug>/<trigger>/<id>`: the same fact always has the same id. */
  id: string;
  subject: 'herb' | 'product';
  slug: string;
  trigger: RuleTrigger;
  /** avoid: do not use; caution: ask first; watch: know the sign. */
  level: 'avoid' | 'caution' | 'watch';
  reason: string;
  advice: string;
}

const levels = { major: 'avoid', moderate: 'caution', minor: 'watch' } as const;

const conditionAdvice = {
  avoid: 'Do not use it. Ask a clinician about something safer for you.',
  caution: 'Ask your clinician before you use it, and start with little.',
} as const;

const noDataAdvice = 'Nobody has studied this well. Leave it out unless your clinician agrees.';
const bleeders: readonly DrugId[] = ['anticoagulants', 'antiplatelets'];

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
    ...lifeStageRule(herb, 'child', herb.children),
    ...herb.contraindications.map(({ condition, level, text }) =>
      conditionRule(herb, condition, level, text),
    ),
    ...surgeryRule(herb),
    ...herb.interactions.map(({ drug, severity, mechanism, advice }): SafetyRule => ({
      id: `herb/${herb.slug}/medicine/${drug}`,
      subject: 'herb',
      slug: herb.slug,
      trigger: { kind: 'medicine', id: drug },
      level: levels[severity],
      reason: mechanism,
      advice,
    })),
  ];
}

/** The whole rule set: all herbs, then the nutrients of the shop that are no herbs. */
export const safetyRules = (herbs: readonly Herb[]): SafetyRule[] => [
  ...herbs.flatMap((herb) => herbRules(herb)),
  ...supplementRules,
];
