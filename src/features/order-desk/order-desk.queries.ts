import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { ByHand } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { AppError, unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';
import type { BulkStep, QueueId } from './order-queue.ts';

const PAGE = 50;

/** The orders of a queue, whoever waits longest first; a search looks through all orders. */
export const queueQuery = (queue: QueueId, search: string) =>
  queryOptions({
    queryKey: [...deskKey, 'queue', queue, search],
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('order_queue', { queue, search, page_size: PAGE }));
      return { rows, total: rows[0]?.total_count ?? 0 };
    },
  });

const detailColumns =
  `id, number, user_id, placed_at, updated_at, payment_method, payment_state, fulfilment_state, return_state, subtotal_kes,
  discount_kes, coupon_code, delivery_kes, total_kes, kept_kes, contact_name, phone, alt_phone, county, town, landmark, note, is_guest, pickup_point_id,
  items:order_items(id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes),
  events:order_events(id, kind, at, actor_id, detail)` as const;
const dispatchColumns = 'carrier, carrier_phone, tracking_number, expected_on, dispatched_at, told_at';
const attemptColumns =
  'id, method, state, phone, amount_kes, received_kes, receipt, result_code, result_text, created_at';

/** Everything about one order. */
export const deskOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'order', orderId],
    queryFn: async () => {
      const { from, rpc } = await getSupabase();
      const [
        answer,
        attempts,
        refunds,
        balance,
        notes,
        payers,
        carried,
        places,
        goingBack,
        sent,
        taken,
        people,
        toPay,
      ] = await Promise.all([
        from('orders')
          .select(detailColumns)
          .eq('id', orderId)
          .order('id', { referencedTable: 'items' })
          .order('at', { referencedTable: 'events' })
          .maybeSingle(),
        from('payments').select(attemptColumns).eq('order_id', orderId).order('created_at'),
        from('refunds').select('id, amount_kes, method, reference, at').eq('order_id', orderId).order('at'),
        from('bill_balances').select('sales_kes, owed_back_kes').eq('bill_id', orderId).maybeSingle(),
        from('order_notes').select('id, body, at').eq('order_id', orderId).order('at').order('id'),
        rpc('payers_of_bill', { bill_id: orderId }),
        from('rider_orders').select('rider').eq('order_id', orderId).maybeSingle(),
        rpc('refunds_of_desk', { bill_id: orderId }),
        rpc('order_going_back', { order_id: orderId }),
        from('dispatches').select(dispatchColumns).eq('order_id', orderId).maybeSingle(),
        from('desk_orders').select('channel').eq('order_id', orderId).maybeSingle(),
        rpc('order_people', { order_id: orderId }),
        rpc('order_to_pay', { order_id: orderId }),
      ]);
      const order = unwrap(answer);
      if (!order) throw new AppError('not_found', t('There is no such order.'));
      const { sales_kes: ours, owed_back_kes: owed } = unwrap(balance) ?? { sales_kes: 0, owed_back_kes: 0 };
      const known = unwrap(payers);
      const wentTo = unwrap(places);
      return {
        ...order,
        attempts: unwrap(attempts).map((attempt) => {
          const payer = known.find(({ payment_id: id }) => id === attempt.id);
          return payer
            ? {
                ...attempt,
                payer: { phone: payer.payer, isKnown: payer.is_known },
                isUnheard: payer.is_unheard,
              }
            : attempt;
        }),
        refunds: unwrap(refunds).map((refund) => {
          const place = wentTo.find(({ refund_id: id }) => id === refund.id);
          return place ? { ...refund, place: { phone: place.went_to, isOther: place.is_other } } : refund;
        }),
        left_kes: (ours ?? 0) + (owed ?? 0),
        notes: unwrap(notes),
        /** How much of it is on its way back, where that is the whole; else 0. */
        going_back_kes: unwrap(goingBack),
        /** What its buyer is to pay by M-Pesa now; 0 while a prompt is open. */
        to_pay_kes: unwrap(toPay),
        /** Who of the shop did what, by the id of the event. */
        people: new Map(unwrap(people).map(({ event_id: id, person }) => [id, person])),
        /** How it was ordered where somebody of the shop took it: phone, whatsapp or counter; null: by the buyer. */
        channel: unwrap(taken)?.channel ?? null,
        /** Who carries its cash, or has taken it; null: nobody was named. */
        rider: unwrap(carried)?.rider ?? null,
        /** How it left, while it is on its way; null before and after, and where it left before this was noted. */
        dispatch: order.fulfilment_state === 'dispatched' ? unwrap(sent) : null,
      };
    },
  });

/** Notes cash that was taken at the door of an order that M-Pesa had paid. Refusals: `wrong_amount, wrong_state, already_paid`. */
export async function noteSecondCash(orderId: string, amountKes: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('note_second_cash', { order_id: orderId, amount_kes: amountKes }));
}

/** Takes a cancelled order up again whose money is here. Refusals: `wrong_state, refund_in_flight, not_all_here, out_of_stock`. */
export async function reopenOrder(orderId: string, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('reopen_order', { order_id: orderId, note: note.trim() || null }));
}

/**
 * Sends the M-Pesa prompt of an order to `phone` (254…). Refusals: those of `start_payment`, `unavailable`, and what M-Pesa
 * says at once.
 */
export async function askPrompt(orderId: string, phone: string): Promise<void> {
  await invokeFunction('pay', { bill_id: orderId, phone });
}

export async function setFulfilment(orderId: string, next: BulkStep | 'cancelled'): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_order_fulfilment', { order_id: orderId, next_state: next }));
}

/** Names who carries an order whose cash is taken at the door; empty: nobody. Refusals: `wrong_state, bad_name`. */
export async function nameRider(orderId: string, rider: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('name_rider', { order_id: orderId, rider: rider.trim() }));
}

/** Ends an order whose parcel could not be handed over. `shelved`: how many pieces of which line can be sold again. */
export async function takeParcelBack(
  orderId: string,
  { shelved, note }: { shelved: { itemId: number; quantity: number }[]; note: string },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('parcel_came_back', {
      order_id: orderId,
      restock: shelved.map(({ itemId, quantity }) => ({ order_item_id: itemId, quantity })),
      note: note.trim() || null,
    }),
  );
}

/** What became of one of many orders; `message` says why it stayed. */
export type Moved = Returns<'set_orders_fulfilment'>[number];

/** Moves up to 200 orders along, each for itself; answers those that could not. */
export async function moveOrders(orderIds: string[], next: BulkStep): Promise<Moved[]> {
  const { rpc } = await getSupabase();
  const answer = unwrap(await rpc('set_orders_fulfilment', { order_ids: orderIds, next_state: next }));
  return answer.filter(({ ok }) => !ok);
}

/** What else the buyer of an order has bought, by account or phone. */
export const historyQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'history', orderId],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('customer_history', { order_id: orderId }));
    },
  });

export type PackingSlip = Returns<'packing_slips'>[number];

/** What goes into each parcel. */
export const slipsQuery = (orderIds: string[]) =>
  queryOptions({
    queryKey: [...deskKey, 'slips', orderIds],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('packing_slips', { order_ids: orderIds }));
    },
  });

export async function addNote(orderId: string, body: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('add_order_note', { order_id: orderId, body }));
}

/** The rider's cash is in the till. */
export async function collectCash(orderId: string, amountKes: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('collect_cash', { order_id: orderId, amount_kes: amountKes }));
}

/**
 * Cash at the counter for an order that was to be paid by M-Pesa.
 * @param cash `takenBy` empty: whoever notes it. Refusals: `wrong_amount, bad_time, wrong_state, already_paid`.
 */
export async function takeCash(
  orderId: string,
  cash: { amountKes: number; takenAt: string; takenBy: string },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('take_cash', {
      order_id: orderId,
      amount_kes: cash.amountKes,
      taken_at: cash.takenAt,
      taken_by: cash.takenBy.trim() || null,
    }),
  );
}

/**
 * Notes money that was sent back; it moves no money itself. Refusals: `changed, too_much, receipt_used, bad_receipt, bad_phone, refund_in_flight`.
 * @param seenKes what of the bill had gone back when whoever notes it looked
 * @returns whether it waits for a second person
 */
export async function recordRefund(
  orderId: string,
  refund: { amountKes: number; note: string; seenKes: number | null } & ByHand,
): Promise<boolean> {
  const { rpc } = await getSupabase();
  const noted: { id: string | null } | null = unwrap(
    await rpc('record_refund', {
      bill_id: orderId,
      amount_kes: refund.amountKes,
      reference: refund.reference.trim() || null,
      phone: refund.phone.trim() || null,
      note: refund.note.trim() || null,
      seen_kes: refund.seenKes,
    }),
  );
  return (noted?.id ?? null) === null;
}

/** Reads the desk's lists again whenever an order or a payment changes, and says so. */
export function useLiveOrders(onChange: () => void): void {
  const queryClient = useQueryClient();
  const changed = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: deskKey });
    onChange();
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // One order changes several rows at once: they are read again together.
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => changed(), 300);
    };
    const stops = [
      watchRows({ table: 'orders', onChange: soon }),
      watchRows({ table: 'payments', onChange: soon }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}

export type LotLine = Returns<'order_lots'>[number];

/** Of products that have lots: which an order was packed from, or is to be packed from, and which lie on the shelf. */
export const orderLotsQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...deskKey, 'lots', 'order', orderId],
    queryFn: async (): Promise<LotLine[]> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('order_lots', { order_id: orderId }));
    },
  });

/** Another lot was taken. Refusals: `bad_quantity, lot_stopped, not_allowed, not_found, wrong_state`. */
export async function setItemLots(itemId: number, lots: { lot_id: number; pieces: number }[]): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_item_lots', { order_item_id: itemId, lots }));
}
