import { useSearchParams } from 'react-router';

import { returnLists } from '../../features/return-desk/return-desk.queries.ts';
import { ReturnList } from '../../features/return-desk/return-list.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Goods that come back: decided, received and paid back. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const list = returnLists.find(({ id }) => id === query.get('list'))?.id ?? 'requested';
  return (
    <AdminFrame title={t('Returns')}>
      <Tabs
        label={t('Returns by state')}
        value={list}
        onChange={(next) => setQuery({ list: next }, { replace: true, preventScrollReset: true })}
        items={returnLists.map(({ id, label }) => ({
          value: id,
          label,
          content: <ReturnList list={id} hrefOf={(order) => `${paths.admin()}?order=${order}`} />,
        }))}
      />
    </AdminFrame>
  );
}
