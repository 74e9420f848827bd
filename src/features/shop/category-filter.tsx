import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';

import { cn } from '../../lib/cn.ts';
import { useIsUnderWay } from '../../lib/navigation/navigation-view.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import type { FilterChange } from './shop.queries.ts';
import type { ShopNavigation } from './use-shop-view.ts';

interface CategoryFilterProps {
  view: ShopNavigation;
  /** Chips in a row that can be pushed sideways, or a list for a sidebar. */
  as: 'chips' | 'list';
}

const frames = {
  chips: '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0',
  list: 'grid gap-1',
};
const items = {
  chips: 'rounded-full border px-4',
  list: 'rounded-lg px-3',
};

/** The categories as links, so that each can be opened, shared and gone back from. */
export function CategoryFilter({ view, as }: CategoryFilterProps) {
  const { data, isPending } = useQuery(catalogueQueries.categories());
  if (isPending) return <Skeleton className={as === 'chips' ? 'h-13 w-full rounded-full' : 'h-64 w-full'} />;
  // Without the list of categories the shop still works through search and sorting.
  if (!data) return null;
  const choices = [{ id: null, name: t('All') }, ...data];
  return (
    <nav aria-label={t('Categories')}>
      <ul className={frames[as]}>
        {choices.map(({ id, name }) => {
          const chosen = id === view.filters.category;
          return (
            <li key={id ?? 'all'}>
              <FilterLink
                view={view}
                change={{ category: id }}
                aria-current={chosen ? 'true' : undefined}
                className={cn(
                  'flex min-h-11 items-center whitespace-nowrap no-underline transition-colors',
                  items[as],
                  chosen
                    ? 'border-leaf bg-leaf text-on-leaf'
                    : 'border-line text-ink hover:border-leaf-600 hover:bg-leaf-50',
                  !chosen && as === 'chips' && 'bg-surface',
                )}
              >
                {t.known(name)}
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface FilterLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  view: ShopNavigation;
  change: FilterChange;
}

/** The list with other filters, as a link that can be opened and shared. A tap starts from what was asked for last. */
export function FilterLink({ view, change, ...rest }: FilterLinkProps) {
  const { pathname, search } = useLocation();
  const to = view.pathFor(change);
  return (
    <Link
      to={to}
      onClick={(event) => {
        // For another tab or window the browser follows the address.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        view.show(change, { replace: to === pathname + search });
      }}
      {...rest}
    />
  );
}

const PAUSE_MS = 300;

interface ShopSearchProps {
  /** The query that is shown now. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches while one types, after a short pause, and at once on Enter. */
export function ShopSearch({ query, onSearch }: ShopSearchProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const [sent, setSent] = useState(query);
  const [known, setKnown] = useState(query);
  // Our own search coming back must not undo what was typed since; a query from elsewhere (the back button) replaces it.
  if (query !== known) {
    setKnown(query);
    if (query !== sent) {
      setSent(query);
      setText(query);
    }
  }

  const wanted = text.trim();
  // A product tapped while the pause runs is on its way: the late search must not lead back here.
  const leaving = useIsUnderWay();
  useEffect(() => {
    if (wanted === sent || leaving) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, leaving, onSearch]);

  const searchNow = (next: string) => {
    setSent(next);
    onSearch(next);
  };

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== sent) searchNow(wanted);
        }}
        className="relative"
      >
        <label htmlFor={id} className="sr-only">
          {t('Search the shop')}
        </label>
        <SearchIcon className="text-muted pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2" />
        <input
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('Name or use')}
          onChange={(event) => setText(event.currentTarget.value)}
          className="border-edge bg-surface placeholder:text-muted min-h-12 w-full rounded-full border pr-12 pl-12 text-base shadow-sm [&::-webkit-search-cancel-button]:appearance-none"
        />
        {text && (
          <span className="absolute top-0 right-0">
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Clear the search')}
              onClick={() => {
                setText('');
                searchNow('');
              }}
              className="rounded-full"
            >
              <CloseIcon className="size-5" />
            </Button>
          </span>
        )}
      </form>
    </search>
  );
}
