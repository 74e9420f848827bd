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
