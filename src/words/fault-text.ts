import { t } from './desk.ts';

/**
 * What the database finds wrong with a product or a text, in the language of the app. The word it is about, in quotation
 * marks, and the number of a row stay as they are.
 */
export function faultText(message: string): string {
  const row = /^Row (\d+) has the same SKU\.$/.exec(message)?.[1];
  if (row !== undefined) return t('Row {n} has the same SKU.', { n: row });
  const quoted = /"(.*)"/s.exec(message)?.[1];
  if (quoted === undefined) return t.known(message);
  const pattern = t.known(message.replace(`"${quoted}"`, () => '"{it}"'));
  return pattern.replace('{it}', () => quoted);
}
