import { useQuery } from '@tanstack/react-query';

import { addDays } from '../../lib/nairobi.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/desk.ts';
import { AccountDayCard } from './account-day-card.tsx';
import { dailyCloseQuery, type DayDifference } from './daily-close.queries.ts';
import { DayLosses } from './day-losses.tsx';

type Props = {
  /** `2026-11-21`; null or one that has not come: today. */
  day: string | null;
  /** Whether this is where days are closed, and not only read. */
  mayClose: boolean;
  /** Whether they may book a line that is no refund, as owners may. */
  mayBook?: boolean;
  onDay: (day: string) => void;
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
};

/** The day's money, account by account, beside the statement. */
export function DailyClose({ day: asked, mayClose, mayBook = false, onDay, hrefOf }: Props) {
  const today = useNairobiDay();
  const day = asked && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked <= today ? asked : today;
  const { data, error, refetch } = useQuery(dailyCloseQuery(day));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('Day')}
          type="date"
          value={day}
          max={today}
          onChange={(event) => {
            if (event.currentTarget.value) onDay(event.currentTarget.value);
          }}
        />
        <Button size="sm" variant="secondary" onClick={() => onDay(addDays(day, -1))}>
          {t('Day before')}
        </Button>
        <Button size="sm" variant="secondary" disabled={day >= today} onClick={() => onDay(addDays(day, 1))}>
          {t('Day after')}
        </Button>
      </div>
      {!data && !error && <Spinner label={t('Adding up')} />}
      {!data && error && <NotLoaded title={t('The day could not be loaded')} error={error} again={refetch} />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
          {data.accounts.map((account) => (
            <AccountDayCard
              key={account.account}
              day={day}
              account={account}
              mayClose={mayClose}
              mayBook={mayBook}
              hrefOf={hrefOf}
            />
          ))}
          <DayLosses losses={data.losses} hrefOf={hrefOf} />
        </div>
      )}
    </div>
  );
}
