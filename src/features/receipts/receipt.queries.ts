import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

const maybe = z.nullable(z.string());

const line = z.object({
  /** goods, delivery, plan, consultation, on_top */
  kind: z.string(),
  name: z.string(),
  /** The size of goods; a day, or two with a stroke, of what has its time. */
  detail: maybe,
  quantity: z.number(),
  unit_price_kes: z.number(),
  discount_kes: z.number(),
  amount_kes: z.number(),
  /** The letter of KRA: A exempt, B 16 %, C 0 %, D no VAT. */
  tax_code: z.string(),
});

const seller = z.object({ name: z.string(), address: z.string(), pin: maybe });

const document = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
  /** The day that counts for VAT, `2026-11-30`; null where no money was ever booked. */
  tax_day: maybe,
  /** The number of the invoice that a credit note is about. */
  corrects: maybe,
  reason: z.nullable(z.enum(['cancelled', 'returned', 'refunded', 'corrected'])),
  total_kes: z.number(),
  tax_cents: z.number(),
  with_vat: z.boolean(),
  seller,
  /** Null once the buyer was forgotten. */
  buyer: z.nullable(z.object({ name: z.string(), pin: maybe, phone: maybe, address: maybe })),
  lines: z.array(line),
  taxes: z.array(
    z.object({
      code: z.string(),
      class: z.string(),
      rate: z.number(),
      amount_kes: z.number(),
      tax_cents: z.number(),
    }),
  ),
});

const receipt = z.object({
  bill_id: z.string(),
  kind: z.string(),
  number: z.string(),
  state: z.string(),
  created_at: z.string(),
  payer_name: maybe,
  /** False for somebody of the shop who looks at it. */
  is_mine: z.boolean(),
  /** Whether somebody of the shop may take an invoice back and issue another one. */
  may_replace: z.boolean(),
  pin: z.nullable(z.object({ pin: z.string(), name: maybe })),
  /** In the order in which they were issued. */
  documents: z.array(document),
  /** What an invoice would say, while there is none. */
  expected: z.nullable(
    z.object({ with_vat: z.boolean(), tax_cents: z.number(), lines: z.array(line), seller }),
  ),
  /** `number`: the bill that money was moved from, or to. */
  payments: z.array(
    z.object({
      method: z.string(),
      receipt: maybe,
      at: z.string(),
      amount_kes: z.number(),
      number: z.optional(maybe),
    }),
  ),
  refunds: z.array(
    z.object({
      amount_kes: z.number(),
      method: z.string(),
      reference: maybe,
      at: z.string(),
      number: z.optional(maybe),
    }),
  ),
});

export type Receipt = z.infer<typeof receipt>;
export type ReceiptDocument = z.infer<typeof document>;
export type ReceiptLine = z.infer<typeof line>;

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
      return receipt.parse(unwrap(await rpc('receipt', { bill_id: billId, ...named })));
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
