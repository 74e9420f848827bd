import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

import { t } from '../../words/shop.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

const WIDE = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for a sidebar: without it the filters are not even fetched. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

interface RichFrameProps {
  view: ShopNavigation;
  search: ReactNode;
  /** The categories in a row, for screens without a sidebar. */
  chips: ReactNode;
  children: ReactNode;
}

/** The richer layout: search, categories and filters beside the products. */
export function RichFrame({ view, search, chips, children }: RichFrameProps) {
  const { filters, show } = view;
  const wide = useIsWide();
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={t('Filters')} className="grid grid-cols-1 content-start gap-5">
        {search}
        {wide ? (
          <>
            <div>
              <h2 className="mb-2 text-lg">{t('Categories')}</h2>
              <CategoryFilter as="list" view={view} />
            </div>
            <FilterPanel filters={filters} onChange={(change) => show(change)} />
          </>
        ) : (
          chips
        )}
      </aside>
      {children}
    </div>
  );
}
