import type { ConditionId } from './conditions.ts';
import type { DrugId } from './drug-classes.ts';

/** One medicine by its name. It meets herbs through its classes, and tells of an illness where it is given for one alone. */
export interface Drug {
  /** International name, lower case, words joined by hyphens: `amlodipine`, `artemether-lumefantrine`. */
  id: string;
  /** As it is shown: `Amlodipine`. */
  name: string;
  /** As printed on packets sold in Kenya. */
  brands: readonly string[];
  /** What else people call it: short forms, older spellings, Kiswahili, the street's words. */
  words: readonly string[];
  /** The narrowest classes it belongs to; wider ones follow from those. At least one. */
  classes: readonly DrugId[];
  /** Conditions of whoever takes it: ARVs are taken with HIV, rifampicin with TB, lithium with bipolar illness. */
  implies: readonly ConditionId[];
}
