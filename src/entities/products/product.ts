import type { Returns, Tables } from '../../lib/database.types.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import {
  type CardColumn,
  cardColumns,
  columnOf,
  type OptionColumn,
  optionColumns,
  type PageColumn,
  pageColumns,
  type ProductColumn,
} from './product-columns.ts';

type Row = Tables<'products'>;

/** A product as the grid shows it: a row of `browse_products`. Stock is what can be sold. */
export type ProductSummary = Pick<
  Row,
  'id' | CardColumn | 'rating' | 'rating_count' | 'from_price_kes' | 'in_stock'
> & {
  /** How many further options it comes in beside the one shown here. */
  variant_count: number;
};

/** A product with everything its page tells. An option (variant) is one too and carries the texts of its product. */
export type ProductDetail = ProductSummary & Pick<Row, PageColumn>;

/** One of the sizes or kinds a product comes in; the product's own row is the first. */
export type ProductOption = Pick<Row, 'id' | OptionColumn>;

export interface ProductPicture {
  picture: string;
  alt: string;
}

export interface ProductList {
  products: ProductSummary[];
  total: number;
}

export interface Category {
  id: string;
  name: string;
  description: string;
}

/** How a form is written for people: `capsule` → `Capsule`. */
export const formName = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);

/** The product id in a path, or null when the text is no id. */
export function parseProductId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The product with one of its options in place of the row it was read with. */
export const withOption = (product: ProductDetail, option: ProductOption): ProductDetail => ({
  ...product,
  ...option,
});

/** What the cart needs to know of a product. */
export const forCart = (product: ProductSummary) => ({
  id: product.id,
  name: product.name,
  size: product.size,
  picture: product.picture,
  price: product.price_kes,
  stock: product.stock,
});

type Product = Tables<'products'>;
/** What the content, of which pages are prerendered, and answers kept by a former release may not know. */
type Later = 'variant_of' | 'uses' | 'ppb_reg_no' | 'lot' | 'expires_on';
type Rows<C extends keyof Product> = Pick<Product, Exclude<C, Later>> & Partial<Pick<Product, C & Later>>;

/** A row of `products`, or of a function that counts more. */
type SummaryRow = Rows<'id' | CardColumn | 'expires_on'> & Partial<Omit<ProductSummary, 'id' | CardColumn>>;
type DetailRow = SummaryRow & Rows<PageColumn>;
type OptionRow = Rows<'id' | 'variant_of' | OptionColumn>;

/** Pieces that may be sold: none once their lot has expired. */
const sellable = ({ stock, expires_on: expires }: { stock: number; expires_on?: string | null }): number =>
  expires != null && expires <= nairobiDate(Date.now()) ? 0 : stock;

/** Some columns of a product; what a row lacks is null, or a list without anything. */
const columnsOf = <C extends ProductColumn>(row: Partial<Pick<Product, C>>, names: readonly C[]) =>
  Object.fromEntries(
    names.map((name) => {
      const { kind, nullable } = columnOf(name);
      return [name, row[name] ?? (nullable ? null : kind === 'texts' ? [] : undefined)];
    }),
  ) as Pick<Product, C>;

/** A product for a card. Reads that do not count ratings and options leave those fields at their plainest. */
export function toSummary(row: SummaryRow): ProductSummary {
  const stock = sellable(row);
  return {
    ...columnsOf(row, cardColumns),
    id: row.id,
    stock,
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
  ...columnsOf(row, pageColumns),
});

/** The options of a product, its own row first. */
export const toOptions = (rows: readonly OptionRow[]): ProductOption[] =>
  rows
    .toSorted((a, b) => Number(a.variant_of != null) - Number(b.variant_of != null))
    .map((row) => ({ ...columnsOf(row, optionColumns), id: row.id, stock: sellable(row) }));
