import { AppError } from '../../lib/app-error.ts';
import type { Category, ProductDetail, ProductList, ProductSummary } from './product.ts';

/**
 * Reads the answers of the catalogue. Every field is checked once here, so that an answer of another shape is a clear
 * error at the door and not a blank price on a page. All functions throw AppError `server`.
 */
type Row = Record<string, unknown>;

const unreadable = () =>
  new AppError('server', 'The shop sent an answer we could not read. Please try again.');

function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer)) throw unreadable();
  return answer.map((row: unknown) => {
    if (typeof row !== 'object' || row === null) throw unreadable();
    return row as Row;
  });
}

function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw unreadable();
  return value;
}

function whole(row: Row, key: string): number {
  const value = row[key];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw unreadable();
  return value;
}

const textOrNull = (row: Row, key: string) => (row[key] == null ? null : text(row, key));
const wholeOrNull = (row: Row, key: string) => (row[key] == null ? null : whole(row, key));

function texts(row: Row, key: string): string[] {
  const value = row[key];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function readSummary(row: Row): ProductSummary {
  return {
    id: whole(row, 'id'),
    slug: text(row, 'slug'),
    name: text(row, 'name'),
    botanical_name: textOrNull(row, 'botanical_name'),
    swahili_name: textOrNull(row, 'swahili_name'),
    category_id: text(row, 'category_id'),
    form: text(row, 'form'),
    size: text(row, 'size'),
    price_kes: whole(row, 'price_kes'),
    compare_at_kes: wholeOrNull(row, 'compare_at_kes'),
    stock: whole(row, 'stock'),
    summary: text(row, 'summary'),
    picture: text(row, 'picture'),
    picture_alt: text(row, 'picture_alt'),
  };
}

/** One page of `search_products`; every row carries the total, no row means none. */
export function readList(answer: unknown): ProductList {
  const rows = rowsOf(answer);
  const [first] = rows;
  return { products: rows.map(readSummary), total: first ? whole(first, 'total_count') : 0 };
}

/** The product of a read by id, null when there was none. */
export function readProduct(answer: unknown): ProductDetail | null {
  const [row] = rowsOf(answer);
  if (!row) return null;
  return {
    ...readSummary(row),
    sku: text(row, 'sku'),
    other_names: texts(row, 'other_names'),
    description: text(row, 'description'),
    how_to_use: text(row, 'how_to_use'),
    warnings: text(row, 'warnings'),
    ingredients: text(row, 'ingredients'),
  };
}

export function readCategories(answer: unknown): Category[] {
  return rowsOf(answer).map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name'),
    description: textOrNull(row, 'description') ?? '',
  }));
}
