import { productSearch } from '../../entities/needs/product-search.ts';
import { t } from '../../words/shop.ts';

export const sorts = ['popular', 'price_up', 'price_down', 'rating', 'name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  popular: t('Most popular'),
  price_up: t('Price: low to high'),
  price_down: t('Price: high to low'),
  rating: t('Best rated'),
  name: t('Name: A to Z'),
  newest: t('Newest first'),
};

/** What the shopper asked for. Prices in whole shillings. */
export interface ShopFilters {
  category: string | null;
  query: string;
  sort: Sort;
  forms: readonly string[];
  uses: readonly string[];
  /** The slug of a herb the products are made of. */
  herb: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  inStock: boolean;
  /** At least so many stars, 1 to 5. */
  minRating: number | null;
}

export const noFilters: ShopFilters = {
  category: null,
  query: '',
  sort: 'popular',
  forms: [],
  uses: [],
  herb: null,
  minPrice: null,
  maxPrice: null,
  inStock: false,
  minRating: null,
};

/**
 * A change of the filters, or how it follows from those that were asked for last: of two quick taps on one group the second
 * starts from what the first one made of it, although that is not rendered yet.
 */
export type FilterChange = Partial<ShopFilters> | ((latest: ShopFilters) => Partial<ShopFilters>);

export const changed = (filters: ShopFilters, change: FilterChange): ShopFilters => ({
  ...filters,
  ...(typeof change === 'function' ? change(filters) : change),
});

/** The values of a group with this one, or without it. */
export const withValue = (values: readonly string[], value: string, chosen: boolean): string[] => {
  const others = values.filter((other) => other !== value);
  return chosen ? [...others, value] : others;
};

/** The filters as `browse_products` and `product_facets` take them; defaults are left out, so equal views ask equally. */
export function toRequest(filters: Partial<ShopFilters>) {
  const { category, query, sort, forms, uses, herb, minPrice, maxPrice, inStock, minRating } = {
    ...noFilters,
    ...filters,
  };
  return {
    ...(query && { query }),
    ...(category && { category }),
    ...(forms.length > 0 && { forms: forms.toSorted() }),
    ...(uses.length > 0 && { uses: uses.toSorted() }),
    ...(herb && { herb }),
    ...(minPrice !== null && { min_price_kes: minPrice }),
    ...(maxPrice !== null && { max_price_kes: maxPrice }),
    ...(inStock && { in_stock: true }),
    ...(minRating !== null && { min_rating: minRating }),
    ...(sort !== 'popular' && { sort }),
  };
}

/** The same once what was typed is understood, as it goes to the server. */
export async function understood<T extends { query?: string }>({ query, ...rest }: T) {
  return query ? { ...rest, ...(await productSearch(query)) } : rest;
}

/** How many things beside category, search and order narrow the list. */
export function countFilters({
  forms,
  uses,
  herb,
  minPrice,
  maxPrice,
  inStock,
  minRating,
}: ShopFilters): number {
  const price = minPrice !== null || maxPrice !== null;
  return (
    forms.length + uses.length + [herb !== null, price, inStock, minRating !== null].filter(Boolean).length
  );
}

/** The same view without what `countFilters` counts. */
export const withoutFilters = ({ category, query, sort }: ShopFilters): ShopFilters => ({
  ...noFilters,
  category,
  query,
  sort,
});

/** What the address asks for: the filters, how many pages of them are shown, what is compared, what is looked at. */
export interface ShopView {
  filters: ShopFilters;
  pages: number;
  /** Ids of the products laid side by side. */
  compare: readonly number[];
  /** The id of the product in the quick view. */
  look: number | null;
}

/** So many products fit beside each other. */
export const MOST_COMPARED = 3;
const LONGEST_QUERY = 80;
/** A shared address never asks for more than this many pages at once. */
const MOST_PAGES = 20;
const MOST_VALUES = 20;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugOrNull = (text: string | null): string | null =>
  text !== null && text.length <= 60 && SLUG.test(text) ? text : null;
const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

function whole(text: string | null, least: number, most: number): number | null {
  return text !== null && /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : null;
}

const several = (parameters: URLSearchParams, name: string): string[] =>
  [...new Set(parameters.getAll(name).filter((value) => value !== '' && value.length <= 60))].slice(
    0,
    MOST_VALUES,
  );

/** Reads the view an address asks for; whatever makes no sense is left at its default. */
export function readView(parameters: URLSearchParams): ShopView {
  const sort = parameters.get('sort');
  const compared = (parameters.get('compare') ?? '').split(',').map((id) => whole(id, 1, 9_999_999));
  return {
    filters: {
      category: slugOrNull(parameters.get('category')),
      query: (parameters.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
      sort: isSort(sort) ? sort : 'popular',
      forms: several(parameters, 'form'),
      uses: several(parameters, 'use').filter((use) => SLUG.test(use)),
      herb: slugOrNull(parameters.get('herb')),
      minPrice: whole(parameters.get('min'), 1, 1_000_000),
      maxPrice: whole(parameters.get('max'), 1, 1_000_000),
      inStock: parameters.get('stock') === 'in',
      minRating: whole(parameters.get('rating'), 1, 5),
    },
    pages: Math.min(whole(parameters.get('page'), 1, 1_000_000) ?? 1, MOST_PAGES),
    compare: [...new Set(compared.filter((id) => id !== null))].slice(0, MOST_COMPARED),
    look: whole(parameters.get('look'), 1, 9_999_999),
  };
}

/** The search part of an address for a view, '' for the plain shop; defaults are left out. */
export function searchFor({ filters, pages = 1, compare = [], look = null }: Partial<ShopView>): string {
  const wanted = { ...noFilters, ...filters };
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') parameters.set(name, String(value));
  };
  set('category', wanted.category);
  set('q', wanted.query.trim());
  for (const form of wanted.forms) parameters.append('form', form);
  for (const use of wanted.uses) parameters.append('use', use);
  set('herb', wanted.herb);
  set('min', wanted.minPrice);
  set('max', wanted.maxPrice);
  set('stock', wanted.inStock ? 'in' : null);
  set('rating', wanted.minRating);
  set('sort', wanted.sort === 'popular' ? null : wanted.sort);
  set('page', pages > 1 ? pages : null);
  set('look', look);
  // Commas stay readable in an address; URLSearchParams would write %2C.
  const list = compare.length > 0 ? `compare=${compare.join(',')}` : '';
  const search = [parameters.toString(), list].filter(Boolean).join('&');
  return search && `?${search}`;
}
