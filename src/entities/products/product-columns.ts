import type { Database, Tables } from '../../lib/database.types.ts';

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
export type CardColumn = ShownAs<'card'>;
/** What a page reads of a product beside its card. */
export type PageColumn = ShownAs<'page'>;

export type OptionColumn = Exclude<
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
export const optionColumns = [...cardColumns, ...pageColumns].filter(
  (name) => columnOf(name).own && name !== 'variant_of',
) as OptionColumn[];

/** What is read for a card, for a page, and of the options of a product. */
export const reads = {
  // whether its lot has expired decides what a card says of its stock
  card: ['id', ...cardColumns, 'rating', 'rating_count', 'expires_on'],
  page: ['id', ...cardColumns, 'rating', 'rating_count', ...pageColumns],
  options: ['id', 'variant_of', ...optionColumns],
} as const;
