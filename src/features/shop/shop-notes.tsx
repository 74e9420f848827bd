import { ActiveFilters } from './active-filters.tsx';
import { SearchHint } from './search-hint.tsx';
import type { ShopFilters } from './shop-filters.ts';

interface ShopNotesProps {
  filters: ShopFilters;
  pathFor: (change: Partial<ShopFilters>) => string;
}

/** What stands between the controls and the products of a narrowed or searched list. */
export function ShopNotes({ filters, pathFor }: ShopNotesProps) {
  return (
    <>
      {filters.query !== '' && <SearchHint filters={filters} pathFor={pathFor} />}
      <ActiveFilters filters={filters} pathFor={pathFor} />
    </>
  );
}
