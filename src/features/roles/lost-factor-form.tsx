import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/shell.ts';
import type { WithProof } from './proof.ts';
import { removeSecondFactor } from './second-factor.queries.ts';
import { rolesKey } from './staff.queries.ts';

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
