import { useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shop.ts';
import { type SafetyList, safetyProfile, type SafetyProfile, withEntry } from './safety-profile.ts';
import { keepInAccount } from './safety.queries.ts';
import { useSafetyList } from './use-safety.ts';

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
