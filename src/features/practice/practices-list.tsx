import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import {
  checkLicence,
  closePractice,
  type DeskPractice,
  practicesQuery,
  readDeskAgain,
} from './practices-desk.queries.ts';

const states: Record<string, string> = {
  draft: 'Not open yet',
  active: 'Open',
  paused: 'Resting',
  closed: 'Closed',
};

/** Who practises here: licences to check first, then everybody, and who was invited. */
export function PracticesList() {
  const { data } = useQuery(practicesQuery);
  if (!data) return <Spinner label="Loading the practitioners" />;
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

function PracticeRow({ practice }: { practice: DeskPractice }) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState('');
  const after = {
    onSuccess: () => readDeskAgain(queryClient),
    onError: (error: Error) => toast.error('That did not work', errorText(error)),
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
          <p className="text-muted text-sm break-words">
            {practice.email ?? 'No account'}, {practice.services}{' '}
            {practice.services === 1 ? 'service' : 'services'}, {practice.upcoming} ahead
            {practice.rating !== null && `, rated ${practice.rating.toFixed(1)} by ${practice.rating_count}`}
          </p>
          {practice.licence_number !== null && (
            <p className="text-sm">
              {practice.licence_body} {practice.licence_number}, until{' '}
              {formatDate(practice.licence_expires_on)}
            </p>
          )}
        </div>
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone={practice.is_open ? 'leaf' : 'neutral'}>
            {practice.status === 'active' && !practice.is_open
              ? 'Licence expired'
              : (states[practice.status] ?? practice.status)}
          </Badge>
          <Button
            variant="quiet"
            size="sm"
            busy={close.isPending}
            onClick={() => close.mutate(practice.status !== 'closed')}
          >
            {practice.status === 'closed' ? 'Open again' : 'Close'}
            <span className="sr-only"> {practice.display_name}</span>
          </Button>
        </span>
      </div>
      {waiting && (
        <div className="bg-gold-50 border-gold-300 grid gap-3 rounded-xl border p-4">
          <p>
            To be checked:{' '}
            <strong>
              {waiting.body} {waiting.number}
            </strong>
            , until {formatDate(waiting.expires_on)}. Look it up in the register of the issuer.
          </p>
          <TextField
            label="Why not (the practitioner reads it)"
            maxLength={250}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button size="sm" busy={check.isPending} onClick={() => check.mutate(true)}>
              The licence is right
            </Button>
            <Button size="sm" variant="secondary" busy={check.isPending} onClick={() => check.mutate(false)}>
              Send it back
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
