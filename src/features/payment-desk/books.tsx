import { useQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { addDays, useNairobiDay, nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField, SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { AccountDayCard } from './account-day-card.tsx';
import {
  dailyCloseQuery,
  type DayDifference,
  type DayLoss,
  exportGroups,
  exportLists,
  exportMoney,
  type ExportWish,
} from './books.queries.ts';

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

type DayLossesProps = {
  losses: readonly DayLoss[];
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
};

/** What owners gave up on a day, and what came of that all the same; nothing where there is none. */
export function DayLosses({ losses, hrefOf }: DayLossesProps) {
  if (losses.length === 0) return null;
  const total = losses.reduce((sum, { amount_kes: kes }) => sum + kes, 0);
  return (
    <Card className="grid gap-3">
      <h2 className="flex flex-wrap justify-between gap-x-4 text-xl">
        {t('Given up as a loss')} <span className="tabular-nums">{formatKes(total)}</span>
      </h2>
      <ul className="grid gap-2">
        {losses.map((loss) => {
          const href = hrefOf(loss);
          return (
            <li key={`${loss.at} ${loss.number}`} className="flex justify-between gap-4">
              <span className="wrap-anywhere">
                {href === null ? (
                  loss.number
                ) : (
                  <Link to={href} className="text-leaf-700 tabular-nums underline underline-offset-4">
                    {loss.number}
                  </Link>
                )}
                <span className="text-muted block text-sm">
                  {[formatDateTime(loss.at), loss.amount_kes < 0 ? t('came all the same') : loss.note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="shrink-0 tabular-nums">{formatKes(loss.amount_kes)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

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

/** Money for the accountant: a list, a period, a file. */
export function MoneyExport() {
  const [today] = useState(() => nairobiDate(Date.now()));
  const [wish, setWish] = useState<ExportWish>({
    list: 'sales',
    grouped: 'day',
    from: `${today.slice(0, 8)}01`,
    until: today,
  });
  const isBadPeriod = wish.from === '' || wish.until === '' || wish.from > wish.until;
  const take = useMutation({
    mutationFn: () => exportMoney(wish),
    onSuccess: ({ csv }) =>
      saveFile(`mizizi-${wish.list}-${wish.grouped}-${wish.from}-${wish.until}.csv`, csv, 'text/csv'),
  });
  const set = (change: Partial<ExportWish>): void => {
    take.reset();
    setWish({ ...wish, ...change });
  };
  return (
    <Card className="max-w-2xl">
      <form
        noValidate
        aria-label={t('For the accountant')}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBadPeriod) take.mutate();
        }}
      >
        <p className="text-muted">
          {t(
            'A file for a spreadsheet, with plain numbers in shillings. Days are those of Nairobi, and each total is that of the ledger.',
          )}
        </p>
        {wish.list === 'vat' && (
          <p className="text-muted">
            {t(
              'VAT goes by the day that counts for it: the first of delivery, payment and invoice. The day of issue stands beside it.',
            )}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={t('List')}
            value={wish.list}
            onChange={({ currentTarget }) =>
              set({ list: exportLists.find(({ id }) => id === currentTarget.value)?.id ?? 'sales' })
            }
          >
            {exportLists.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('Lines')}
            value={wish.grouped}
            onChange={({ currentTarget }) =>
              set({ grouped: exportGroups.find(({ id }) => id === currentTarget.value)?.id ?? 'day' })
            }
          >
            {exportGroups.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('First day')}
            type="date"
            min="2020-01-01"
            value={wish.from}
            onChange={(event) => set({ from: event.currentTarget.value })}
          />
          <TextField
            label={t('Last day')}
            type="date"
            min="2020-01-01"
            value={wish.until}
            error={isBadPeriod ? t('The last day is not before the first one.') : undefined}
            onChange={(event) => set({ until: event.currentTarget.value })}
          />
        </div>
        {!isBadPeriod && wish.until > addDays(today, -7) && (
          <Alert tone="info">
            {t(
              'M-Pesa may tell of a payment up to seven days late, and it counts on its own day. Take a file that is to stay the same a week after its last day.',
            )}
          </Alert>
        )}
        {take.error && <Alert tone="danger">{errorText(take.error)}</Alert>}
        <div aria-live="polite">
          {take.data && (
            <Alert tone="success">
              {t.count(take.data.count, '{n} line, {total} in all.', '{n} lines, {total} in all.', {
                total: formatKes(take.data.totalKes),
              })}
            </Alert>
          )}
        </div>
        <Button type="submit" className="w-fit" busy={take.isPending}>
          {t('Download the file')}
        </Button>
      </form>
    </Card>
  );
}
