import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import { PlanDialog } from '../../features/back-office/list-decisions.tsx';
import { planPaymentList, subscriptionList } from '../../features/back-office/lists.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Who is on which plan, and the payments for them. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'payments' ? 'payments' : 'accounts';
  return (
    <AdminFrame title={t('Subscriptions')}>
      <Tabs
        label={t('Subscriptions')}
        value={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true, preventScrollReset: true })}
        items={[
          { value: 'accounts', label: t('Accounts'), content: <Accounts /> },
          { value: 'payments', label: t('Payments'), content: <Payments /> },
        ]}
      />
    </AdminFrame>
  );
}

function Accounts() {
  const [state, setState] = useListState(subscriptionList);
  const [changed, setChanged] = useState<Row | null>(null);
  return (
    <>
      <DeskListView
        list={subscriptionList}
        state={state}
        onState={setState}
        actions={(row) => (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('Change plan of {email}', { email: textOf(row, 'email') })}
            onClick={() => setChanged(row)}
          >
            {t('Change plan')}
          </Button>
        )}
      />
      {changed && <PlanDialog key={changed.id} row={changed} onClose={() => setChanged(null)} />}
    </>
  );
}

function Payments() {
  const [state, setState] = useListState(planPaymentList, { tab: 'payments' });
  return (
    <DeskListView
      list={planPaymentList}
      state={state}
      onState={setState}
      actions={(row) =>
        ['needs_review', 'refund_due'].includes(textOf(row, 'state')) && (
          <Link
            to={paths.adminPayments()}
            className={buttonStyles({ size: 'sm' })}
            aria-label={t('Settle {number}', { number: textOf(row, 'number') })}
          >
            {t('Settle')}
          </Link>
        )
      }
    />
  );
}
