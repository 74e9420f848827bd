import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText, AppError } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shell.ts';
import {
  type Member,
  roleName,
  rolesKey,
  staffQuery,
  takeRole,
  type WithProof,
  giveRole,
  removeSecondFactor,
  type RoleId,
  roles,
} from './roles.queries.ts';

type Asked = { member: Member; role: string };

/** Everybody who works here with their roles, each of which can be taken back. */
export function StaffList({ withProof }: { withProof: WithProof }) {
  const { data, error, refetch } = useQuery(staffQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title={t('The team could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label={t('Loading the team')} />;
  return (
    <>
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-md">
        {data.map((member) => (
          <li
            key={member.user_id}
            className="grid gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {member.full_name || member.email} {member.is_me && <Badge>{t('You')}</Badge>}
              </p>
              <p className="text-muted text-sm wrap-anywhere">
                {t('{email} · since {date}', { email: member.email, date: formatDate(member.since) })}
              </p>
            </div>
            <ul className="flex flex-wrap gap-2" aria-label={t('Roles of {email}', { email: member.email })}>
              {member.roles.map((role) => (
                <li key={role} className="flex items-center gap-2">
                  <Badge tone={role === 'admin' ? 'leaf' : 'info'}>{roleName(role)}</Badge>
                  {role === 'admin' && member.is_last_owner ? (
                    <span className="text-muted text-sm">{t("The shop's only owner")}</span>
                  ) : (
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={t('Take back {role} from {email}', {
                        role: roleName(role),
                        email: member.email,
                      })}
                      onClick={() => setAsked({ member, role })}
                    >
                      {t('Take back')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {asked && <TakeDialog asked={asked} withProof={withProof} onClose={() => setAsked(null)} />}
    </>
  );
}

type TakeProps = { asked: Asked; withProof: WithProof; onClose: () => void };

function TakeDialog({ asked: { member, role }, withProof, onClose }: TakeProps) {
  const queryClient = useQueryClient();
  const take = useMutation({
    mutationFn: () => withProof(() => takeRole(member.user_id, role)),
    onSuccess: () => toast.success(t('Role taken back'), t('{email} was told.', { email: member.email })),
    onError: (error) => toast.error(t('The role was not taken back'), errorText(error)),
    onSettled: async () => {
      onClose();
      await queryClient.invalidateQueries({ queryKey: rolesKey });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Take back {role}?', { role: roleName(role) })}
      description={
        member.is_me
          ? t('It is your own role. The desks that come with it close for you at once.')
          : t('{email} can no longer work here as {role}, from this moment on. The account stays.', {
              email: member.email,
              role: roleName(role).toLowerCase(),
            })
      }
      confirmLabel={t('Take it back')}
      tone="danger"
      busy={take.isPending}
      onConfirm={() => take.mutate()}
    />
  );
}

/** Takes somebody into the team by the address of their account. */
export function GiveRoleForm({ withProof }: { withProof: WithProof }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<RoleId>('packer');
  const give = useMutation({
    mutationFn: () => withProof(() => giveRole(email, role)),
    onSuccess: async () => {
      toast.success(
        t('Role given'),
        t('{email} is {role} now.', { email: email.trim(), role: roleName(role).toLowerCase() }),
      );
      setEmail('');
      await queryClient.invalidateQueries({ queryKey: rolesKey });
    },
  });
  return (
    <form
      aria-label={t('Give a role')}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate();
      }}
    >
      <TextField
        label={t('Email of the account')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        error={give.error ? errorText(give.error) : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RadioCards
        legend={t('Role')}
        name="role"
        value={role}
        onChange={(next) => setRole(roles.find(({ id }) => id === next)?.id ?? 'packer')}
        options={roles.map(({ id, name, can }) => ({ value: id, label: name, description: can }))}
      />
      <Button type="submit" className="w-fit" busy={give.isPending}>
        {t('Give the role')}
      </Button>
    </form>
  );
}

/** For somebody who lost telephone and recovery codes: an owner takes the second step off their account. */
export function LostFactorForm({ withProof }: { withProof: WithProof }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const address = email.trim();
  const remove = useMutation({
    mutationFn: () => withProof(() => removeSecondFactor(address, reason)),
    onSuccess: async () => {
      toast.success(t('The second step is gone'), t('{email} was told by mail.', { email: address }));
      setEmail('');
      setReason('');
      await queryClient.invalidateQueries({ queryKey: rolesKey });
    },
    onSettled: () => setAsking(false),
  });
  const kind = remove.error instanceof AppError ? remove.error.kind : null;
  const text = remove.error ? errorText(remove.error) : undefined;
  return (
    <form
      aria-label={t('Telephone and recovery codes lost')}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      {text && kind !== 'bad_reason' && kind !== 'not_found' && <Alert tone="danger">{text}</Alert>}
      <TextField
        label={t('Email of whoever lost them')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        error={kind === 'not_found' ? text : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextAreaField
        label={t('How do you know that it is them?')}
        hint={t(
          'It is kept in the trail. Call them back on a number you know: who asks by mail may be a thief.',
        )}
        required
        minLength={10}
        maxLength={300}
        rows={3}
        value={reason}
        error={kind === 'bad_reason' ? text : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="w-fit" busy={remove.isPending}>
        {t('Take the second step off')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Take the second step off?')}
        description={t(
          '{email} is signed out everywhere, can sign in with the password alone, and is told by mail.',
          { email: address },
        )}
        confirmLabel={t('Take it off')}
        tone="danger"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </form>
  );
}
