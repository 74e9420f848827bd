import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { exportGroups, exportLists, exportMoney, type ExportWish } from './books.queries.ts';

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
