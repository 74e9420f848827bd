import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { dateLocale } from '../../words/language.ts';
import { earningsQuery, pausePractice, submitLicence } from './practice.queries.ts';
import type { Practice } from './practice.ts';

const monthName = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Month by month: what took place and what it earned. */
export function EarningsView({ userId }: { userId: string }) {
  const { data: months } = useQuery(earningsQuery(userId));
  if (!months) return <Spinner label={t('Adding up')} />;
  if (months.length === 0)
    return (
      <EmptyState title={t('Nothing earned yet')}>
        {t('Your first consultation will be counted here.')}
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <section
        aria-label={t('Earnings')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        className="border-line bg-surface relative overflow-x-auto rounded-2xl border"
      >
        <table className="w-full min-w-160 text-left tabular-nums">
          <thead>
            <tr className="border-line text-muted border-b text-sm [&_th]:p-3 [&_th]:font-semibold">
              <th scope="col">{t('Month')}</th>
              <th scope="col">{t('Earned')}</th>
              <th scope="col">{t('Took place')}</th>
              <th scope="col">{t('Missed')}</th>
              <th scope="col">{t('Cancelled')}</th>
              <th scope="col">{t('M-Pesa')}</th>
              <th scope="col">{t('Plans')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month} className="border-line border-b last:border-0 [&_td]:p-3 [&_th]:p-3">
                <th scope="row" className="whitespace-nowrap">
                  {monthName.format(new Date(`${row.month}T00:00:00Z`))}
                </th>
                <td className="font-semibold">{formatKes(row.total_kes)}</td>
                <td>{row.held}</td>
                <td>{row.no_shows}</td>
                <td>{row.cancelled}</td>
                <td>{formatKes(row.mpesa_kes)}</td>
                <td>{formatKes(row.plan_kes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-muted text-sm">
        {t(
          'A consultation counts when it took place, when the client stayed away, and when they cancelled too late to get anything back.',
        )}
      </p>
    </div>
  );
}

const noLicence = { body: 'KNDI', number: '', expiresOn: '' };

/** Whether clients can find the practice, and its licence. */
export function LicenceCard({ userId, practice }: { userId: string; practice: Practice }) {
  const queryClient = useQueryClient();
  const [licence, setLicence] = useState(noLicence);
  const submit = useMutation({
    mutationFn: () => submitLicence(queryClient, userId, licence),
    onSuccess: () => {
      setLicence(noLicence);
      toast.success(t('Licence handed in'), t('We check it, usually within two working days.'));
    },
  });
  const pause = useMutation({
    mutationFn: (paused: boolean) => pausePractice(queryClient, userId, paused),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  const set = (next: Partial<typeof noLicence>): void => setLicence({ ...licence, ...next });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Licence')}</h2>
      {practice.licence_number !== null && practice.licence_expires_on !== null && (
        <p>
          {t.rich(
            '{body} <b>{number}</b>, valid until {day}',
            { b: (words) => <strong>{words}</strong> },
            {
              body: practice.licence_body ?? '',
              number: practice.licence_number,
              day: formatDate(practice.licence_expires_on),
            },
          )}
        </p>
      )}
      {practice.new_licence && (
        <Alert tone="info">
          {t('{body} {number} is being checked.', {
            body: practice.new_licence.body,
            number: practice.new_licence.number,
          })}
        </Alert>
      )}
      {!practice.is_open && practice.status === 'draft' && !practice.new_licence && (
        <Alert tone="warning" title={t('Clients cannot find you yet')}>
          {t('Hand in your licence. Your page opens once it is checked.')}
        </Alert>
      )}
      {!practice.is_open && practice.status === 'active' && (
        <Alert tone="warning" title={t('Your licence has expired')}>
          {t('Clients cannot find you until a new one is checked.')}
        </Alert>
      )}
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          submit.mutate();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            label={t('Issued by')}
            maxLength={80}
            value={licence.body}
            onChange={(event) => set({ body: event.currentTarget.value })}
          />
          <TextField
            label={t('Number')}
            maxLength={40}
            value={licence.number}
            onChange={(event) => set({ number: event.currentTarget.value })}
          />
          <TextField
            label={t('Last day')}
            type="date"
            value={licence.expiresOn}
            onChange={(event) => set({ expiresOn: event.currentTarget.value })}
          />
        </div>
        {submit.error && <Alert tone="danger">{errorText(submit.error)}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="secondary"
            busy={submit.isPending}
            disabled={licence.number.trim() === '' || licence.expiresOn === ''}
          >
            {t('Hand in a licence')}
          </Button>
          {practice.status !== 'draft' && (
            <Button
              variant="quiet"
              busy={pause.isPending}
              onClick={() => pause.mutate(practice.status === 'active')}
            >
              {practice.status === 'active' ? t('Take my page down for a while') : t('Put my page back up')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
