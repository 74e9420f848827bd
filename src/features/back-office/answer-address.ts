import { t } from '../../words/back-office.ts';
import { type Row, textOf } from './row.ts';

/** The answer as a mail in the owner's own program, the question quoted below. */
export function answerAddress(row: Row): string {
  const quoted = textOf(row, 'message')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const about = row['order_number']
    ? t('Your message to Mizizi about order {number}', { number: textOf(row, 'order_number') })
    : t('Your message to Mizizi');
  const query = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(textOf(row, 'email'))}?${query}`;
}
