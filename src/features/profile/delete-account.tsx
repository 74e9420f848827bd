import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import type { Deletion } from './account-data.queries.ts';
import type { AccountRules } from './account-rules.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { OpenOrders } from './open-orders.tsx';
import type { SignIn } from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  signIn: SignIn;
  deletion: Deletion;
  rules: AccountRules;
  onAsked: () => void;
};

/** What becomes of everything, and the way to it. */
export function DeleteAccount(props: Props) {
  const [asking, setAsking] = useState(false);
  const { deletion } = props;
  if (deletion.dueAt !== null)
    return <p>{t('The date stands at the top of this page, with the button that keeps your account.')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t('For 14 days you can sign in and press Keep my account.')}</li>
        <li>{t('Then your profile, picture, notifications and health entries are erased for good.')}</li>
        <li>
          {t(
            'Your orders stay in our books for seven years, as the tax law asks, without your name, phone and address; an invoice with your KRA PIN keeps that and its name so long.',
          )}
        </li>
      </ul>
      <OpenOrders orders={deletion.openOrders} />
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </div>
      {asking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}
