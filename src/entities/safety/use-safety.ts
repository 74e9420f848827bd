import { useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import { isScheduled, useScheduledMedicines } from '../medicines/medicine-records.ts';
import { tellStillScheduled } from '../medicines/still-scheduled.ts';
import { type Finding, findWarnings, type Subject, worstLevel } from './matching.ts';
import type { Level, SafetyBook } from './safety-book.ts';
import {
  isEmpty,
  joined,
  nothingListed,
  type SafetyList,
  safetyProfile,
  type SafetyProfile,
  withEntry,
} from './safety-profile.ts';
import { keepInAccount, removeFromAccount, safetyQueries } from './safety.queries.ts';
import { useBook } from './use-book.ts';

/** The visitor's list: what this device knows, what his account keeps, and the medicines that have times. */
export function useSafetyProfile(): SafetyProfile {
  const userId = useSession()?.user.id ?? null;
  const onDevice = safetyProfile.useValue();
  const account = useQuery({ ...safetyQueries.account(userId ?? ''), enabled: userId !== null });
  const scheduled = useScheduledMedicines();
  const listed = account.data ? joined(onDevice, account.data) : onDevice;
  return scheduled.length > 0 ? joined(listed, { medicines: scheduled, conditions: [] }) : listed;
}

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

  return {
    profile,
    /** Null for visitors, who have no account to keep it in. */
    isInAccount: userId === null ? null : isInAccount,
    set: (list: SafetyList, id: string, isListed: boolean): void => {
      keep(withEntry(profile, list, id, isListed));
      if (!isListed && isScheduled(id)) tellStillScheduled();
    },
    clear: (): void => {
      keep(nothingListed);
      if (profile.medicines.some(isScheduled)) tellStillScheduled();
    },
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
  | { kind: 'ready'; finding: Finding; level: Level | null; book: SafetyBook };

/** What a herb, remedy or product means for the visitor's list. The rules are fetched only for a list that is not empty. */
export function useSafety(subject: Subject): SafetyState {
  const profile = useSafetyProfile();
  const isListed = !isEmpty(profile);
  const { book, isError } = useBook(isListed);
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
  const finding = findWarnings(book, profile, known);
  return { kind: 'ready', finding, level: worstLevel(finding), book };
}
