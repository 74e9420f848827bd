import { findMedicine } from '../../entities/safety/medicine-names.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { asWritten, nothingListed, type SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { foldText } from '../../lib/fuzzy.ts';
import { t } from '../../words/shop.ts';
import { findPicked } from './herb-picker.tsx';
import type { Picked } from './pair-results.tsx';

/** What a link such as `?medicines=warfarin&conditions=pregnancy&herbs=neem` holds: ids or names, as they were typed. */
export type LinkedNames = Readonly<Record<'medicines' | 'conditions' | 'herbs', readonly string[]>>;

const MOST = 30;
const NAME_MOST = 60;

export function readLink(search: string): LinkedNames {
  const parameters = new URLSearchParams(search);
  const listOf = (key: string): string[] =>
    [
      ...new Set(
        (parameters.get(key) ?? '')
          .split(',')
          .map((name) => name.trim().slice(0, NAME_MOST))
          .filter(Boolean),
      ),
    ].slice(0, MOST);
  return { medicines: listOf('medicines'), conditions: listOf('conditions'), herbs: listOf('herbs') };
}

/**
 * A medicine by id or by exactly its name, which may stand for several; anything else is kept as it was written, and never
 * guessed.
 */
function medicinesOf(book: SafetyBook, typed: string): (string | null)[] {
  if (Object.hasOwn(book.drugs, typed) || Object.hasOwn(book.medicines, typed)) return [typed];
  const { exact } = findMedicine(book, typed);
  return exact.length > 0 ? exact.map(({ id }) => id) : [asWritten(typed)];
}

function conditionOf(book: SafetyBook, typed: string): string | null {
  if (Object.hasOwn(book.conditions, typed)) return typed;
  const wanted = foldText(typed);
  const found = Object.entries(book.conditions).find(([, { name, search }]) =>
    [name, t.known(name), ...search].some((one) => foldText(one) === wanted),
  );
  return found?.[0] ?? null;
}

const known = <T>(found: readonly (T | null)[]): T[] => found.filter((one): one is T & {} => one !== null);

export type Linked = { profile: SafetyProfile; picked: readonly Picked[]; unknown: readonly string[] };

/** What the names of a link mean. Conditions that we do not know are named, so that nobody takes them for checked. */
export function resolveLink(book: SafetyBook, { medicines, conditions, herbs }: LinkedNames): Linked {
  const listed = [...new Set(known(medicines.flatMap((typed) => medicinesOf(book, typed))))];
  const living = [...new Set(known(conditions.map((typed) => conditionOf(book, typed))))];
  return {
    profile: listed.length + living.length > 0 ? { medicines: listed, conditions: living } : nothingListed,
    // A herb nobody knows is shown all the same: as not looked up with anything.
    picked: herbs.map((typed) => findPicked(book, typed) ?? { kind: 'herb', slug: typed }),
    unknown: conditions.filter((typed) => conditionOf(book, typed) === null),
  };
}
