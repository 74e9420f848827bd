import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
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
