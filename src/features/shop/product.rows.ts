import type { Returns, Tables } from '../../lib/database.types.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import type { ProductDetail, ProductList, ProductOption, ProductSummary } from './product.ts';

export const summaryColumns = [
  'id',
  'slug',
  'name',
  'botanical_name',
  'swahili_name',
  'category_id',
  'form',
  'size',
  'price_kes',
  'compare_at_kes',
  'stock',
  'summary',
  'picture',
  'picture_alt',
  'rating',
  'rating_count',
  'expires_on',
] as const;
export const detailColumns = [
  ...summaryColumns,
  'sku',
  'variant_of',
  'other_names',
  'description',
  'how_to_use',
  'warnings',
  'ingredients',
  'weight_g',
  'herb_slugs',
  'uses',
  'ppb_reg_no',
  'lot',
] as const;
export const optionColumns = [
  'id',
  'variant_of',
  'sku',
  'size',
  'price_kes',
  'compare_at_kes',
  'stock',
  'weight_g',
  'lot',
  'expires_on',
  'picture',
  'picture_alt',
] as const;

type Product = Tables<'products'>;
type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>;

/** A row of `products`, or of a function that counts more. */
type SummaryRow = Optional<
  ProductSummary & { expires_on: string | null },
  'rating' | 'rating_count' | 'variant_count' | 'from_price_kes' | 'in_stock' | 'expires_on'
>;
/** What the content, of which pages are prerendered, does not know of a product. */
type Unwritten = 'variant_of' | 'uses' | 'ppb_reg_no' | 'lot' | 'expires_on';
type DetailRow = SummaryRow &
  Optional<
    Pick<Product, Exclude<(typeof detailColumns)[number], keyof SummaryRow> | 'expires_on'>,
    Unwritten
  >;
type OptionRow = Optional<Pick<Product, (typeof optionColumns)[number]>, 'variant_of' | 'lot' | 'expires_on'>;

/** Pieces that may be sold: none once their lot has expired. */
const sellable = ({ stock, expires_on: expires }: { stock: number; expires_on?: string | null }): number =>
  expires != null && expires <= nairobiDate(Date.now()) ? 0 : stock;

/** A product for a card. Reads that do not count ratings and options leave those fields at their plainest. */
export function toSummary(row: SummaryRow): ProductSummary {
  const stock = sellable(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    botanical_name: row.botanical_name,
    swahili_name: row.swahili_name,
    category_id: row.category_id,
    form: row.form,
    size: row.size,
    price_kes: row.price_kes,
    compare_at_kes: row.compare_at_kes,
    stock,
    summary: row.summary,
    picture: row.picture,
    picture_alt: row.picture_alt,
    rating: row.rating ?? null,
    rating_count: row.rating_count ?? 0,
    variant_count: row.variant_count ?? 0,
    from_price_kes: row.from_price_kes ?? row.price_kes,
    in_stock: row.in_stock ?? stock > 0,
  };
}

/** One page of `browse_products`; every row carries the total, no row means none. */
export const toList = (rows: Returns<'browse_products'>): ProductList => ({
  products: rows.map(toSummary),
  total: rows[0]?.total_count ?? 0,
});

export const toDetail = (row: DetailRow): ProductDetail => ({
  ...toSummary(row),
  sku: row.sku,
  variant_of: row.variant_of ?? null,
  other_names: row.other_names,
  description: row.description,
  how_to_use: row.how_to_use,
  warnings: row.warnings,
  ingredients: row.ingredients,
  weight_g: row.weight_g,
  herb_slugs: row.herb_slugs,
  uses: row.uses ?? [],
  ppb_reg_no: row.ppb_reg_no ?? null,
  lot: row.lot ?? null,
  expires_on: row.expires_on ?? null,
});

/** The options of a product, its own row first. */
export const toOptions = (rows: readonly OptionRow[]): ProductOption[] =>
  rows
    .toSorted((a, b) => Number(a.variant_of != null) - Number(b.variant_of != null))
    .map((row) => ({
      id: row.id,
      sku: row.sku,
      size: row.size,
      price_kes: row.price_kes,
      compare_at_kes: row.compare_at_kes,
      stock: sellable(row),
      weight_g: row.weight_g,
      lot: row.lot ?? null,
      expires_on: row.expires_on ?? null,
      picture: row.picture,
      picture_alt: row.picture_alt,
    }));
