import { useQuery } from '@tanstack/react-query';

import { addDays } from '../../lib/nairobi.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';
import { dayName, fullDay, isDate } from './day-words.ts';
import { type DiaryEntry, entriesOf } from './diary.ts';
import { diary, DIARY_DAYS, oldDayQuery } from './nutrition.queries.ts';

type Props = { day: string; today: string; onDay: (day: string) => void };

/** The day that is shown, its neighbours, and any other one. */
export function DayBar({ day, today, onDay }: Props) {
  const latest = addDays(today, 7);
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('The day before')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <ArrowLeftIcon />
      </Button>
      <h2 aria-live="polite" className="grow text-center text-2xl">
        {dayName(day, today)}
        <span className="text-muted block font-sans text-sm font-normal">{fullDay(day)}</span>
      </h2>
      <label className="text-leaf-700 hover:bg-leaf-100 has-focus-visible:outline-leaf-600 relative grid size-12 place-items-center rounded-lg has-focus-visible:outline-2">
        <span className="sr-only">{t('Go to a day')}</span>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          className="size-6"
        >
          <path d="M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <input
          type="date"
          max={latest}
          value={day}
          onChange={(event) => {
            if (isDate(event.target.value) && event.target.value <= latest) onDay(event.target.value);
          }}
          onClick={(event) => event.currentTarget.showPicker()}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('The day after')}
        disabled={day >= latest}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ArrowRightIcon />
      </Button>
    </div>
  );
}

type DiaryDay = {
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
