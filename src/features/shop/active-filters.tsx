import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery } from './facets.queries.ts';
import { formName } from './facets.ts';
import type { ShopFilters } from './shop-filters.ts';
import { withoutFilters } from './shop-filters.ts';

interface ActiveFiltersProps {
  filters: ShopFilters;
  pathFor: (change: Partial<ShopFilters>) => string;
}

function priceWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return t('{min} to {max}', { min: formatKes(min), max: formatKes(max) });
  return min !== null
    ? t('From {price}', { price: formatKes(min) })
    : t('Up to {price}', { price: formatKes(max ?? 0) });
}

const chip =
  'border-leaf-300 bg-leaf-50 text-leaf-800 hover:border-leaf-600 inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-2.5 pl-3.5 text-sm no-underline';

/** What narrows the list at the moment. Each is a link to the list without it. */
export function ActiveFilters({ filters, pathFor }: ActiveFiltersProps) {
  const { data } = useQuery(facetsQuery(filters));
  const { forms, uses, herb, minPrice, maxPrice, inStock, minRating } = filters;
  const nameOfUse = (id: string) =>
    t.known(data?.uses.find((use) => use.id === id)?.name ?? formName(id.replaceAll('-', ' ')));
  const chips: { key: string; words: string; without: Partial<ShopFilters> }[] = [
    ...uses.map((use) => ({
      key: `use ${use}`,
      words: nameOfUse(use),
      without: { uses: uses.filter((other) => other !== use) },
    })),
    ...forms.map((form) => ({
      key: `form ${form}`,
      words: t.known(formName(form)),
      without: { forms: forms.filter((other) => other !== form) },
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
  const quietly = { preventScrollReset: true, viewTransition: false } as const;
  return (
    <ul aria-label={t('Filters in use')} className="mb-4 flex flex-wrap items-center gap-2">
      {chips.map(({ key, words, without }) => (
        <li key={key}>
          <Link to={pathFor(without)} {...quietly} className={chip}>
            <span className="sr-only">{t('Remove the filter')}</span> {words}
            <CloseIcon className="size-4" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={pathFor(withoutFilters(filters))}
            {...quietly}
            className="text-leaf-700 inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4"
          >
            {t('Clear all filters')}
          </Link>
        </li>
      )}
    </ul>
  );
}
