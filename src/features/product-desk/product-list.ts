import { t } from '../../words/desk.ts';

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
