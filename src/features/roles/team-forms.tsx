import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/shell.ts';
import {
  giveRole,
  removeSecondFactor,
  type RoleId,
  roleName,
  roles,
  rolesKey,
  type WithProof,
} from './staff.queries.ts';

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
