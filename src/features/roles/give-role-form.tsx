import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/shell.ts';
import type { WithProof } from './proof.ts';
import { type RoleId, roleName, roles } from './roles.ts';
import { giveRole, rolesKey } from './staff.queries.ts';

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
