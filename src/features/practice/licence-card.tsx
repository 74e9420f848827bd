import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { pausePractice, submitLicence } from './practice.queries.ts';
import type { Practice } from './practice.ts';

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
