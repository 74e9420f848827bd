import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import {
  type DeskInvitation,
  invitePractitioner,
  readDeskAgain,
  withdrawInvitation,
} from './practices-desk.queries.ts';

const mails: Record<string, { words: string; tone: 'neutral' | 'leaf' | 'danger' }> = {
  waiting: { words: t('Mail on its way'), tone: 'neutral' },
  sent: { words: t('Mail sent'), tone: 'leaf' },
  failed: { words: t('Mail not sent'), tone: 'danger' },
};
const over = { words: t('Expired'), tone: 'danger' } as const;

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** Who was invited and has not come yet. */
export function InvitationList({ invitations }: { invitations: readonly DeskInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t('Invited')}</h2>
      <ul className="divide-line grid divide-y">
        {invitations.map((one) => (
          <li key={one.email} className="py-3 first:pt-0 last:pb-0">
            <InvitationRow invitation={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: DeskInvitation }) {
  const queryClient = useQueryClient();
  const { email, display_name: name, expires_at: expiresAt } = invitation;
  const [openedAt] = useState(() => Date.now());
  const mail = Date.parse(expiresAt) < openedAt ? over : (mails[invitation.mail_state] ?? over);
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => readDeskAgain(queryClient),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong>{name}</strong>, {email}
        </p>
        <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={mail.tone}>{mail.words}</Badge>
          {t('Invited {day}, open until {until}', {
            day: formatDate(invitation.invited_at),
            until: formatDate(expiresAt),
          })}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          variant="secondary"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate(() => invitePractitioner(email, name))}
        >
          {t.rich('Send again<quiet> to {email}</quiet>', { quiet }, { email })}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate(() => withdrawInvitation(email))}
        >
          {t.rich('Withdraw<quiet> {email}</quiet>', { quiet }, { email })}
        </Button>
      </div>
    </div>
  );
}

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
