import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/care.ts';
import { invitePractitioner, readDeskAgain } from './practices-desk.queries.ts';

/** Invites a practitioner by e-mail address. */
export function InviteForm() {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const invite = useMutation({
    mutationFn: (wish: { email: string; name: string }) => invitePractitioner(wish.email, wish.name),
    onSuccess: () => {
      setEmail('');
      setName('');
      return readDeskAgain(queryClient);
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    invite.mutate({ email: email.trim(), name: name.trim() });
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <h2 className="text-xl">{t('Invite a practitioner')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('Name')}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label={t('Email')}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </div>
        {invite.error && <Alert tone="danger">{errorText(invite.error)}</Alert>}
        {invite.data === 'opened' && (
          <Alert tone="success">
            {t('The desk is open: {email} has been told.', { email: invite.variables.email })}
          </Alert>
        )}
        {invite.data === 'invited' && (
          <Alert tone="success" title={t('An invitation is on its way')}>
            {t('{email} gets a mail with a link into the desk. It works once, for two weeks.', {
              email: invite.variables.email,
            })}
          </Alert>
        )}
        <Button
          type="submit"
          busy={invite.isPending}
          disabled={!email || !name}
          className="justify-self-start"
        >
          {t('Invite')}
        </Button>
      </form>
    </Card>
  );
}
