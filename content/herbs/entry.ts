/** Short spellings for the parts of a monograph, so that a herb reads as facts and not as brackets. */
import { blankHerb } from '../herb-fields.ts';
import { isExternalForm } from '../herb-schema.ts';
import type { Ayurveda, Herb, Interaction, LifeStage, Preparation } from '../herb-schema.ts';
import type { DrugId, ConditionId } from '../medicines/ids.ts';
import { interactionAdvice, ways } from './interaction-advice.ts';
import type { Way } from './interaction-advice.ts';

/** What every monograph says; what it leaves out is as in `blankHerb`. */
type Said =
  | 'slug'
  | 'accepted_name'
  | 'family'
  | 'names'
  | 'summary'
  | 'about'
  | 'parts_used'
  | 'uses'
  | 'pregnancy'
  | 'lactation'
  | 'children'
  | 'side_effects'
  | 'storage'
  | 'grows_in_kenya'
  | 'references';

/** A monograph with what is usual left out. The picture is `herb-<slug>` unless a product's plate is named. */
export const herb = (entry: Pick<Herb, Said> & Partial<Herb>): Herb => ({
  ...blankHerb,
  picture: `herb-${entry.slug}`,
  reviewed_at: '2026-11',
  ...entry,
});

type Use = Herb['uses'][number];
type NothingFound = Herb['nothing_found'][number];
type Contraindication = Herb['contraindications'][number];

export const usedFor = (
  topic: Use['topic'],
  evidence: Use['evidence'],
  text: string,
  ...references: string[]
): Use => ({ topic, evidence, text, references });

/** A use that the text speaks against, or that was tried only in another form, part or species: no card shows its grade. */
export const notAdvised = (
  topic: Use['topic'],
  evidence: Use['evidence'],
  text: string,
  ...references: string[]
): Use => ({ topic, evidence, text, references, advised: false });

export const contra = (
  condition: Contraindication['condition'],
  level: Contraindication['level'],
  text: string,
): Contraindication => ({ condition, level, text });

/**
 * An interaction, and the way the two meet, which decides the advice unless one is written out. `from` cites references
 * of the same herb.
 */
export const on = (
  drug: Interaction['drug'],
  severity: Interaction['severity'],
  way: Way,
  mechanism: string,
  { advice, from }: { advice?: string; from?: readonly string[] } = {},
): Interaction => ({
  drug,
  severity,
  acts: ways[way],
  mechanism,
  advice: advice ?? interactionAdvice(drug, severity, way),
  ...(from && { references: [...from] }),
});

/**
 * Pairs that were looked up in these references of the herb, which list its interactions and name none with these. A
 * class stands here only when no rule speaks of it, of a wider class or of a narrower one.
 */
export const nothingIn = (
  references: readonly string[],
  medicines: readonly DrugId[],
  conditions: readonly ConditionId[] = [],
  looked_up = '2026-11',
): NothingFound[] => [
  ...medicines.map((drug) => ({ drug, references: [...references], looked_up })),
  ...conditions.map((condition) => ({ condition, references: [...references], looked_up })),
];

export const avoid = (text: string): LifeStage => ({ status: 'avoid', text });
export const caution = (text: string): LifeStage => ({ status: 'caution', text });
export const noData = (text: string): LifeStage => ({ status: 'no_data', text });
export const ok = (text: string): LifeStage => ({ status: 'ok', text });

/** One preparation. `amount` is dose, unit, times a day and maximum a day; `days` null only for food. */
export function prep(
  form: Preparation['form'],
  part: Preparation['part'],
  ratio: string,
  steps: string[],
  [dose, unit, times_a_day, max_a_day]: [number, Preparation['unit'], number, number],
  days: number | null,
  min_age_years: number,
  basis: Preparation['basis'],
  ...references: string[]
): Preparation {
  const external = isExternalForm(form);
  return {
    form,
    part,
    ratio,
    steps,
    dose,
    unit,
    times_a_day,
    max_a_day,
    max_days: days,
    min_age_years,
    external,
    basis,
    references,
  };
}

/** Ayurvedic qualities; `doshas` are vata, pitta, kapha. */
export const ayurveda = (
  sanskrit: string[],
  rasa: Ayurveda['rasa'],
  guna: Ayurveda['guna'],
  virya: Ayurveda['virya'],
  vipaka: Ayurveda['vipaka'],
  [vata, pitta, kapha]: [-1 | 0 | 1, -1 | 0 | 1, -1 | 0 | 1],
  anupana: string | null = null,
): Ayurveda => ({ sanskrit, rasa, guna, virya, vipaka, dosha: { vata, pitta, kapha }, anupana });
