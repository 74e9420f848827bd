import {
  cardColumns,
  columnOf,
  optionColumns,
  pageColumns,
  type ProductColumn,
} from '../../entities/products/product-columns.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tables } from '../../lib/database.types.ts';
import { nairobiDate } from '../../lib/nairobi.ts';
import { t } from '../../words/shop.ts';
import type {
  Category,
  ProductDetail,
  ProductList,
  ProductOption,
  ProductPicture,
  ProductSummary,
} from './product.ts';

/**
 * Reads the fields of an answer, so that an answer of another shape is a clear error at the door and not a blank price on
 * a page. All functions throw AppError `server`.
 */
type Row = Record<string, unknown>;

const unreadable = () =>
  new AppError('server', t('The shop sent an answer we could not read. Please try again.'));

export function rowOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  return value as Row;
}

export function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw unreadable();
  return answer.map(rowOf);
}

export function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw unreadable();
  return value;
}

export function whole(row: Row, key: string): number {
  const value = row[key];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable();
  return value;
}

export const textOrNull = (row: Row, key: string) => (row[key] == null ? null : text(row, key));
const wholeOrNull = (row: Row, key: string) => (row[key] == null ? null : whole(row, key));

/** The texts of a list; whatever else is in it is left out. */
function texts(row: Row, key: string): string[] {
  const value = row[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** Reads the answers of the catalogue. All functions throw AppError `server` for an answer of another shape. */

/** Pieces that may be sold: none once their lot has expired. */
function sellable(row: Row): number {
  const stock = whole(row, 'stock');
  const expires = textOrNull(row, 'expires_on');
  return expires !== null && expires <= nairobiDate(Date.now()) ? 0 : stock;
}

const readers = { text, whole, texts, yes: (row: Row, key: string) => row[key] === true };

/** Some columns of a product, each read by its kind. */
const columnsOf = <C extends ProductColumn>(row: Row, names: readonly C[]): Pick<Tables<'products'>, C> =>
  Object.fromEntries(
    names.map((name) => {
      const { kind, nullable } = columnOf(name);
      return [name, nullable && row[name] == null ? null : readers[kind](row, name)];
    }),
  ) as Pick<Tables<'products'>, C>; // `productColumns` is typed by the kinds of the table

/** A product for a card. Reads that do not count ratings and options leave those fields at their plainest. */
export function readSummary(row: Row): ProductSummary {
  const stock = sellable(row);
  return {
    ...columnsOf(row, cardColumns),
    id: whole(row, 'id'),
    stock,
    rating: typeof row['rating'] === 'number' ? row['rating'] : null,
    rating_count: wholeOrNull(row, 'rating_count') ?? 0,
    variant_count: wholeOrNull(row, 'variant_count') ?? 0,
    from_price_kes: wholeOrNull(row, 'from_price_kes') ?? whole(row, 'price_kes'),
    in_stock: typeof row['in_stock'] === 'boolean' ? row['in_stock'] : stock > 0,
  };
}

/** One page of `browse_products`; every row carries the total, no row means none. */
export function readList(answer: unknown): ProductList {
  const rows = rowsOf(answer);
  const [first] = rows;
  return { products: rows.map(readSummary), total: first ? whole(first, 'total_count') : 0 };
}

export const readSummaries = (answer: unknown): ProductSummary[] => rowsOf(answer).map(readSummary);

/** The product of a read by id, null when there was none. */
export function readProduct(answer: unknown): ProductDetail | null {
  const [row] = rowsOf(answer);
  return row ? readDetail(row) : null;
}

export const readDetails = (answer: unknown): ProductDetail[] => rowsOf(answer).map(readDetail);

export const readDetail = (row: Row): ProductDetail => ({
  ...readSummary(row),
  ...columnsOf(row, pageColumns),
});

/** The options of a product, its own row first. */
export function readOptions(answer: unknown): ProductOption[] {
  return rowsOf(answer)
    .toSorted((a, b) => Number(a['variant_of'] != null) - Number(b['variant_of'] != null))
    .map((row) => ({ ...columnsOf(row, optionColumns), id: whole(row, 'id'), stock: sellable(row) }));
}

export const readPictures = (answer: unknown): ProductPicture[] =>
  rowsOf(answer).map((row) => ({ picture: text(row, 'picture'), alt: text(row, 'alt') }));

export function readCategories(answer: unknown): Category[] {
  return rowsOf(answer).map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: textOrNull(row, 'description') ?? '',
  }));
}
