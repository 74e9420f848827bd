/** A short spelling for one medicine, so that a list of hundreds reads as facts and not as brackets. */
import type { DrugId, ConditionId } from '../ids.ts';

const list = (text: string): string[] => (text === '' ? [] : text.split(', '));

/** `Losartan + hydrochlorothiazide` → `losartan-hydrochlorothiazide`; what stands in brackets is left out. */
const idOf = (name: string): string =>
  name
    .replace(/ \(.*\)$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** A medicine; brands and words are each one text with commas between. The id follows from the name. */
export const drug = (
  name: string,
  brands: string,
  words: string,
  classes: readonly DrugId[],
  implies: readonly ConditionId[] = [],
): Drug => ({ id: idOf(name), name, brands: list(brands), words: list(words), classes, implies });

/** One medicine by its name. It meets herbs through its classes, and tells of an illness where it is given for one alone. */
export interface Drug {
  /** International name, lower case, words joined by hyphens: `amlodipine`, `artemether-lumefantrine`. Never the id of a class. */
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
