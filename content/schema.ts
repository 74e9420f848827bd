import { z } from 'zod';

import { productForms } from './products/plate-types.ts';

/** The five shelves of the shop, in the order they are shown. */
export const categoryIds = ['herbs', 'superfoods', 'supplements', 'teas', 'oils'] as const;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');
const positive = z.number().int().positive();
const name = z.string().trim().min(2).max(80);
/** Prose for people: trimmed, one paragraph, without the double spaces that creep in when editing. */
const prose = z
  .string()
  .trim()
  .min(20)
  .refine((text) => !/\s{2,}|\n/.test(text), 'one paragraph with single spaces');

export const productSchema = z
  .strictObject({
    /** Fixed for good: orders, links and carts refer to it. Never reuse one. */
    id: positive,
    sku: z.string().regex(/^(HRB|SFD|SUP|TEA|OIL)-\d{3}$/),
    slug,
    name,
    /** The accepted name, without the author. Null for blends and nutrients. */
    botanical_name: z
      .string()
      .regex(/^[A-Z][a-z]+ (× )?[a-z-]+$/, 'Genus species')
      .nullable(),
    swahili_name: name.nullable(),
    /** Other names and spellings people type into the search. */
    other_names: z.array(name),
    category_id: z.enum(categoryIds),
    form: z.enum(productForms),
    size: z.string().min(2).max(30),
    /** Shipping weight in grams, packing included. */
    weight_g: positive.max(5_000),
    /** Whole Kenyan shillings. */
    price_kes: positive.max(20_000),
    /** The price before a reduction, or null. */
    compare_at_kes: positive.nullable(),
    /** Opening stock; the shop's own count takes over after the first seed. */
    stock: z.number().int().min(0),
    reorder_at: z.number().int().min(0),
    summary: z.string().trim().min(20).max(120),
    description: prose.max(700),
    how_to_use: prose.max(500),
    warnings: prose.max(900),
    ingredients: z.string().trim().min(3).max(400),
    /** Herb monographs this product is made from; empty for nutrients. */
    herb_slugs: z.array(slug),
    /** Names `public/pictures/<picture>-{320,640,1080}.{avif,webp}`. */
    picture: slug,
    picture_alt: z.string().trim().min(15).max(160),
    /** Shelf order of the "popular" sort, smallest first. */
    position: positive,
    status: z.enum(['draft', 'active', 'archived']),
  })
  .refine((p) => p.compare_at_kes === null || p.compare_at_kes > p.price_kes, {
    message: 'the former price must be higher than the price',
    path: ['compare_at_kes'],
  });
export type Product = z.infer<typeof productSchema>;

/** A further size of a product (`content/products/options.ts`). */
export const optionSchema = z.strictObject({
  id: positive,
  of: slug,
  mark: z.string().regex(/^\d+[A-Z]+$/),
  size: z.string().min(2).max(30),
  weight_g: positive.max(5_000),
  price_kes: positive.max(20_000),
  stock: z.number().int().min(0),
  reorder_at: z.number().int().min(0),
});

export const categorySchema = z.strictObject({
  id: z.enum(categoryIds),
  name,
  description: prose.max(200),
  position: positive,
});
export type Category = z.infer<typeof categorySchema>;

export const zoneSchema = z
  .strictObject({
    id: slug,
    name,
    /** Fee for a parcel of up to `base_weight_g`. */
    base_fee_kes: positive,
    base_weight_g: positive,
    /** For each further kilogram begun. */
    extra_kg_fee_kes: positive,
    min_days: z.number().int().min(0),
    max_days: positive,
    cash_on_delivery: z.boolean(),
    /** Official names of the counties in this zone. */
    counties: z.array(z.string().min(3)).min(1),
  })
  .refine((zone) => zone.min_days <= zone.max_days, { message: 'days out of order', path: ['max_days'] });
export type DeliveryZone = z.infer<typeof zoneSchema>;

export const shopSettingsSchema = z.strictObject({
  /** Largest order, in shillings, that may be paid in cash on delivery. */
  cash_limit_kes: positive,
  /** How long pieces stay held for an M-Pesa order that is not yet paid. */
  hold_minutes: positive,
  /** How many days after delivery a return may be asked for; the terms promise 30. */
  return_days: positive.min(30).max(365),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
