import type { Database, Tables, Returns } from '../../lib/database.types.ts';
import { nairobiDate } from '../../lib/nairobi.ts';

type Row = Tables<'products'>;
/** Columns that the shop keeps by itself; the desk writes all others. */
type Kept =
  | 'id'
  | 'created_at'
  | 'updated_at'
  | 'rating'
  | 'rating_count'
  | 'rating_sum'
  | 'in_stock'
  | 'option_price_kes'
  | 'from_price_kes'
  | 'facet_key'
  | 'search'
  | 'search_names';
type Written = Exclude<keyof Row, Kept>;

type Answer<F extends 'browse_products' | 'related_products'> = Database['public']['Functions'][F]['Returns'];
/** What lists answer of a product. A column is shown on cards once both functions answer it. */
type OnCards = keyof Answer<'browse_products'>[number] & keyof Answer<'related_products'>[number];

type KindOf<Value> = Value extends string[]
  ? 'texts'
  : Value extends number
    ? 'whole'
    : Value extends boolean
      ? 'yes'
      : 'text';

type Column<C extends Written> = {
  kind: KindOf<NonNullable<Row[C]>>;
  /** Where customers read it; null for what only the desk does. Cards are the lists, the page has what they have as well. */
  shown: (C extends OnCards ? 'card' : never) | 'page' | null;
  /** An option (a size) has one of its own; without it the option has its product's, as private.option_columns() says. */
  own?: true;
  /** A text that may say nothing; columns that may be null, and lists, may anyway. */
  blank?: true;
  /** What a file calls it, where that is not its name. */
  file?: string;
} & (null extends Row[C] ? { nullable: true } : { nullable?: never });

/**
 * Every column of a product that the desk writes, in the order of an exported file. What customers read, what the form and
 * files hold, and what is copied to options follow from here.
 */
const productColumns = {
  sku: { kind: 'text', shown: 'page', own: true },
  variant_of: { kind: 'whole', nullable: true, shown: 'page', own: true, file: 'option_of' },
  name: { kind: 'text', shown: 'card', file: 'title' },
  slug: { kind: 'text', shown: 'card', own: true },
  botanical_name: { kind: 'text', nullable: true, shown: 'card' },
  swahili_name: { kind: 'text', nullable: true, shown: 'card' },
  other_names: { kind: 'texts', shown: 'page' },
  category_id: { kind: 'text', shown: 'card', file: 'category' },
  form: { kind: 'text', shown: 'card' },
  size: { kind: 'text', shown: 'card', own: true, file: 'unit' },
  weight_g: { kind: 'whole', shown: 'page', own: true },
  price_kes: { kind: 'whole', shown: 'card', own: true },
  compare_at_kes: { kind: 'whole', nullable: true, shown: 'card', own: true },
  stock: { kind: 'whole', shown: 'card', own: true },
  reorder_at: { kind: 'whole', shown: null, own: true },
  summary: { kind: 'text', shown: 'card' },
  description: { kind: 'text', shown: 'page' },
  how_to_use: { kind: 'text', blank: true, shown: 'page' },
  ingredients: { kind: 'text', blank: true, shown: 'page' },
  warnings: { kind: 'text', blank: true, shown: 'page' },
  herb_slugs: { kind: 'texts', shown: 'page' },
  uses: { kind: 'texts', shown: 'page' },
  ppb_reg_no: { kind: 'text', nullable: true, shown: 'page' },
  lot: { kind: 'text', nullable: true, shown: 'page', own: true },
  expires_on: { kind: 'text', nullable: true, shown: 'page', own: true, file: 'expiry' },
  picture: { kind: 'text', shown: 'card', own: true, file: 'image_urls' },
  picture_alt: { kind: 'text', shown: 'card', own: true },
  position: { kind: 'whole', shown: null, own: true },
  status: { kind: 'text', shown: null, own: true },
} as const satisfies { [C in Written]: Column<C> };

type Columns = typeof productColumns;
export type ProductColumn = keyof Columns;
type ShownAs<S> = { [C in ProductColumn]: Columns[C]['shown'] extends S ? C : never }[ProductColumn];
type CardColumn = ShownAs<'card'>;
/** What a page reads of a product beside its card. */
type PageColumn = ShownAs<'page'>;

type OptionColumn = Exclude<
  {
    [C in ProductColumn]: Columns[C] extends { own: true; shown: 'card' | 'page' } ? C : never;
  }[ProductColumn],
  'variant_of'
>;

export const productColumnNames = Object.keys(productColumns) as ProductColumn[];

/** A column with all that may be said of one. */
export const columnOf = (name: ProductColumn) =>
  productColumns[name] as {
    kind: 'text' | 'whole' | 'texts' | 'yes';
    shown: 'card' | 'page' | null;
    own?: true;
    blank?: true;
    nullable?: true;
    file?: string;
  };

const shownAs = (shown: 'card' | 'page') =>
  productColumnNames.filter((name) => columnOf(name).shown === shown);
export const cardColumns = shownAs('card') as CardColumn[];
export const pageColumns = shownAs('page') as PageColumn[];
/** What a page reads of each option. */
const optionColumns = [...cardColumns, ...pageColumns].filter(
  (name) => columnOf(name).own && name !== 'variant_of',
) as OptionColumn[];

/** What is read for a card, for a page, and of the options of a product. */
export const reads = {
  // whether its lot has expired decides what a card says of its stock
  card: ['id', ...cardColumns, 'rating', 'rating_count', 'expires_on'],
  page: ['id', ...cardColumns, 'rating', 'rating_count', ...pageColumns],
  options: ['id', 'variant_of', ...optionColumns],
} as const;

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
