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

const drug = (
  id: string,
  name: string,
  classes: readonly DrugId[],
  brands: readonly string[],
  words: readonly string[],
  implies: readonly ConditionId[] = [],
): Drug => ({ id, name, brands, words, classes, implies });

export const drugs: readonly Drug[] = [
  drug('glibenclamide', 'Glibenclamide', ['sulfonylureas'], ['Daonil'], ['glyburide'], ['diabetes']),
  drug(
    'lithium-carbonate',
    'Lithium carbonate',
    ['lithium'],
    ['Camcolit', 'Priadel'],
    ['lithium'],
    ['bipolar-or-psychosis'],
  ),
  drug(
    'rifampicin',
    'Rifampicin',
    ['rifamycins'],
    ['Rimactane'],
    ['rifampin', 'rhze', 'dawa ya tb'],
    ['tb-treatment'],
  ),
  drug(
    'tenofovir-lamivudine-dolutegravir',
    'TLD (tenofovir, lamivudine, dolutegravir)',
    ['dolutegravir'],
    ['TLD'],
    ['tld'],
    ['hiv-treatment'],
  ),
  drug('levetiracetam', 'Levetiracetam', ['epilepsy-medicines'], ['Keppra'], [], ['epilepsy']),
  drug('amlodipine', 'Amlodipine', ['calcium-channel-blockers'], ['Norvasc', 'Amlong'], ['dawa ya presha']),
  drug('simvastatin', 'Simvastatin', ['statins-by-cyp3a4'], ['Zocor'], []),
  drug('atorvastatin', 'Atorvastatin', ['statins-by-cyp3a4'], ['Lipitor'], []),
  drug('tacrolimus', 'Tacrolimus', ['immunosuppressants'], ['Prograf'], [], ['organ-transplant']),
  drug('ibuprofen', 'Ibuprofen', ['nsaids'], ['Brufen'], []),
];
