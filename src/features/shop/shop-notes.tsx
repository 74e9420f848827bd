import { useQuery } from '@tanstack/react-query';

import { type Need, needOf } from '../../entities/needs/needs.ts';
import { formName } from '../../entities/products/product.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { FilterLink } from './category-filter.tsx';
import { facetsQuery } from './facets.queries.ts';
import { type FilterChange, type ShopFilters, withoutFilters, withValue } from './shop.queries.ts';
import type { ShopNavigation } from './use-shop-view.ts';

function priceWords(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return t('{min} to {max}', { min: formatKes(min), max: formatKes(max) });
  return min !== null
    ? t('From {price}', { price: formatKes(min) })
    : t('Up to {price}', { price: formatKes(max ?? 0) });
}

const chip =
  'border-leaf-300 bg-leaf-50 text-leaf-800 hover:border-leaf-600 inline-flex min-h-11 items-center gap-1.5 rounded-full border pr-2.5 pl-3.5 text-sm no-underline';

const words = {
  topics: {
    tone: 'info',
    title: t('Products whose herb is advised for this need'),
    text: t('None takes the place of your medicine. Check each against what you take.'),
    herbs: t('Read about these herbs'),
  },
  none: {
    tone: 'info',
    title: t('No herb is advised for this need'),
    text: t('Here is only what is called so, if anything is. If it lasts or gets worse, go to a clinic.'),
    herbs: null,
  },
  pregnancy: {
    tone: 'danger',
    title: t('Pregnant? Leave many herbs out'),
    text: t('Some herbs harm a pregnancy or end it. Ask your clinic before you use any.'),
    herbs: t('See what to avoid in pregnancy'),
  },
  care: {
    tone: 'danger',
    title: t('This needs a test or a clinic first'),
    text: t(
      'We name no product for it. Go to a health facility; with trouble breathing or great pain go now.',
    ),
    herbs: null,
  },
} as const;

/** What a typed need was understood as, with what matters before any product. */
function NeedNotice({ need, query }: { need: Need; query: string }) {
  const { tone, title, text, herbs } =
    words[need.kind === 'topics' && need.topics.length === 0 ? 'none' : need.kind];
  return (
    <div className="mb-4">
      <Alert tone={tone} title={title}>
        <p>{text}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {herbs && (
            <li>
              <Link to={paths.herbsFor(query)} className="inline-block py-1.5 underline underline-offset-4">
                {herbs}
              </Link>
            </li>
          )}
          <li>
            <Link to={paths.safetyCheck()} className="inline-block py-1.5 underline underline-offset-4">
              {t('Check a herb for safety')}
            </Link>
          </li>
        </ul>
      </Alert>
    </div>
  );
}

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

/** What a misspelt search may have meant; nothing when the words are known. */
function SearchHint({
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
