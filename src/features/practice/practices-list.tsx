import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { InvitationList, InviteForm } from './invitations.tsx';
import {
  checkLicence,
  closePractice,
  type DeskPractice,
  practicesQuery,
  readDeskAgain,
  utilisationQuery,
} from './practices-desk.queries.ts';

const states: Record<string, string> = {
  draft: t('Not open yet'),
  active: t('Open'),
  paused: t('Resting'),
  closed: t('Closed'),
};

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** Who practises here: licences to check first, then everybody, and who was invited. */
export function PracticesList() {
  const { data } = useQuery(practicesQuery);
  if (!data) return <Spinner label={t('Loading the practitioners')} />;
  return (
    <div className="grid gap-6">
      <InviteForm />
      <InvitationList invitations={data.invitations} />
      <ul className="grid gap-4">
        {data.practices.map((practice) => (
          <li key={practice.id}>
            <PracticeRow practice={practice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function factsOf({ email, services, upcoming: ahead, rating, rating_count: raters }: DeskPractice): string {
  const account = email ?? t('No account');
  return rating === null
    ? t.count(services, '{account}, {n} service, {ahead} ahead', '{account}, {n} services, {ahead} ahead', {
        account,
        ahead,
      })
    : t.count(
        services,
        '{account}, {n} service, {ahead} ahead, rated {rating} by {raters}',
        '{account}, {n} services, {ahead} ahead, rated {rating} by {raters}',
        { account, ahead, rating: rating.toFixed(1), raters },
      );
}

function PracticeRow({ practice }: { practice: DeskPractice }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const after = {
    onSuccess: () => readDeskAgain(queryClient),
    onError: (error: Error) => toast.error(t('That did not work'), errorText(error)),
  };
  const check = useMutation({
    mutationFn: (accepted: boolean) => checkLicence(practice.id, accepted, note),
    ...after,
  });
  const close = useMutation({
    mutationFn: (closed: boolean) => closePractice(practice.id, closed),
    ...after,
  });
  const waiting = practice.new_licence;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-lg">{practice.display_name}</h3>
          <p className="text-muted text-sm break-words">{factsOf(practice)}</p>
          {practice.licence_number !== null && (
            <p className="text-sm">
              {t('{licence}, until {day}', {
                licence: `${practice.licence_body} ${practice.licence_number}`,
                day: formatDate(practice.licence_expires_on),
              })}
            </p>
          )}
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={practice.is_open ? 'leaf' : 'neutral'}>
            {practice.status === 'active' && !practice.is_open
              ? t('Licence expired')
              : (states[practice.status] ?? practice.status)}
          </Badge>
          <Button
            variant="quiet"
            size="sm"
            busy={close.isPending}
            onClick={() => close.mutate(practice.status !== 'closed')}
          >
            {practice.status === 'closed'
              ? t.rich('Open again<quiet> {name}</quiet>', { quiet }, { name: practice.display_name })
              : t.rich('Close<quiet> {name}</quiet>', { quiet }, { name: practice.display_name })}
          </Button>
        </span>
      </div>
      {waiting && (
        <div className="bg-gold-50 border-gold-300 grid gap-3 rounded-xl border p-4">
          <p>
            {t.rich(
              'To be checked: <b>{licence}</b>, until {day}. Look it up in the register of the issuer.',
              { b: (words) => <strong>{words}</strong> },
              { licence: `${waiting.body} ${waiting.number}`, day: formatDate(waiting.expires_on) },
            )}
          </p>
          <TextField
            label={t('Why not (the practitioner reads it)')}
            maxLength={250}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="sm" busy={check.isPending} onClick={() => check.mutate(true)}>
              {t('The licence is right')}
            </Button>
            <Button size="sm" variant="secondary" busy={check.isPending} onClick={() => check.mutate(false)}>
              {t('Send it back')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

const hours = (minutes: number): string => t('{n} h', { n: Math.round(minutes / 6) / 10 });

/** How full every practice was between two days of Nairobi. */
export function UtilisationTable({ fromDay, toDay }: { fromDay: string; toDay: string }) {
  const { data: rows } = useQuery(utilisationQuery(fromDay, toDay));
  if (!rows) return <Spinner label={t('Adding up')} />;
  return (
    <section
      aria-label={t('Utilisation')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
      tabIndex={0}
      className="border-line bg-surface relative overflow-x-auto rounded-2xl border"
    >
      <table className="w-full min-w-180 text-left tabular-nums">
        <thead>
          <tr className="border-line text-muted border-b text-sm [&_th]:p-3 [&_th]:font-semibold">
            <th scope="col">{t('Practitioner')}</th>
            <th scope="col">{t('Booked')}</th>
            <th scope="col">{t('Of open hours')}</th>
            <th scope="col">{t('Took place')}</th>
            <th scope="col">{t('Missed')}</th>
            <th scope="col">{t('Cancelled')}</th>
            <th scope="col">{t('Ahead')}</th>
            <th scope="col">{t('Earned')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.practitioner_id}
              className="border-line border-b last:border-0 [&_td]:p-3 [&_th]:p-3"
            >
              <th scope="row">{row.display_name}</th>
              <td className="font-semibold">
                {row.open_minutes > 0
                  ? `${Math.round((100 * row.booked_minutes) / row.open_minutes)} %`
                  : t('n/a')}
              </td>
              <td>
                {t('{booked} of {open}', {
                  booked: hours(row.booked_minutes),
                  open: hours(row.open_minutes),
                })}
              </td>
              <td>{row.held}</td>
              <td>{row.no_shows}</td>
              <td>{row.cancelled}</td>
              <td>{row.upcoming}</td>
              <td>{formatKes(row.earned_kes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
