import { useQuery } from '@tanstack/react-query';

import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery } from './facets.queries.ts';
import type { ShopFilters } from './shop-filters.ts';

/** What a misspelt search may have meant; nothing when the words are known. */
export function SearchHint({
  filters,
  pathFor,
}: {
  filters: ShopFilters;
  pathFor: (change: Partial<ShopFilters>) => string;
}) {
  const { data } = useQuery(facetsQuery(filters));
  const suggestion = data?.suggestion;
  if (!suggestion) return null;
  return (
    <output className="mb-4 block text-lg">
      {t.rich(
        'Did you mean <a>{words}</a>?',
        {
          a: (words) => (
            <Link
              to={pathFor({ query: suggestion })}
              preventScrollReset
              viewTransition={false}
              className="text-leaf-700 inline-block py-1.5 font-semibold underline underline-offset-4"
            >
              {words}
            </Link>
          ),
        },
        { words: suggestion },
      )}
    </output>
  );
}
