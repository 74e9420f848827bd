import { useState } from 'react';
import { useLocation } from 'react-router';

import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type DeskList, type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import { plainLists } from '../../features/back-office/plain-lists.ts';
import { useCapabilities } from '../../features/roles/roles.queries.ts';
import { paths } from '../../lib/paths.ts';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { BackToList, listBefore } from '../desk-places.tsx';
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
