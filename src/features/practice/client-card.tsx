import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { noteQuery, saveNote } from './client.queries.ts';
import { practiceKey } from './practice.queries.ts';
import { modeNames } from './practice.ts';

type Booking = {
  id: string;
  number: string;
  service_name: string;
  mode: string;
  minutes: number;
  starts_at: string;
  state: string;
  covered_by: string;
  price_kes: number;
  contact_phone: string | null;
  client_joined_at: string | null;
  others: readonly { id: string; service_name: string; starts_at: string; state: string }[];
};

const states: Record<string, string> = {
  held: t('being paid'),
  confirmed: t('confirmed'),
  completed: t('took place'),
  no_show: t('missed'),
  cancelled_by_client: t('cancelled by the client'),
  cancelled_by_practitioner: t('cancelled by you'),
  expired: t('not paid in time'),
};

/** The facts of a booking and what the client has booked before. */
export function ClientCard({ booking, zone }: { booking: Booking; zone: string }) {
  const price = booking.price_kes === 0 ? t('Free of charge') : formatKes(booking.price_kes);
  return (
    <Card className="grid gap-4">
      <dl className="[&_dt]:text-muted grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt>{t('When')}</dt>
        <dd className="font-semibold">
          {t('{when}, {n} minutes', { when: whenIn(booking.starts_at, zone), n: booking.minutes })}
        </dd>
        <dt>{t('What')}</dt>
        <dd>
          {booking.service_name}, {states[booking.state] ?? booking.state}
        </dd>
        <dt>{t('How')}</dt>
        <dd>
          {modeNames[booking.mode] ?? booking.mode}
          {booking.contact_phone !== null && (
            <>
              {': '}
              <a
                href={`tel:+${booking.contact_phone.replace(/^\+/, '')}`}
                className="text-leaf-700 underline underline-offset-4"
              >
                {formatPhone(booking.contact_phone)}
              </a>
            </>
          )}
        </dd>
        <dt>{t('Price')}</dt>
        <dd>
          {booking.covered_by === 'plan' ? t('{price}, covered by the client’s plan', { price }) : price}
        </dd>
        <dt>{t('Number')}</dt>
        <dd>{booking.number}</dd>
        {booking.client_joined_at !== null && (
          <>
            <dt>{t('Room')}</dt>
            <dd>{t('The client came in at {when}', { when: whenIn(booking.client_joined_at, zone) })}</dd>
          </>
        )}
      </dl>
      {booking.others.length > 0 && (
        <div>
          <h3 className="text-base">{t('With you before and after')}</h3>
          <ul className="grid gap-1">
            {booking.others.map((one) => (
              <li key={one.id}>
                <Link
                  to={paths.practiceClient(one.id)}
                  className="text-leaf-700 underline underline-offset-4"
                >
                  {whenIn(one.starts_at, zone)}
                </Link>
                , {one.service_name}, {states[one.state] ?? one.state}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** What a practitioner writes for themselves about a consultation. */
export function PrivateNote({ userId, consultationId }: { userId: string; consultationId: string }) {
  const queryClient = useQueryClient();
  const { data: note } = useQuery(noteQuery(userId, consultationId));
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (body: string) => saveNote(consultationId, body),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [...practiceKey(userId), 'note', consultationId] });
      setTyped(null);
    },
  });
  return (
    <Card className="grid gap-4">
      <LeaveGuard when={typed !== null && typed !== note?.body} />
      <TextAreaField
        label={t('Private notes')}
        hint={t('Only you read them: not the client, not our team.')}
        rows={6}
        maxLength={8000}
        value={typed ?? note?.body ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          busy={save.isPending}
          disabled={typed === null || typed === note?.body}
          onClick={() => typed !== null && save.mutate(typed)}
        >
          {t('Save the notes')}
        </Button>
        {note?.updated_at && typed === null && (
          <output className="text-muted text-sm">
            {t('Saved {when}', { when: formatDateTime(note.updated_at) })}
          </output>
        )}
      </div>
    </Card>
  );
}
