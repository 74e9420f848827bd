import type { DrugId, ConditionId } from './ids.ts';
import type { RuleTrigger, SafetyRule } from './safety-rule.ts';

/**
 * Warnings for products of the shop that are no herbs. Dolutegravir: 2 hours before or 6 hours after minerals, as its
 * prescribing information says. The others follow the fact sheets of the US Office of Dietary Supplements
 * (https://ods.od.nih.gov/) on each nutrient.
 */
const rule = (
  slug: string,
  trigger: RuleTrigger,
  level: SafetyRule['level'],
  reason: string,
  advice: string,
): SafetyRule => ({
  id: `product/${slug}/${trigger.kind}/${trigger.id}`,
  subject: 'product',
  slug,
  trigger,
  level,
  reason,
  advice,
});
const medicine = (id: DrugId): RuleTrigger => ({ kind: 'medicine', id });
const condition = (id: ConditionId): RuleTrigger => ({ kind: 'condition', id });

const minerals = [
  ['iron-folate', 'Iron'],
  ['zinc-15', 'Zinc'],
  ['magnesium-citrate', 'Magnesium'],
  ['calcium-vitamin-d', 'Calcium'],
] as const;

/** Minerals bind some medicines in the gut, so that less of the medicine reaches the blood. */
const mineralRules = minerals.flatMap(([slug, name]): SafetyRule[] => [
  rule(
    slug,
    medicine('dolutegravir'),
    'caution',
    `${name} holds dolutegravir back in the gut, so that too little of it reaches the blood.`,
    `Take dolutegravir at least 2 hours before or 6 hours after ${name.toLowerCase()}, and tell your HIV clinic.`,
  ),
  rule(
    slug,
    medicine('metal-binding-antibiotics'),
    'caution',
    `${name} binds these antibiotics, which then work less.`,
    'Take the antibiotic 2 hours before or 4 to 6 hours after it.',
  ),
  ...(name === 'Zinc'
    ? []
    : [
        rule(
          slug,
          medicine('levothyroxine'),
          'caution',
          `${name} holds thyroid hormone back in the gut.`,
          'Take levothyroxine at least 4 hours apart from it.',
        ),
      ]),
]);

export const supplementRules: readonly SafetyRule[] = [
  ...mineralRules,
  rule(
    'iron-folate',
    condition('child'),
    'avoid',
    'A few iron tablets can kill a small child.',
    'Keep the pack locked away; give a child iron only from the clinic.',
  ),
  rule(
    'iron-folate',
    condition('iron-overload'),
    'avoid',
    'The body cannot pass out surplus iron.',
    'Do not take it unless your clinician has measured your iron.',
  ),
  rule(
    'iron-folate',
    medicine('epilepsy-medicines'),
    'caution',
    'Folic acid can change the level of phenytoin and some other epilepsy medicines.',
    'Ask the clinician who follows your epilepsy.',
  ),
  rule(
    'magnesium-citrate',
    condition('kidney-disease'),
    'avoid',
    'Weak kidneys cannot pass magnesium out, and it builds up.',
    'Do not take it unless your kidney clinic agrees.',
  ),
  rule(
    'magnesium-citrate',
    medicine('blood-pressure-medicines'),
    'watch',
    'Magnesium lowers blood pressure a little.',
    'Measure your pressure in the first weeks.',
  ),
  rule(
    'calcium-vitamin-d',
    medicine('digoxin'),
    'caution',
    'High blood calcium makes digoxin stronger and riskier.',
    'Ask your heart clinic, and have your calcium checked.',
  ),
  rule(
    'calcium-vitamin-d',
    condition('kidney-stones'),
    'caution',
    'Calcium tablets may add to kidney stones.',
    'Ask your clinician, and prefer calcium from food.',
  ),
  rule(
    'calcium-vitamin-d',
    condition('kidney-disease'),
    'caution',
    'Weak kidneys keep calcium in the blood.',
    'Take it only as your kidney clinic says.',
  ),
  rule(
    'vitamin-d3-1000',
    medicine('digoxin'),
    'caution',
    'Vitamin D can raise blood calcium, which makes digoxin riskier.',
    'Ask your heart clinic before daily use.',
  ),
  rule(
    'vitamin-d3-1000',
    medicine('diuretics'),
    'caution',
    'Thiazide water tablets keep calcium in the body, and vitamin D adds to it.',
    'Ask your clinician whether your calcium should be checked.',
  ),
  rule(
    'vitamin-d3-1000',
    condition('kidney-stones'),
    'caution',
    'Vitamin D raises the calcium that passes through the kidneys.',
    'Ask your clinician before daily use.',
  ),
  rule(
    'vitamin-c-500',
    condition('kidney-stones'),
    'avoid',
    'Part of a high dose leaves the body as oxalate, which forms stones.',
    'Keep to fruit and vegetables.',
  ),
  rule(
    'vitamin-c-500',
    condition('iron-overload'),
    'avoid',
    'Vitamin C makes the body take up more iron.',
    'Keep to fruit and vegetables.',
  ),
  rule(
    'vitamin-c-500',
    condition('g6pd-deficiency'),
    'caution',
    'Very high doses can break down red blood cells.',
    'Ask your clinician, and never take more than the pack says.',
  ),
  rule(
    'vitamin-c-500',
    medicine('warfarin'),
    'watch',
    'High doses have weakened warfarin in a few reports.',
    'Keep to one tablet and tell your clinic.',
  ),
  rule(
    'omega-3-fish-oil',
    medicine('anticoagulants'),
    'caution',
    'Fish oil in high doses slows clotting a little.',
    'Ask your clinic first, and mention it before an operation.',
  ),
  rule(
    'omega-3-fish-oil',
    condition('heart-disease'),
    'caution',
    'High doses may disturb the heart rhythm.',
    'Ask your heart clinic about the dose.',
  ),
  rule(
    'probiotic-capsules',
    medicine('immunosuppressants'),
    'caution',
    'Live bacteria can spread in people whose defences are held down.',
    'Ask the clinician who follows you.',
  ),
  rule(
    'probiotic-capsules',
    condition('hiv-treatment'),
    'caution',
    'With advanced HIV, live bacteria can spread into the blood.',
    'Ask your clinic whether your CD4 count allows it.',
  ),
  rule(
    'raw-acacia-honey',
    condition('diabetes'),
    'caution',
    'Honey is sugar and raises blood sugar.',
    'Count it like sugar and keep to a teaspoon.',
  ),
  {
    ...rule(
      'raw-acacia-honey',
      condition('child'),
      'avoid',
      'Honey can cause botulism in a baby under 12 months.',
      'Never give it before the first birthday.',
    ),
    until_years: 1,
  },
];
