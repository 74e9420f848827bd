import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { AppError, unwrap, toAppError } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { faultText } from '../../words/desk-sentences.ts';
import { t } from '../../words/desk.ts';
import type { ProductField } from './product.ts';

/** A row of the product list: a product or one of its options. */
export type ListedProduct = {
  id: number;
  variant_of: number | null;
  sku: string;
  name: string;
  size: string;
  price_kes: number;
  compare_at_kes: number | null;
  stock: number;
  reorder_at: number;
  status: string;
  picture: string;
  picture_alt: string;
  lot: string | null;
  expires_on: string | null;
};

export const statusFilters = [
  { id: 'all', label: t('All') },
  { id: 'active', label: t('In the shop') },
  { id: 'draft', label: t('Drafts') },
  { id: 'archived', label: t('Archived') },
  { id: 'low', label: t('Low stock') },
] as const;

export type ListId = (typeof statusFilters)[number]['id'];
export type StatusFilter = Exclude<ListId, 'low'>;

export const listFromQuery = (value: string | null): ListId =>
  statusFilters.find(({ id }) => id === value)?.id ?? 'all';

/** A search in PostgREST's words over the names and the SKU; null when nothing is left to search for. */
export function searchCondition(input: string): string | null {
  // Quotes, brackets and commas mean something in a filter: anything may stand in their place.
  const text = input
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{N} '-]+/gu, '*');
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  return ['name', 'sku', 'botanical_name', 'swahili_name']
    .map((column) => `${column}.ilike.*${text}*`)
    .join(',');
}

export const productDeskKey = ['product-desk'] as const;
const PAGE = 50;

const listColumns =
  'id, variant_of, sku, name, size, price_kes, compare_at_kes, stock, reorder_at, status, picture, picture_alt, lot, expires_on';

/** Products and their options by name, a page at a time. */
export const productListQuery = (status: StatusFilter, search: string) =>
  infiniteQueryOptions({
    queryKey: [...productDeskKey, 'list', status, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam }): Promise<{ rows: ListedProduct[]; total: number }> => {
      const { from } = await getSupabase();
      let products = from('products').select(listColumns, { count: 'exact' });
      if (status !== 'all') products = products.eq('status', status);
      const wanted = searchCondition(search);
      if (wanted !== null) products = products.or(wanted);
      const answer = await products
        .order('name')
        .order('position')
        .order('id')
        .range(pageParam, pageParam + PAGE - 1);
      return { rows: unwrap(answer), total: answer.count ?? 0 };
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length === PAGE && shown < last.total ? shown : undefined;
    },
  });

/** What is about to run out or to expire, the emptiest shelf first. */
export const lowStockQuery = queryOptions({
  queryKey: [...productDeskKey, 'low-stock'],
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(await from('low_stock_products').select('*').order('stock').order('expires_on').limit(500));
  },
});

/** One product (or option) with its gallery, options and former prices. Throws `AppError` of kind `not_found`. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [...productDeskKey, 'product', id],
    // The form keeps the version it was opened with; what changes meanwhile is told when it is saved.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
    queryFn: () => readProduct(id),
  });

export type OpenedProduct = Awaited<ReturnType<typeof readProduct>>;

export async function readProduct(id: number) {
  const { from } = await getSupabase();
  const [row, gallery, options, prices] = await Promise.all([
    from('products').select('*').eq('id', id).maybeSingle(),
    from('product_pictures').select('picture, alt').eq('product_id', id).order('position').order('id'),
    from('products').select(listColumns).eq('variant_of', id).order('position').order('id'),
    from('price_history')
      .select('id, at, old_price_kes, new_price_kes, old_compare_at_kes, new_compare_at_kes')
      .eq('product_id', id)
      .order('at', { ascending: false })
      .limit(50),
  ]);
  const product = unwrap(row);
  if (!product) throw new AppError('not_found', t('There is no such product.'));
  return { product, gallery: unwrap(gallery), options: unwrap(options), prices: unwrap(prices) };
}

/** The shelves and uses a product is sorted under, and the forms that are in use. */
export const vocabularyQuery = queryOptions({
  queryKey: [...productDeskKey, 'vocabulary'],
  staleTime: 10 * 60_000,
  queryFn: async () => {
    const { from, rpc } = await getSupabase();
    const [shelves, uses, facets] = await Promise.all([
      from('product_categories').select('id, name').order('position'),
      from('product_uses').select('id, name').order('position'),
      rpc('product_facets', {}),
    ]);
    return { shelves: unwrap(shelves), uses: unwrap(uses), forms: unwrap(facets).forms.map(({ id }) => id) };
  },
});

/** Saves over the version that was opened (`null` for a new product). Refusals: see `save_product` in the contract. */
export async function saveProduct(product: Record<string, Json>, openedAt: string | null) {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('save_product', { product, expected_updated_at: openedAt }));
}

export type Fault = { field: ProductField; message: string };

/** Everything the shop finds wrong with values, by field: missing cells, wrong figures, claims we may not make. */
export async function checkProduct(product: Record<string, Json>): Promise<Fault[]> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('check_product', { product })).map(({ field, message }) => {
    const named = field === 'picture' || field === 'picture_alt' ? 'pictures' : field;
    return { field: named as ProductField, message: faultText(message) };
  });
}

export async function duplicateProduct(id: number): Promise<number> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('duplicate_product', { product_id: id })).id;
}

/** Publishes, withdraws or archives; how many were changed. */
export async function setStatus(ids: number[], next: 'draft' | 'active' | 'archived'): Promise<number> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('set_product_status', { product_ids: ids, next_status: next }));
}

/** Publishes, withdraws or archives up to 200, each for itself. */
export async function moveProducts(ids: string[], next: 'draft' | 'active' | 'archived') {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('move_products', { product_ids: ids.map(Number), next_status: next }));
}

/** Puts up to 200 on a shelf, each for itself. Refusals: `is_option, bad_shelf, not_found`. */
export async function shelveProducts(ids: string[], shelf: string) {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('shelve_products', { product_ids: ids.map(Number), shelf }));
}

/** Counts a shelf again; refuses with `changed_by_other` when pieces were sold meanwhile. */
export async function setStock(id: number, stock: number, expected: number): Promise<number> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('set_stock', { product_id: id, stock, expected_stock: expected }));
}

export const productTaxKey = ['product-tax'] as const;

/** Classes a product may have; the database knows the rates. */
export const taxClasses = [
  { id: 'standard', label: t('Standard (16%)') },
  { id: 'zero', label: t('Zero-rated') },
  { id: 'exempt', label: t('Exempt') },
] as const;

export const taxLabel = (id: string | null): string =>
  taxClasses.find((one) => one.id === id)?.label ?? t('Needs a tax class');

export type TaxRow = {
  id: number;
  name: string;
  size: string;
  category_id: string;
  tax_class: string | null;
  item_class: string | null;
};

/** Every product on sale or to be, by name; an option follows its product. */
export const taxListQuery = queryOptions({
  queryKey: [...productTaxKey, 'list'],
  queryFn: async (): Promise<TaxRow[]> => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('product_tax_list')
        .select('id, name, size, category_id, tax_class, item_class')
        .order('name')
        .limit(5000),
    );
    // A view's columns may all be null to the type checker; these never are.
    return rows as TaxRow[];
  },
});

/** How one product is taxed; null while nobody has said it. */
export const productTaxQuery = (productId: number) =>
  queryOptions({
    queryKey: [...productTaxKey, productId],
    queryFn: async () => {
      const { from } = await getSupabase();
      const answer = await from('product_tax')
        .select('tax_class, item_class')
        .eq('product_id', productId)
        .maybeSingle();
      return unwrap(answer);
    },
  });

/** How many products wait for a class in a shop that charges VAT; 0 in one that does not. */
export const untaxedQuery = queryOptions({
  queryKey: [...productTaxKey, 'untaxed'],
  queryFn: async (): Promise<number> => {
    const { from } = await getSupabase();
    const answer = await from('business_details').select('vat_since').maybeSingle();
    const details = unwrap(answer);
    if (!details?.vat_since) return 0;
    const { count, error } = await from('product_tax_list')
      .select('id', { count: 'exact', head: true })
      .is('tax_class', null);
    if (error) throw toAppError(error);
    return count ?? 0;
  },
});

export type TaxWish = { ids: number[]; taxClass: string; itemClass: string };

/** Says how products are taxed. Throws `AppError` with the refusal's kind. */
export async function setTaxClass({ ids, taxClass, itemClass }: TaxWish): Promise<number> {
  const { rpc } = await getSupabase();
  const item = itemClass.trim();
  return unwrap(
    await rpc('set_tax_class', {
      product_ids: ids,
      tax_class: taxClass,
      ...(item === '' ? {} : { item_class: item }),
    }),
  );
}
