import * as z from 'zod/mini';

/** An order as everybody who may see it does: states, lines, sums and story. Amounts in KSh. */
export const orderOutline = z.object({
  number: z.string(),
  placed_at: z.string(),
  payment_method: z.string(),
  payment_state: z.string(),
  fulfilment_state: z.string(),
  return_state: z.string(),
  subtotal_kes: z.number(),
  discount_kes: z.number(),
  coupon_code: z.nullable(z.string()),
  delivery_kes: z.number(),
  total_kes: z.number(),
  county: z.string(),
  town: z.string(),
  pickup_point_id: z.nullable(z.string()),
  delivered_at: z.nullable(z.string()),
  items: z.array(
    z.object({
      id: z.number(),
      product_id: z.number(),
      name: z.string(),
      size: z.string(),
      picture: z.string(),
      unit_price_kes: z.number(),
      quantity: z.number(),
      line_total_kes: z.number(),
    }),
  ),
  /** Oldest first. */
  events: z.array(z.object({ kind: z.string(), at: z.string() })),
});

const orderReturn = z.object({
  id: z.string(),
  state: z.string(),
  reason: z.string(),
  details: z.string(),
  refund_kes: z.number(),
  /** How much of what was asked for is the delivery fee. */
  delivery_kes: z.number(),
  decision_note: z.nullable(z.string()),
  created_at: z.string(),
  items: z.array(z.object({ order_item_id: z.number(), quantity: z.number(), opened: z.boolean() })),
});

/** The same with what only its buyer may know. Phones as 254…. */
export const orderDetails = z.extend(orderOutline, {
  id: z.string(),
  contact_name: z.string(),
  phone: z.string(),
  alt_phone: z.nullable(z.string()),
  landmark: z.string(),
  note: z.nullable(z.string()),
  hold_expires_at: z.nullable(z.string()),
  /** Newest first. */
  returns: z.array(orderReturn),
});

export type OrderOutline = z.infer<typeof orderOutline>;
export type OrderReturn = z.infer<typeof orderReturn>;
export type OrderDetails = z.infer<typeof orderDetails>;
