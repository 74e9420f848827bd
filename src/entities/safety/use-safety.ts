import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import { isScheduled, tellStillScheduled, useScheduledMedicines } from '../medicines/medicines.queries.ts';
import { type Finding, findWarnings, type Subject, worstLevel } from './matching.ts';
import type { Level, SafetyBook } from './safety-book.ts';
import {
  type Asking,
  askingsOf,
  type FactCondition,
  isEmpty,
  joined,
  nothingListed,
  renewed,
  type SafetyList,
  safetyProfile,
  type SafetyProfile,
  withBaby,
  withEntry,
  withFact,
} from './safety-profile.ts';
import { keepInAccount, removeFromAccount, safetyQueries, useBook } from './safety.queries.ts';

/**
 * The visitor's list: what this device knows, what their account keeps, and the medicines that have times. Every reader comes
 * through here.
 */
export function useSafetyProfile(): SafetyProfile {
  const userId = useSession()?.user.id ?? null;
  const onDevice = renewed(safetyProfile.useValue());
  const account = useQuery({ ...safetyQueries.account(userId ?? ''), enabled: userId !== null });
  const scheduled = useScheduledMedicines();
  const listed = account.data ? joined(onDevice, account.data) : onDevice;
  return scheduled.length > 0 ? joined(listed, { medicines: scheduled, conditions: [] }) : listed;
}

/** A list and the ways to change it: one's own, or one that came with a link and is not kept. */
export type ListEditing = {
  profile: SafetyProfile;
  set: (list: SafetyList, id: string, isListed: boolean) => void;
  setFact: (condition: FactCondition, day: string | null) => void;
  /** The baby has come. */
  setBaby: (bornOn: string) => void;
  clear: () => void;
};

export const editingOf = (profile: SafetyProfile, keep: (next: SafetyProfile) => void): ListEditing => ({
  profile,
  set: (list, id, isListed) => keep(withEntry(profile, list, id, isListed)),
  setFact: (condition, day) => keep(withFact(profile, condition, day)),
  setBaby: (bornOn) => keep(withBaby(profile, bornOn)),
  clear: () => keep(nothingListed),
});

/** The list with the ways to change it. */
export function useSafetyList() {
  const session = useSession();
  const queries = useQueryClient();
  const userId = session?.user.id ?? null;
  const profile = useSafetyProfile();
  const account = useQuery({ ...safetyQueries.account(userId ?? ''), enabled: userId !== null });
  const isInAccount = account.data != null;

  const keep = (next: SafetyProfile): void => {
    safetyProfile.change(() => next);
    if (userId === null || !isInAccount) return;
    const { queryKey } = safetyQueries.account(userId);
    queries.setQueryData(queryKey, next);
    keepInAccount(queries, userId, next).catch((error: unknown) => {
      void queries.invalidateQueries({ queryKey });
      toast.error(t('Your account still has the old list'), errorText(error));
    });
  };

  const editing = editingOf(profile, keep);
  return {
    ...editing,
    set: (list: SafetyList, id: string, isListed: boolean): void => {
      editing.set(list, id, isListed);
      if (!isListed && isScheduled(id)) tellStillScheduled();
    },
    clear: (): void => {
      editing.clear();
      if (profile.medicines.some(isScheduled)) tellStillScheduled();
    },
    /** Takes over a whole list. */
    keep,
    /** Null for visitors, who have no account to keep it in. */
    isInAccount: userId === null ? null : isInAccount,
    /** Throws AppError. */
    setInAccount: async (isKept: boolean): Promise<void> => {
      if (userId === null) return;
      if (isKept) await keepInAccount(queries, userId, profile);
      else {
        // What only the account knew stays on this device.
        safetyProfile.change(() => profile);
        await removeFromAccount(queries, userId);
      }
    },
  };
}

export type SafetyState =
  | { kind: 'nothing-listed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | {
      kind: 'ready';
      finding: Finding;
      level: Level | null;
      /** What the list must be asked for the finding to be exact. */
      askings: readonly Asking[];
      book: SafetyBook;
    };

/** What a herb, remedy or product means for the visitor's list. The rules are fetched only for a list that is not empty. */
export function useSafety(subject: Subject): SafetyState {
  const profile = useSafetyProfile();
  const isListed = !isEmpty(profile);
  const { book, isError } = useBook(isListed);
  const today = useNairobiDay();
  const isForeign =
    subject.kind === 'product' && !subject.herbs && book !== undefined && !book.products[subject.id];
  const product = useQuery({
    ...safetyQueries.products(subject.kind === 'product' ? [subject.id] : []),
    enabled: isForeign,
  });
  if (!isListed) return { kind: 'nothing-listed' };
  if (!book) return { kind: isError ? 'failed' : 'loading' };
  if (isForeign && product.isPending) return { kind: 'loading' };
  const herbs = product.data?.[0]?.herbs;
  const known = subject.kind === 'product' && herbs ? { ...subject, herbs } : subject;
  const finding = findWarnings(book, profile, known, today);
  return { kind: 'ready', finding, level: worstLevel(finding), askings: askingsOf(profile, today), book };
}

export type ListEntry = { list: SafetyList; id: string };

/** Adds several entries in one go: to the list on this device, and to the account's where its owner keeps one there. */
export function useAddToList(): (entries: readonly ListEntry[]) => void {
  const { profile, isInAccount } = useSafetyList();
  const queries = useQueryClient();
  const userId = useSession()?.user.id;
  return (entries) => {
    const isNew = ({ list, id }: ListEntry): boolean => !profile[list].includes(id);
    if (!entries.some(isNew)) return;
    const next = entries
      .filter(isNew)
      .reduce<SafetyProfile>((before, { list, id }) => withEntry(before, list, id, true), profile);
    safetyProfile.change(() => next);
    if (userId === undefined || isInAccount !== true) return;
    keepInAccount(queries, userId, next).catch((error: unknown) =>
      toast.error(t('Your account still has the old list'), errorText(error)),
    );
  };
}
