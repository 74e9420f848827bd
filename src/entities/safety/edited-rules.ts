import { t } from '../../words/shop.ts';
import type { HerbEntry, Level, Rule, Source, Trigger } from './safety-book.ts';

/**
 * Rules of a monograph that was edited since the site was built, by the same reading as the file's: interactions by
 * class of medicine, contraindications by condition, and the life stages, where missing data reads as caution.
 */
export type EditedHerb = {
  pregnancy: Stage;
  lactation: Stage;
  children: Stage;
  contraindications: readonly { condition: string; level: 'avoid' | 'caution'; text: string }[];
  interactions: readonly {
    drug: string;
    severity: Severity;
    mechanism: string;
    advice: string;
    references?: readonly string[] | undefined;
  }[];
  parts_used?: readonly string[] | undefined;
  preparations?: readonly { external: boolean; min_age_years: number }[] | undefined;
  references?: readonly (Source & { id: string })[] | undefined;
  nothing_found?: readonly LookedUp[] | undefined;
  reviewed_at: string;
};
type Stage = { status: 'avoid' | 'caution' | 'no_data' | 'ok'; text: string };
type Severity = 'major' | 'moderate' | 'minor';
type LookedUp = { references: readonly string[]; looked_up: string } & (
  | { drug: string }
  | { condition: string }
);

const levelOf: Readonly<Record<Severity, Level>> = { major: 'avoid', moderate: 'caution', minor: 'watch' };
const advice = {
  avoid: t('Do not use it. Ask a clinician about something safer for you.'),
  caution: t('Ask your clinician before you use it, and start with little.'),
  no_data: t('Nobody has studied this well. Leave it out unless your clinician agrees.'),
} as const;
const earlyAdvice = t('Wait until that age, or ask the child clinic.');
const bleeders = ['anticoagulants', 'antiplatelets'];

const sourcesOf = (herb: EditedHerb, ids: readonly string[]): Source[] =>
  (herb.references ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ title, publisher, year, url }) => ({ title, publisher, year, url }));

/** From what age it has a preparation: of those that are swallowed, else of those for the outside. */
function youngestAge({ preparations = [] }: EditedHerb): number | null {
  const swallowed = preparations.filter(({ external }) => !external);
  const ages = (swallowed.length > 0 ? swallowed : preparations).map((one) => one.min_age_years);
  return ages.length > 0 ? Math.min(...ages) : null;
}

export const onCondition = (id: string, level: Level, reason: string, what: string): Rule => ({
  trigger: { kind: 'condition', id } satisfies Trigger,
  level,
  reason,
  advice: what,
});

const ofStage = (id: string, { status, text }: Stage): Rule[] =>
  status === 'ok' ? [] : [onCondition(id, status === 'avoid' ? 'avoid' : 'caution', text, advice[status])];

/** From the age its own preparation begins at, what is said of children is one level milder; missing data is not. */
function ofChildren(herb: EditedHerb): Rule[] {
  const from = youngestAge(herb);
  const isMilder = herb.children.status !== 'no_data' && from !== null && from > 0;
  return ofStage('child', herb.children).map((rule) => ({
    ...rule,
    ...(isMilder && { milder_from_years: from }),
  }));
}

/** Its essential oil is for no small child, whatever the monograph says of the plant. */
function ofOil({ parts_used = [] }: EditedHerb): Rule[] {
  if (!parts_used.includes('essential oil')) return [];
  const rule = onCondition(
    'child',
    'avoid',
    t(
      'Its essential oil can stop the breath of a small child or bring on fits: breathed, on the skin or swallowed.',
    ),
    t(
      'Keep the oil away from children under 3 years, also in steam, balms and diffusers. The plant itself is another matter.',
    ),
  );
  return [{ ...rule, until_years: 3, of_oil: true }];
}

/** A food that suits children does so from an age; before it, the check asks. */
function ofEarlyChild(herb: EditedHerb): Rule[] {
  const from = youngestAge(herb);
  if (herb.children.status !== 'ok' || from === null || from === 0) return [];
  return [{ ...onCondition('child', 'caution', herb.children.text, earlyAdvice), until_years: from }];
}

/** What changes bleeding with medicines also matters on the operating table. */
function ofSurgery({ contraindications, interactions }: EditedHerb): Rule[] {
  const isKnown = contraindications.some(({ condition }) => condition === 'surgery-within-2-weeks');
  const bleeds = interactions.some(({ drug, severity }) => bleeders.includes(drug) && severity !== 'minor');
  if (isKnown || !bleeds) return [];
  return [
    onCondition(
      'surgery-within-2-weeks',
      'caution',
      t('In more than food amounts it may make bleeding during an operation harder to stop.'),
      t('Stop more than food amounts two weeks before, and tell the surgeon.'),
    ),
  ];
}

export const rulesOfHerb = (herb: EditedHerb): Rule[] => [
  ...ofStage('pregnancy', herb.pregnancy),
  ...ofStage('breastfeeding', herb.lactation),
  ...ofChildren(herb),
  ...herb.contraindications.map(({ condition, level, text }) =>
    onCondition(condition, level, text, advice[level]),
  ),
  ...ofSurgery(herb),
  ...herb.interactions.map(({ drug, severity, mechanism, advice: what, references }): Rule => ({
    trigger: { kind: 'medicine', id: drug },
    level: levelOf[severity],
    reason: mechanism,
    advice: what,
    ...(references && { sources: sourcesOf(herb, references) }),
  })),
  ...ofOil(herb),
  ...ofEarlyChild(herb),
];

/** Pairs of it that may be called clear: looked up without a finding, and life stages it calls fine. */
export function clearOfHerb(herb: EditedHerb): HerbEntry['clear'] {
  const stages = [
    ['c pregnancy', herb.pregnancy],
    ['c breastfeeding', herb.lactation],
    ['c child', herb.children],
  ] as const;
  return Object.fromEntries([
    ...stages
      .filter(([, { status }]) => status === 'ok')
      .map(([key]) => [key, { lookedUp: herb.reviewed_at, sources: [] }] as const),
    ...(herb.nothing_found ?? []).map(
      (found) =>
        [
          'drug' in found ? `m ${found.drug}` : `c ${found.condition}`,
          { lookedUp: found.looked_up, sources: sourcesOf(herb, found.references) },
        ] as const,
    ),
  ]);
}
