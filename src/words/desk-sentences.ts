import { asPattern } from '../../supabase/functions/_shared/kiswahili/sentences.ts';
import { t } from './desk.ts';

/** Why a payment is in doubt, as the database writes it, and what the desk reads where there is something to do. */
const reasons = Object.entries({
  'Received {amount} instead of {due}.': 'Received {amount} instead of {due}.',
  'A part: {came} of {price} came. M-Pesa takes at most {most} at once, so the rest is awaited.':
    'A part: {came} of {price} came. M-Pesa takes at most {most} at once, so the rest is awaited.',
  'A part of {amount}.': 'A part of {amount}.',
  'A part of {amount}, paid at the door.': 'A part of {amount}, paid at the door.',
  'Received {amount}; {due} is to be paid in cash.': 'Received {amount}; {due} is to be paid in cash.',
  'Moved from {number}.': 'Moved from {number}.',
  'This payment was moved to {number}.':
    'This payment was moved to {number}, where it was meant. Ask the buyer to pay.',
  'M-Pesa took this payment back with receipt {receipt}.':
    'M-Pesa took this payment back with receipt {receipt}. Ask its payer to pay again.',
  'This went back twice, the second time with receipt {receipt}.':
    'This went back twice: we sent it, and M-Pesa took it with receipt {receipt}. Ask its payer for it.',
  'M-Pesa says that this was {amount}.':
    'M-Pesa says that this was {amount}. Nothing is sent before it is put right.',
  'M-Pesa says that this was paid for {number}.':
    'M-Pesa says that this was paid for {number}. Nothing is sent before it is put right.',
  'The refund {receipt} came back.': 'The refund {receipt} came back to us. Send it to the right number.',
  'Its payer did not get this refund. Noted by {person}.':
    'Its payer says that it did not arrive. {person} recorded it.',
  'M-Pesa never told of {receipt}.': 'M-Pesa never told of {receipt}.',
  'Receipt {receipt} already paid for something else.': 'Receipt {receipt} already paid for something else.',
  'Booked by its receipt {receipt}.': 'Booked by its receipt {receipt}.',
  'M-Pesa says it sent {sent} instead of {due}.': 'M-Pesa says it sent {sent} instead of {due}.',
}).map(([said, shown]) => ({ said: asPattern(said), shown }));

/** Why a payment is in doubt, or how it was settled, in the language of the app. */
export function reasonText(reason: string): string {
  for (const { said, shown } of reasons) {
    const values = said.exec(reason)?.groups;
    if (values)
      return t.known(shown).replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  }
  return t.known(reason);
}

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
