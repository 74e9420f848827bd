import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { billHref, orderHref } from '../../entities/bills/bill.ts';
import { CustomerView, TagField } from '../../features/back-office/customer-view.tsx';
import { customerQuery, tagCustomers, tagsQuery } from '../../features/back-office/customers.queries.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type DeskList, useListState } from '../../features/back-office/desk-list.ts';
import { customerList } from '../../features/back-office/lists.ts';
import { AppError } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList } from '../desks.tsx';

/** The list with a filter by the tags in use. */
const taggedList = (tags: readonly string[]): DeskList => ({
  ...customerList,
  filters: [
    ...customerList.filters,
    {
      key: 'tags',
      label: t('Tag'),
      words: Object.fromEntries(tags.map((tag) => [tag, { text: tag }])),
    },
  ],
});

/** `/admin/customers`: accounts, and those who bought as guests. */
export function Component() {
  return (
    <AdminFrame hasViews title={t('Customers')} intro={t('Accounts, and those who bought as guests.')}>
      <Customers />
    </AdminFrame>
  );
}

function Customers() {
  // an address may narrow by a tag: it is read once the tags are known
  const { data: tags, error } = useQuery(tagsQuery);
  if (!tags && !error) return <Spinner label={t('Loading {things}', { things: customerList.noun })} />;
  return <List list={taggedList(tags ?? [])} />;
}

function List({ list }: { list: DeskList }) {
  const [state, setState] = useListState(list);
  return (
    <DeskListView
      list={list}
      state={state}
      onState={setState}
      hrefOf={(row) => paths.adminCustomer(String(row.id))}
      bulk={({ run, isPending }) => (
        <TagField busy={isPending} onTag={(tag) => run((ids) => tagCustomers(ids, tag, true))} />
      )}
    />
  );
}

const of = (list: string, search: string): string =>
  `${paths.admin()}/${list}?${new URLSearchParams({ q: search })}`;

/** `/admin/customers/:id`: one customer, by their account or by the phone of what they bought without one. */
export const customer: PageModule = { Component: Customer };

function Customer() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(customerQuery(id));
  const name = data ? data.name || formatPhone(data.phones[0] ?? '') || t('No name known') : t('Customer');
  return (
    <AdminFrame title={name}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <BackToList to={`${paths.admin()}/customers`}>{t('Customers')}</BackToList>
        {!data && error instanceof AppError && error.kind === 'not_found' && (
          <EmptyState title={t('There is no such customer')}>
            {t('Their account was erased, or nothing was ordered from this number.')}
          </EmptyState>
        )}
        {!data && error && !(error instanceof AppError && error.kind === 'not_found') && (
          <NotLoaded title={t('The customer could not be loaded')} error={error} again={refetch} />
        )}
        {!data && !error && <Spinner label={t('Loading the customer')} />}
        {data && (
          <CustomerView
            customer={data}
            links={{
              order: orderHref,
              orders: of('orders', data.email ?? data.phones[0] ?? ''),
              bill: billHref,
              booking: (number) => of('consultations', number),
              messages: (search) => of('messages', search),
            }}
          />
        )}
      </div>
    </AdminFrame>
  );
}
