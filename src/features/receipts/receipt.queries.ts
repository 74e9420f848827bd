import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { formatDate, formatKes, formatNumber } from '../../lib/format.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

export type Receipt = Returns<'receipt'>;
export type ReceiptDocument = Receipt['documents'][number];
export type ReceiptLine = ReceiptDocument['lines'][number];

export const receiptKeys = { one: (billId: string) => ['receipts', billId] as const };

/**
 * A bill with its invoice and credit notes, whatever it is for: the id of an order, a month of a plan or a consultation.
 * @param token how a visitor names their order; null for a member
 */
export const receiptQuery = (billId: string, token: string | null) =>
  queryOptions({
    queryKey: [...receiptKeys.one(billId), token ?? ''],
    queryFn: async (): Promise<Receipt> => {
      const { rpc } = await getSupabase();
      const named = token === null ? {} : { order_token: token };
      return unwrap(await rpc('receipt', { bill_id: billId, ...named }));
    },
  });

export type Pin = { pin: string; name: string };

/** Keeps the PIN for an invoice that is not issued yet. */
export const setPin = (billId: string, token: string | null) =>
  mutationOptions({
    mutationFn: async ({ pin, name }: Pin): Promise<void> => {
      const { rpc } = await getSupabase();
      const answer = await rpc('set_buyer_pin', {
        bill_id: billId,
        pin,
        ...(name === '' ? {} : { name }),
        ...(token === null ? {} : { order_token: token }),
      });
      if (answer.error) unwrap(answer);
    },
  });

/** Takes an invoice back and issues another one with the PIN; answers its number. For the desk. */
export const replaceInvoice = (number: string) =>
  mutationOptions({
    mutationFn: async ({ pin, name }: Pin): Promise<string> => {
      const { rpc } = await getSupabase();
      const named = name === '' ? {} : { name };
      return unwrap(await rpc('replace_invoice', { invoice_number: number, pin, ...named }));
    },
  });

/** What the paper is called. */
export function documentTitle({ kind, with_vat }: Pick<ReceiptDocument, 'kind' | 'with_vat'>): string {
  if (kind === 'credit_note') return t('Credit note');
  return with_vat ? t('Tax invoice') : t('Invoice');
}

/** Cents of a shilling: `15172` → `KSh 151.72`. */
export function formatCents(cents: number): string {
  const shillings = Math.trunc(cents / 100);
  const rest = String(Math.abs(cents % 100)).padStart(2, '0');
  return `KSh ${formatNumber(shillings)}.${rest}`;
}

/** What a line is for. */
export function lineName({ kind, name }: ReceiptLine): string {
  switch (kind) {
    case 'delivery':
      return name === 'Pickup' ? t('Pickup fee') : t('Delivery');
    case 'plan':
      return t('{plan}, one month', { plan: name });
    case 'on_top':
      return t('Paid above the price');
    default:
      return name;
  }
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Its size, its day, or its days; null for none. */
export function lineDetail({ detail }: ReceiptLine): string | null {
  const [from = '', to = ''] = detail?.split('/') ?? [];
  if (ISO_DAY.test(from) && ISO_DAY.test(to))
    return t('{from} to {to}', { from: formatDate(from), to: formatDate(to) });
  return ISO_DAY.test(from) ? formatDate(from) : detail;
}

/** What the VAT of a rate is called. */
export function taxName({ class: name, rate }: ReceiptDocument['taxes'][number]): string {
  if (name === 'exempt') return t('Exempt from VAT');
  if (name === 'zero') return t('Zero-rated');
  return t('VAT {rate}%', { rate: formatNumber(rate, 2) });
}

/** Why money of an invoice was taken back. */
export function reasonText(reason: ReceiptDocument['reason']): string {
  switch (reason) {
    case 'cancelled':
      return t('It was cancelled.');
    case 'returned':
      return t('Goods came back.');
    case 'corrected':
      return t('Another invoice takes its place.');
    default:
      return t('Money was sent back.');
  }
}

/** How a payment came, with the number that proves it. */
export function paymentText({
  method,
  receipt,
  at,
  amount_kes,
  number,
}: Receipt['payments'][number]): string {
  const paid = { amount: formatKes(amount_kes), day: formatDate(at) };
  if (method === 'moved')
    return number
      ? t('{amount}, {day}, by way of {number}', { ...paid, number })
      : t('{amount}, {day}', paid);
  if (method === 'cash') return t('{amount} in cash, {day}', paid);
  if (method === 'bank') return t('{amount} by bank, {day}', paid);
  return receipt === null
    ? t('{amount} by M-Pesa, {day}', paid)
    : t('{amount} by M-Pesa, receipt {receipt}, {day}', { ...paid, receipt });
}

/** What the bill is for, with its number. */
export function billName({ kind, number }: Pick<Receipt, 'kind' | 'number'>): [string, string] {
  if (kind === 'order') return [t('Order'), number];
  return kind === 'plan' ? [t('Plan'), number] : [t('Consultation'), number];
}
