import { createStoredState } from '../../lib/stored-state.ts';

/**
 * What somebody told about themselves, asked once and read everywhere. Health data: it stays here unless they keep it in
 * the account.
 */
export type SafetyProfile = {
  /** Ids of drugs or of classes of drugs; a name nobody knows is kept as it was written, after `other:`. */
  medicines: readonly string[];
  conditions: readonly string[];
  facts?: SafetyFacts;
};

export type SafetyList = 'medicines' | 'conditions';

/** Days that make a condition exact, as YYYY-MM-DD; each is optional. */
export type SafetyFacts = {
  /** With `pregnancy`: the first day of the last period, reckoned from the weeks that were told. */
  pregnant_since?: string;
  /** With `after-birth`: when the baby came. */
  gave_birth_on?: string;
  /** With `child`: when the child was born, reckoned from its age. */
  child_born_on?: string;
  /** With `surgery-within-2-weeks`: when the operation is. */
  operation_on?: string;
};

export const nothingListed: SafetyProfile = { medicines: [], conditions: [] };
const YEAR_MS = 31_536_000_000;
/** As many of each as an account keeps. */
const MOST = 60;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST && value.every((id) => typeof id === 'string');

const isProfile = (value: unknown): value is SafetyProfile =>
  typeof value === 'object' &&
  value !== null &&
  'medicines' in value &&
  isIds(value.medicines) &&
  'conditions' in value &&
  isIds(value.conditions);

/** The list on this device. It is sent nowhere unless its owner keeps it in his account. */
export const safetyProfile = createStoredState('mizizi-safety', isProfile, nothingListed, YEAR_MS);

export const isEmpty = ({ medicines, conditions }: SafetyProfile): boolean =>
  medicines.length + conditions.length === 0;

/** The profile with one entry more or less. */
export function withEntry(
  profile: SafetyProfile,
  list: SafetyList,
  id: string,
  isListed: boolean,
): SafetyProfile {
  const rest = profile[list].filter((other) => other !== id);
  const next = { ...profile, [list]: isListed ? [...rest, id].slice(-MOST) : rest };
  return isEmpty(next) ? nothingListed : next;
}

/** Both lists together: the one that warns more is the safer one. */
export const joined = (one: SafetyProfile, other: SafetyProfile): SafetyProfile => ({
  medicines: [...new Set([...one.medicines, ...other.medicines])].slice(0, MOST),
  conditions: [...new Set([...one.conditions, ...other.conditions])].slice(0, MOST),
  ...((one.facts ?? other.facts) && { facts: { ...other.facts, ...one.facts } }),
});

export const isSame = (one: SafetyProfile, other: SafetyProfile): boolean =>
  (['medicines', 'conditions'] as const).every(
    (list) =>
      one[list].length === other[list].length && one[list].every((entry) => other[list].includes(entry)),
  );
