import { columnOf, type ProductColumn, productColumnNames } from '../../entities/products/product.ts';
import { type CsvRow, writeCsv } from '../../lib/csv.ts';
import type { Tables } from '../../lib/database.types.ts';
import { t } from '../../words/desk.ts';

/** A row of the file as `import_products` takes it: cells as text under their column names. */
export type ImportRow = { row: number; cells: Record<string, string> };
export type ImportError = { row: number; sku: string | null; field: string; message: string };
export type ImportFile = {
  rows: ImportRow[];
  errors: ImportError[];
  /** Column names that mean nothing to the import; their cells are left out. */
  unknown: string[];
};

/** The largest batch: what the database takes comfortably in one call, under its limit for a request's size. */
const BATCH_ROWS = 250;
const BATCH_BYTES = 500_000;

/** A sentence about the file as a whole. */
export class FileProblem extends Error {}

/** What a file calls a column of products. */
export const nameInFile = (column: ProductColumn): string => columnOf(column).file ?? column;

/** The columns an exported file has, in this order; a file to import may have any of them. `sku` is needed. */
export const columns: readonly string[] = productColumnNames.map(nameInFile);

/** Columns of fields that may be empty: the word `none` empties them, since an empty cell changes nothing. */
export const clearable: readonly string[] = productColumnNames
  .filter((column) => {
    const { kind, nullable, blank } = columnOf(column);
    return column !== 'variant_of' && (kind === 'texts' || nullable || blank);
  })
  .map(nameInFile);

/** Columns may go by the name of the table as well, but for the product of an option, which is named by its SKU. */
const isKnown = (name: string): boolean =>
  columns.includes(name) || productColumnNames.some((column) => column === name && column !== 'variant_of');

export type ExportedProduct = Pick<Tables<'products'>, 'id' | ProductColumn>;

const cellOf = (value: ExportedProduct[ProductColumn]): string =>
  Array.isArray(value) ? value.join('|') : String(value ?? '');

/** Products as the text of a file, before their options. @param galleries further pictures of a product, by its id */
export function toFile(
  products: readonly ExportedProduct[],
  galleries: ReadonlyMap<number, readonly string[]>,
): string {
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  const lines = products
    .toSorted((a, b) => Number(a.variant_of !== null) - Number(b.variant_of !== null))
    .map((product) =>
      productColumnNames.map((column) => {
        if (column === 'variant_of') return skus.get(product.variant_of ?? 0) ?? '';
        if (column === 'picture') return cellOf([product.picture, ...(galleries.get(product.id) ?? [])]);
        return cellOf(product[column]);
      }),
    );
  return writeCsv([[...columns], ...lines]);
}

/** The records of a file under its heading. Rows that cannot be sent are errors already. Throws `FileProblem`. */
export function toImport(records: readonly CsvRow[]): ImportFile {
  const [heading, ...lines] = records;
  const names = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (!names.includes('sku'))
    throw new FileProblem(t('The first row must name the columns, and one of them must be “sku”.'));
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw new FileProblem(t('Two columns are called “{name}”.', { name: twice }));
  const file: ImportFile = {
    rows: [],
    errors: [],
    unknown: names.filter((name) => name !== '' && !isKnown(name)),
  };
  const rowOfSku = new Map<string, number>();
  for (const { row, cells, fault } of lines) {
    const named = Object.fromEntries(
      names.flatMap((name, index) => (isKnown(name) ? [[name, cells[index]?.trim() ?? '']] : [])),
    );
    const sku = named['sku'] ?? '';
    const problem = fault ?? problemOf(cells, names.length, rowOfSku.get(sku));
    if (problem) file.errors.push({ row, sku: sku || null, field: '', message: problem });
    else file.rows.push({ row, cells: named });
    if (sku && !fault) rowOfSku.set(sku, rowOfSku.get(sku) ?? row);
  }
  if (lines.length === 0) throw new FileProblem(t('The file has a heading and no rows.'));
  return file;
}

function problemOf(cells: string[], width: number, sameSku: number | undefined): string | null {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled > width)
    return t('It has {cells} cells, the heading has {columns}.', { cells: filled, columns: width });
  return sameSku === undefined ? null : t('Row {n} has the same SKU.', { n: sameSku });
}

/** The rows in batches, options after the products they belong to. */
export function batchesOf(rows: readonly ImportRow[]): ImportRow[][] {
  const isOption = ({ cells }: ImportRow): boolean => (cells['option_of'] ?? '') !== '';
  const sorted = [...rows.filter((row) => !isOption(row)), ...rows.filter(isOption)];
  const batches: ImportRow[][] = [];
  let bytes = 0;
  for (const row of sorted) {
    // UTF-8 needs up to three bytes for a letter of JavaScript's strings.
    const size = JSON.stringify(row.cells).length * 1.5;
    const last = batches.at(-1);
    if (last && last.length < BATCH_ROWS && bytes + size <= BATCH_BYTES) {
      last.push(row);
      bytes += size;
    } else {
      batches.push([row]);
      bytes = size;
    }
  }
  return batches;
}
