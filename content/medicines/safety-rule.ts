import type { ConditionId, DrugId } from './ids.ts';

/** What a visitor must name for a rule to speak. Wider classes and implied medicines count as named. */
export type RuleTrigger = { kind: 'medicine'; id: DrugId } | { kind: 'condition'; id: ConditionId };

export interface RuleSource {
  title: string;
  publisher: string;
  year: number | null;
  url: string | null;
}

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
  /** On `child`: silent from this age, in years. */
  until_years?: number;
  /** On `child`: one level milder from this age, in years, for which the monograph has a preparation. */
  milder_from_years?: number;
  /** About the essential oil alone: it says nothing of a remedy or a product made of the plant. */
  of_oil?: true;
  /** Where it is written. */
  sources?: readonly RuleSource[];
}

/** A pair that was looked up without finding anything, with where and when (`2026-11`). */
export interface ClearPair {
  trigger: RuleTrigger;
  lookedUp: string;
  sources: readonly RuleSource[];
}
