import { PageHeader } from '../../ui/page-header.tsx';
import { CategoryFilter } from './category-filter.tsx';
import type { RenderBuy } from './product-grid.tsx';
import { ShopEmpty } from './shop-empty.tsx';
import { useShopView } from './shop-filters.ts';
import { ShopResults } from './shop-results.tsx';
import { ShopSearch } from './shop-search.tsx';
import { SortField } from './sort-field.tsx';

interface ShopBrowserProps {
  renderBuy: RenderBuy;
  /** The richer layout: filters in a sidebar and larger cards. */
  rich?: boolean;
}

/** The whole shop: search, categories, order and products, all kept in the address. */
export function ShopBrowser({ renderBuy, rich = false }: ShopBrowserProps) {
  const { filters, pages, pathFor, show, showMore } = useShopView();
  const { category, query, sort } = filters;

  // The first letter of a search is a step to go back from; the letters after it are not.
  const search = (
    <ShopSearch query={query} onSearch={(next) => show({ query: next }, { replace: query !== '' })} />
  );
  const results = (
    <ShopResults
      filters={filters}
      pages={pages}
      onMore={showMore}
      renderBuy={renderBuy}
      rich={rich}
      controls={
        <SortField
          sort={sort}
          searching={query !== ''}
          onSort={(next) => show({ sort: next }, { replace: true })}
        />
      }
      empty={<ShopEmpty filters={filters} pathFor={pathFor} renderBuy={renderBuy} />}
    />
  );
  const chips = <CategoryFilter as="chips" current={category} pathFor={(id) => pathFor({ category: id })} />;

  return (
    <>
      <PageHeader
        eyebrow={rich ? 'The whole garden' : 'Grown and gathered in Kenya'}
        title="Shop"
        intro="Lab-tested herbs, teas, oils and superfoods, honestly described."
      />
      {rich ? (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
          <aside
            aria-label="Filters"
            className="grid grid-cols-1 content-start gap-5 lg:sticky lg:top-24 lg:self-start"
          >
            {search}
            <div className="lg:hidden">{chips}</div>
            <div className="max-lg:hidden">
              <h2 className="mb-2 px-3 text-lg">Categories</h2>
              <CategoryFilter as="list" current={category} pathFor={(id) => pathFor({ category: id })} />
            </div>
          </aside>
          {results}
        </div>
      ) : (
        <>
          <div className="mb-4 grid grid-cols-1 gap-3 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center">
            {search}
            {chips}
          </div>
          {results}
        </>
      )}
    </>
  );
}
