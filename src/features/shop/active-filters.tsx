import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery } from './facets.queries.ts';
import { formName } from './facets.ts';
import { FilterLink } from './filter-link.tsx';
import type { FilterChange, ShopFilters } from './shop-filters.ts';
import { withoutFilters, withValue } from './shop-filters.ts';
import type { ShopNavigation } from './use-shop-view.ts';

function priceWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return t('{min} to {max}', { min: formatKes(min), max: formatKes(max) });
  return min !== null
    ? t('From {price}', { price: formatKes(min) })
    : t('Up to {price}', { price: formatKes(max ?? 0) });
}

const chip =
  'border-leaf-300 bg-leaf-50 text-leaf-800 hover:border-leaf-600 inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-2.5 pl-3.5 text-sm no-underline';

/** What narrows the list at the moment. Each is a link to the list without it. */
export function ActiveFilters({ view }: { view: ShopNavigation }) {
  const { filters } = view;
  const { data } = useQuery(facetsQuery(filters));
  const { forms, uses, herb, minPrice, maxPrice, inStock, minRating } = filters;
  const nameOfUse = (id: string) =>
    t.known(data?.uses.find((use) => use.id === id)?.name ?? formName(id.replaceAll('-', ' ')));
  const chips: { key: string; words: string; without: FilterChange }[] = [
    ...uses.map((use) => ({
      key: `use ${use}`,
      words: nameOfUse(use),
      without: (latest: ShopFilters) => ({ uses: withValue(latest.uses, use, false) }),
    })),
    ...forms.map((form) => ({
      key: `form ${form}`,
      words: t.known(formName(form)),
      without: (latest: ShopFilters) => ({ forms: withValue(latest.forms, form, false) }),
    })),
    ...(herb === null
      ? []
      : [
          {
            key: 'herb',
            words: t('With {herb}', { herb: herb.replaceAll('-', ' ') }),
            without: { herb: null },
          },
        ]),
    ...(minPrice === null && maxPrice === null
      ? []
      : [
          {
            key: 'price',
            words: priceWords(minPrice, maxPrice),
            without: { minPrice: null, maxPrice: null },
          },
        ]),
    ...(inStock ? [{ key: 'stock', words: t('In stock'), without: { inStock: false } }] : []),
    ...(minRating === null
      ? []
      : [{ key: 'rating', words: t('{n} stars and up', { n: minRating }), without: { minRating: null } }]),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('Filters in use')} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ key, words, without }) => (
        <li key={key}>
          <FilterLink view={view} change={without} className={chip}>
            <span className="sr-only">{t('Remove the filter')}</span> {words}
            <CloseIcon className="size-4" />
          </FilterLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <FilterLink
            view={view}
            change={withoutFilters}
            className="text-leaf-700 inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4"
          >
            {t('Clear all filters')}
          </FilterLink>
        </li>
      )}
    </ul>
  );
}
