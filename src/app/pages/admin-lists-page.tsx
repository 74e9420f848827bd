import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type DeskList, type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import {
  MessageDecisions,
  TestimonialActions,
  TestimonialDialog,
  PlanDialog,
} from '../../features/back-office/list-decisions.tsx';
import {
  messageList,
  testimonialList,
  planPaymentList,
  subscriptionList,
} from '../../features/back-office/lists.ts';
import { plainLists } from '../../features/back-office/plain-lists.ts';
import type { NumberRow } from '../../features/emergency-desk/emergency-desk.queries.ts';
import { NumberDialog, NumberList } from '../../features/emergency-desk/number-list.tsx';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList, listBefore } from '../desks.tsx';
import { NotFound } from '../error-screen.tsx';

/** The lists that are read and taken along: orders, consultations, customers, errors, events, the trail. */
export function Component() {
  const { pathname } = useLocation();
  const shown = plainLists[pathname.split('/').at(-1) ?? ''];
  if (!shown) return <NotFound />;
  return (
    <AdminFrame title={shown.title} intro={shown.intro}>
      <List key={shown.list.id} list={shown.list} />
    </AdminFrame>
  );
}

function List({ list }: { list: DeskList }) {
  const [state, setState] = useListState(list);
  const { may } = useCapabilities();
  const hrefOf = (row: Row): string | null => {
    if (list.id === 'orders') return `${paths.admin()}?order=${row.id}`;
    if (list.id === 'customers' && may('orders'))
      return `${paths.admin()}/orders?${new URLSearchParams({ q: textOf(row, 'email') || textOf(row, 'phone') })}`;
    return null;
  };
  // the orders of a customer are opened from the list of customers
  const [before] = useState(listBefore);
  const isTheirs = list.id === 'orders' && before?.href.startsWith(`${paths.admin()}/customers`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isTheirs && <BackToList to={`${paths.admin()}/customers`}>{t('Customers')}</BackToList>}
      <DeskListView list={list} state={state} onState={setState} hrefOf={hrefOf} />
    </div>
  );
}

/** What people wrote on the contact page: read, answered by mail, put away. */
export const messages: PageModule = { Component: Messages };

function Messages() {
  const [state, setState] = useListState(messageList);
  return (
    <AdminFrame
      title={t('Messages')}
      intro={t('New ones of Premium and Gold stand first, whoever waits longest before the others.')}
    >
      <DeskListView
        list={messageList}
        state={state}
        onState={setState}
        decisions={(row, close) => <MessageDecisions row={row} close={close} />}
      />
    </AdminFrame>
  );
}

/** What customers say on the front page. */
export const testimonials: PageModule = { Component: Testimonials };

function Testimonials() {
  const [state, setState] = useListState(testimonialList);
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  return (
    <AdminFrame
      title={t('Testimonials')}
      intro={t('The three newest that are shown stand on the front page.')}
      actions={
        <Button size="sm" onClick={() => setEdited({ row: null })}>
          {t('New testimonial')}
        </Button>
      }
    >
      <DeskListView
        list={testimonialList}
        state={state}
        onState={setState}
        actions={(row) => <TestimonialActions row={row} onEdit={() => setEdited({ row })} />}
      />
      {edited && (
        <TestimonialDialog key={String(edited.row?.id)} row={edited.row} onClose={() => setEdited(null)} />
      )}
    </AdminFrame>
  );
}

/** Who is on which plan, and the payments for them. */
export const subscriptions: PageModule = { Component: Subscriptions };

function Subscriptions() {
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

/** Whom people call when something cannot wait. */
export const emergencyNumbers: PageModule = { Component: EmergencyNumbers };

function EmergencyNumbers() {
  const today = useNairobiDay();
  const [edited, setEdited] = useState<{ row: NumberRow | null } | null>(null);
  return (
    <AdminFrame
      title={t('Emergency numbers')}
      intro={t(
        'They stand beside every answer to an emergency. Call each one twice a year to see that it answers.',
      )}
      actions={
        <Button size="sm" onClick={() => setEdited({ row: null })}>
          {t('New emergency number')}
        </Button>
      }
    >
      <NumberList onEdit={(row) => setEdited({ row })} />
      {edited && (
        <NumberDialog
          key={edited.row?.id ?? ''}
          row={edited.row}
          today={today}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminFrame>
  );
}
