import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { keepAccount, type OpenOrder } from './account-data.queries.ts';
import { OpenOrders } from './open-orders.tsx';

type Props = {
  userId: string;
  dueAt: string;
  openOrders: readonly OpenOrder[];
  /** Right after the wish: the button that had the focus is gone. */
  takesFocus: boolean;
};

/** On every tab of the profile while the account waits to be erased. */
export function DeletionNotice({ userId, dueAt, openOrders, takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await keepAccount(queries, userId);
      toast.success(t('Your account stays'), t('Nothing was removed.'));
    } catch (error) {
      toast.error(t('Your account is still going to be deleted'), errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={box} tabIndex={-1} className="rounded-xl">
      <Alert
        tone="warning"
        title={t('Your account will be deleted on {day}', { day: formatDate(dueAt) })}
        action={
          <Button busy={busy} onClick={() => void keep()}>
            {t('Keep my account')}
          </Button>
        }
      >
        {t('Until then you can change your mind. Afterwards nobody can bring it back.')}
        <OpenOrders orders={openOrders} />
      </Alert>
    </div>
  );
}
