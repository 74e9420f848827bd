import { plantParts } from './vocabulary.ts';

/** A field that holds some of a few values, or one of them or null. */
export type ChosenField = {
  /** What the page, the comparison and the desk call it. Labels and values are told by `t.known`. */
  label: string;
  values: readonly string[];
  many: boolean;
  /** A monograph must have some; without it, it came later, or may say nothing. */
  needed?: true;
  /** How the library is narrowed by it; `name` is what the address says. */
  filter: { name: string; label: string; any: string };
};

/**
 * What is chosen among a few values, declared here alone: schema, card, filter, page, comparison and the desk's form follow,
 * and Kiswahili stands in `src/words/sw/shared.ts`.
 */
export const chosenHerbFields = {
  parts_used: {
    label: 'Parts used',
    values: plantParts,
    many: true,
    needed: true,
    filter: { name: 'part', label: 'Part of the plant', any: 'Any part' },
  },
} as const satisfies Readonly<Record<string, ChosenField>>;

export type ChosenKey = keyof typeof chosenHerbFields;
