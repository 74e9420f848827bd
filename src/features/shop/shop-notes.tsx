import { ActiveFilters } from './active-filters.tsx';
import { SearchHint } from './search-hint.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

/** What stands between the controls and the products of a narrowed or searched list. */
export function ShopNotes({ view }: { view: ShopNavigation }) {
  const { filters, pathFor } = view;
  return (
    <>
      {filters.query !== '' && <SearchHint filters={filters} pathFor={pathFor} />}
      <ActiveFilters view={view} />
    </>
  );
}
