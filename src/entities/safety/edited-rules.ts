import { t } from '../../words/shop.ts';
import type { Level, Rule, Trigger } from './safety-book.ts';

/**
 * Rules of a monograph that was edited since the site was built, by the same reading as the file's: interactions by
 * class of medicine, contraindications by condition, and the life stages, where missing data reads as caution.
 */
export type EditedHerb = {
  pregnancy: Stage;
  lactation: Stage;
  children: Stage;
  contraindications: readonly { condition: string; level: 'avoid' | 'caution'; text: string }[];
  interactions: readonly { drug: string; severity: Severity; mechanism: string; advice: string }[];
};
type Stage = { status: 'avoid' | 'caution' | 'no_data' | 'ok'; text: string };
type Severity = 'major' | 'moderate' | 'minor';

const levelOf: Readonly<Record<Severity, Level>> = { major: 'avoid', moderate: 'caution', minor: 'watch' };
const advice = {
  avoid: t('Do not use it. Ask a clinician about something safer for you.'),
  caution: t('Ask your clinician before you use it, and start with little.'),
  no_data: t('Nobody has studied this well. Leave it out unless your clinician agrees.'),
} as const;
const bleeders = ['anticoagulants', 'antiplatelets'];

export const onCondition = (id: string, level: Level, reason: string, what: string): Rule => ({
  trigger: { kind: 'condition', id } satisfies Trigger,
  level,
  reason,
  advice: what,
});

const ofStage = (id: string, { status, text }: Stage): Rule[] =>
  status === 'ok' ? [] : [onCondition(id, status === 'avoid' ? 'avoid' : 'caution', text, advice[status])];

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
  ...ofStage('child', herb.children),
  ...herb.contraindications.map(({ condition, level, text }) =>
    onCondition(condition, level, text, advice[level]),
  ),
  ...ofSurgery(herb),
  ...herb.interactions.map(({ drug, severity, mechanism, advice: what }): Rule => ({
    trigger: { kind: 'medicine', id: drug },
    level: levelOf[severity],
    reason: mechanism,
    advice: what,
  })),
];
