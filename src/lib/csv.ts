import { t } from '../words/shell.ts';

/**
 * Comma-separated files as spreadsheets really write them: with commas, semicolons or tabs, in UTF-8, UTF-16 or
 * Windows-1252, with quoted cells over several lines (RFC 4180). Written here because a broken record must cost that
 * record and its row number only, never the rest of the file, and cells are never guessed to be numbers or dates.
 */

/** One record; `row` counts records from 1 as a spreadsheet numbers its rows. A record with `fault` has no cells. */
export type CsvRow = { row: number; cells: string[]; fault?: string };
export type Csv = { separator: string; rows: CsvRow[] };

const separators = [',', ';', '\t'] as const;

/** The text of a file, by its byte order mark, else as UTF-8, else as Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes); // not UTF-8: what Excel writes on Windows
  }
}

/** The separator that occurs most in the first line, outside quotes. */
function separatorOf(text: string): string {
  const end = /\r?\n|\r|$/.exec(text)?.index ?? text.length;
  const heading = text.slice(0, end).replace(/"(?:[^"]|"")*"/g, '');
  const counted = separators.map((separator) => heading.split(separator).length);
  return separators[counted.indexOf(Math.max(...counted))] ?? ',';
}

const isBreak = (char: string | undefined): boolean => char === '\n' || char === '\r';

/** Where the line after `at` begins. */
function nextLine(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isBreak(text[end])) end += 1;
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
}

type Read = { cells: string[]; next: number } | { fault: string };

/** A quoted cell that begins at `at`: its text and the place after its closing quote. Null when it never closes. */
function readQuoted(text: string, at: number): { cell: string; end: number } | null {
  let cell = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return null;
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}

function readRecord(text: string, start: number, separator: string): Read {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    if (text[at] === '"') {
      const quoted = readQuoted(text, at);
      if (!quoted) return { fault: t('A quotation mark is opened and never closed.') };
      cells.push(quoted.cell);
      at = quoted.end;
      if (at < text.length && text[at] !== separator && !isBreak(text[at]))
        return { fault: t('There is text after a closing quotation mark.') };
    } else {
      const from = at;
      while (at < text.length && text[at] !== separator && !isBreak(text[at])) at += 1;
      cells.push(text.slice(from, at));
    }
    if (text[at] !== separator) return { cells, next: nextLine(text, at) };
    at += 1;
  }
}

/** All records of a text. Empty ones are counted and left out. */
export function parseCsv(input: string): Csv {
  const text = input.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let at = 0;
  for (let row = 1; at < text.length; row += 1) {
    const read = readRecord(text, at, separator);
    if ('fault' in read) {
      rows.push({ row, cells: [], fault: read.fault });
      at = nextLine(text, at);
    } else {
      if (read.cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells: read.cells });
      at = read.next;
    }
  }
  return { separator, rows };
}

const quote = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Records as text, with the mark by which Excel knows UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')}`;
}

/** A text that a spreadsheet would take for a formula; also in the wide letters that some of them read alike. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/**
 * A value as a cell of a file. What people typed stays text: a spreadsheet would run `=HYPERLINK(…)` from a buyer's name
 * with the owner's rights, so a mark goes before it that spreadsheets hide.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return FORMULA.test(text) ? `'${text}` : text;
}
