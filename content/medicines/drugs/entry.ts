/** A short spelling for one medicine, so that a list of hundreds reads as facts and not as brackets. */
import type { ConditionId } from '../conditions.ts';
import type { DrugId } from '../drug-classes.ts';
import type { Drug } from '../drugs.ts';

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
