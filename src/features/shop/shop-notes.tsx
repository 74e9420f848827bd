import { needOf } from '../../entities/needs/needs.ts';
import { ActiveFilters } from './active-filters.tsx';
import { NeedNotice } from './need-notice.tsx';
import { SearchHint } from './search-hint.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

/** What stands between the controls and the products of a narrowed or searched list. */
export function ShopNotes({ view }: { view: ShopNavigation }) {
  const { filters, pathFor } = view;
  const need = filters.query === '' ? null : needOf(filters.query);
  return (
    <>
      {need && <NeedNotice need={need} query={filters.query} />}
      {filters.query !== '' && <SearchHint filters={filters} pathFor={pathFor} />}
      <ActiveFilters view={view} />
    </>
  );
}
