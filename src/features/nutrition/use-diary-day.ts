import { useQuery } from '@tanstack/react-query';

import { addDays } from '../../lib/nairobi.ts';
import { useSession } from '../../lib/session.ts';
import { type DiaryEntry, entriesOf } from './diary.ts';
import { diary, DIARY_DAYS, oldDayQuery } from './nutrition.queries.ts';

export type DiaryDay = {
  entries: DiaryEntry[];
  state: 'loading' | 'ready' | 'failed';
  /** Days that lie far back can be read and copied, not changed. */
  isOld: boolean;
  refresh: () => void;
};

/** The lines of a day; those of long ago are asked for when somebody looks. */
export function useDiaryDay(day: string, today: string): DiaryDay {
  const { rows, state, refresh } = diary.useRecords();
  const owner = useSession()?.user.id;
  const isOld = owner !== undefined && day < addDays(today, -DIARY_DAYS + 1);
  const old = useQuery({ ...oldDayQuery(owner ?? '', day), enabled: isOld });
  if (!isOld) return { entries: entriesOf(rows, day), state, isOld, refresh };
  return {
    entries: old.data ?? [],
    state: old.isError ? 'failed' : old.isPending ? 'loading' : 'ready',
    isOld,
    refresh: () => void old.refetch(),
  };
}
