import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Deletion, keepAccount } from './account-data.queries.ts';
import { OpenOrders } from './open-orders.tsx';

/** On every tab of the profile while the account waits to be erased. */
export function DeletionNotice({
  userId,
  deletion,
}: {
  userId: string;
  deletion: Deletion & { dueAt: string };
}) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await keepAccount(queries, userId);
      toast.success('Your account stays', 'Nothing was removed.');
    } catch (error) {
      toast.error('Your account is still going to be deleted', errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      tone="warning"
      title={`Your account will be deleted on ${formatDate(deletion.dueAt)}`}
      action={
        <Button busy={busy} onClick={() => void keep()}>
          Keep my account
        </Button>
      }
    >
      Until then you can change your mind. Afterwards nobody can bring it back.
      <OpenOrders orders={deletion.openOrders} />
    </Alert>
  );
}
