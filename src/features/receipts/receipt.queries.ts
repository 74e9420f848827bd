import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';

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
