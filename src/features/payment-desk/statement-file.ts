import type { CsvRow } from '../../lib/csv.ts';
import { t } from '../../words/desk.ts';

/** A line as `import_statement_lines` takes it; `row` is its number in the file. */
export type StatementLine = {
  row: number;
  receipt: string;
  completed_at: string;
  paid_in_kes: string;
  withdrawn_kes: string;
  /** What lay in the account afterwards, cents and all; empty where the statement does not tell. */
  balance_kes: string;
  account: string;
  /** What M-Pesa calls this kind of line, which tells a charge. */
  reason: string;
  details: string;
};
export type Statement = {
  lines: StatementLine[];
  errors: { row: number; message: string }[];
  /** The short code or till that it is of, where the lines above its headings say so. */
  shortcode: string | null;
  /** How many lines M-Pesa did not complete: no money stayed with them. */
  leftOut: number;
};

/** A sentence about the file as a whole. */
export class StatementProblem extends Error {}

// The headings of M-Pesa's organisation statement, which stand below some lines about the organisation.
const headings = {
  receipt: /^receipt\s*(no|number)?\.?$/,
  completed_at: /^completion\s*time$/,
  paid_in_kes: /^paid\s*in$/,
  withdrawn_kes: /^withdrawn$/,
  account: /^a\/?c\s*no\.?$|^account\s*(no|number)?\.?$/,
  balance_kes: /^balance$/,
  reason: /^reason\s*type$/,
  details: /^details$/,
  status: /^(transaction\s*)?status$/,
} as const;
type Column = keyof typeof headings;
const needed: Column[] = ['receipt', 'completed_at', 'paid_in_kes'];

/** `"1,250.00"` → whole shillings; anything with cents or below nothing stays, to be refused by its row. */
const signed = (cell: string): string => cell.replace(/[,\s]/g, '').replace(/\.0+$/, '') || '0';
/** What went out stands with a minus or without. */
const amount = (cell: string): string => signed(cell).replace(/^-/, '');

function shortcodeIn(records: readonly CsvRow[]): string | null {
  for (const { cells } of records) {
    const [, number] = /short\s*code\W*(\d{5,7})\b/i.exec(cells.join(' ')) ?? [];
    if (number) return number;
  }
  return null;
}

/** Refuses a statement of another short code or till than those of the shop, which are empty where M-Pesa is not set up. */
export function checkOwner({ shortcode }: Statement, own: readonly string[]): void {
  if (shortcode !== null && own.length > 0 && !own.includes(shortcode))
    throw new StatementProblem(
      t('This is the statement of {number}. Money of this shop comes to {own}.', {
        number: shortcode,
        own: own.join(', '),
      }),
    );
}

/** The lines of a statement. Throws `StatementProblem` when its headings are not found. */
export function toStatement(records: readonly CsvRow[]): Statement {
  const placeOf = (cells: string[], column: Column): number =>
    cells.findIndex((cell) => headings[column].test(cell.trim().toLowerCase()));
  const at = records.findIndex(({ cells }) => needed.every((column) => placeOf(cells, column) !== -1));
  const heading = records[at];
  if (!heading)
    throw new StatementProblem(
      t(
        'There are no columns “Receipt No.”, “Completion Time” and “Paid In”. Export the statement from the M-Pesa portal as CSV.',
      ),
    );
  const cell = (cells: string[], column: Column): string =>
    cells[placeOf(heading.cells, column)]?.trim() ?? '';
  const statement: Statement = {
    lines: [],
    errors: [],
    leftOut: 0,
    shortcode: shortcodeIn(records.slice(0, at)),
  };
  const tellsStatus = placeOf(heading.cells, 'status') !== -1;
  for (const { row, cells, fault } of records.slice(at + 1)) {
    if (fault) statement.errors.push({ row, message: fault });
    // Totals carry no receipt.
    else if (cell(cells, 'receipt') === '') continue;
    else if (tellsStatus && cell(cells, 'status').toLowerCase() !== 'completed') statement.leftOut += 1;
    else
      statement.lines.push({
        row,
        receipt: cell(cells, 'receipt'),
        completed_at: cell(cells, 'completed_at'),
        paid_in_kes: signed(cell(cells, 'paid_in_kes')),
        withdrawn_kes: amount(cell(cells, 'withdrawn_kes')),
        balance_kes: cell(cells, 'balance_kes').replace(/[,\s]/g, ''),
        account: cell(cells, 'account'),
        reason: cell(cells, 'reason'),
        details: cell(cells, 'details'),
      });
  }
  return statement;
}
