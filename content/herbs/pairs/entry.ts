/**
 * What a herb does with medicines and illnesses, kept apart from its monograph so that one pair stands in one place and can be
 * looked up, corrected and signed off without touching the prose. `content/herbs.ts` merges it in by slug:
 *
 * - a rule here takes the place of the monograph's own rule on the same medicine or condition;
 * - `instead_of` drops rules of the monograph that narrower ones here make wrong (theophylline is meant, not every inhaler);
 * - `sourced` gives sources to rules of the monograph that stay as they are;
 * - a reference here takes the place of the monograph's reference of the same id, since it says the year;
 * - `nothing` are pairs for which a source that lists the herb's interactions was read and names none.
 */
import type { Herb, HerbReference, Interaction } from '../../herb-schema.ts';
import { drugClasses } from '../../medicines/drug-classes.ts';
import type { DrugId } from '../../medicines/ids.ts';

type Contraindication = Herb['contraindications'][number];
type NothingFound = Herb['nothing_found'][number];

export interface Pairs {
  slug: string;
  references: readonly HerbReference[];
  interactions: readonly Interaction[];
  contraindications: readonly Contraindication[];
  instead_of: readonly DrugId[];
  /** Ids of references, and the medicines of the monograph's own rules that they back. */
  sourced: Readonly<Record<string, readonly DrugId[]>>;
  nothing: readonly NothingFound[];
}

export const pairsOf = (slug: string, pairs: Partial<Omit<Pairs, 'slug'>>): Pairs => ({
  slug,
  references: [],
  interactions: [],
  contraindications: [],
  instead_of: [],
  sourced: {},
  nothing: [],
  ...pairs,
});

const lookedUp = '2026-11';

const widening = (drug: DrugId): DrugId[] => [drug, ...drugClasses[drug].part_of.flatMap(widening)];

/**
 * Medicines a source was read for without finding anything, with the wider classes they belong to: a pair is clear only when
 * every class of the medicine is.
 */
export const nothingWith = (reference: string, ...drugs: readonly DrugId[]): NothingFound[] =>
  [...new Set(drugs.flatMap(widening))].map((drug) => ({
    drug,
    references: [reference],
    looked_up: lookedUp,
  }));

/** Takes one list and puts the entries of another in the place of those with the same key. */
const replaced = <T>(own: readonly T[], better: readonly T[], keyOf: (entry: T) => string): T[] => {
  const keys = new Set(better.map(keyOf));
  return [...own.filter((entry) => !keys.has(keyOf(entry))), ...better];
};

/** A monograph with its pairs. */
export function withPairs(herb: Herb, pairs: Pairs): Herb {
  const backing = (drug: DrugId): string[] =>
    Object.entries(pairs.sourced).flatMap(([id, drugs]) => (drugs.includes(drug) ? [id] : []));
  const own = herb.interactions
    .filter(({ drug }) => !pairs.instead_of.includes(drug))
    .map((interaction) => {
      const references = [...new Set([...(interaction.references ?? []), ...backing(interaction.drug)])];
      return references.length > 0 ? { ...interaction, references } : interaction;
    });
  const nothing = [...herb.nothing_found, ...pairs.nothing];
  return {
    ...herb,
    references: replaced(herb.references, pairs.references, ({ id }) => id),
    interactions: replaced(own, pairs.interactions, ({ drug }) => drug),
    // What a monograph says to avoid stays so: a newer and milder reason does not take a warning back.
    contraindications: replaced(
      herb.contraindications,
      pairs.contraindications.filter(
        ({ condition, level }) =>
          level === 'avoid' ||
          !herb.contraindications.some((own) => own.condition === condition && own.level === 'avoid'),
      ),
      ({ condition }) => condition,
    ),
    nothing_found: nothing,
  };
}
