import { z } from 'zod';

import { t } from '../../words/desk.ts';

/** A product as its form holds it: every cell is text, lists of words are separated by commas. */
export type ProductValues = {
  name: string;
  botanical_name: string;
  swahili_name: string;
  other_names: string;
  category_id: string;
  form: string;
  size: string;
  sku: string;
  slug: string;
  weight_g: string;
  price_kes: string;
  compare_at_kes: string;
  stock: string;
  reorder_at: string;
  summary: string;
  description: string;
  how_to_use: string;
  ingredients: string;
  warnings: string;
  herb_slugs: string;
  uses: string[];
  ppb_reg_no: string;
  lot: string;
  expires_on: string;
  position: string;
  status: string;
  /** The first is the product's own picture, the others its gallery. */
  pictures: Picture[];
};
export type Picture = { picture: string; alt: string };
export type ProductField = keyof ProductValues;

/** What an option (a size, a variant) has of its own; the rest is its product's. */
export const optionFields: ReadonlySet<ProductField> = new Set<ProductField>([
  'sku',
  'slug',
  'size',
  'weight_g',
  'price_kes',
  'compare_at_kes',
  'stock',
  'reorder_at',
  'lot',
  'expires_on',
  'position',
  'pictures',
]);

export const fieldLabels: Record<ProductField, string> = {
  name: t('Name'),
  botanical_name: t('Botanical name'),
  swahili_name: t('Swahili name'),
  other_names: t('Other names'),
  category_id: t('Shelf'),
  form: t('Form'),
  size: t('Size'),
  sku: t('SKU'),
  slug: t('Address'),
  weight_g: t('Weight to ship (g)'),
  price_kes: t('Price (KSh)'),
  compare_at_kes: t('Former price (KSh)'),
  stock: t('Stock'),
  reorder_at: t('Reorder at'),
  summary: t('Summary'),
  description: t('Description'),
  how_to_use: t('How to use'),
  ingredients: t('Ingredients'),
  warnings: t('Warnings'),
  herb_slugs: t('Herbs inside'),
  uses: t('Good for'),
  ppb_reg_no: t('PPB registration'),
  lot: t('Lot'),
  expires_on: t('Expires on'),
  position: t('Place on the shelf'),
  status: t('State'),
  pictures: t('Pictures'),
};

const words = (message: string, most = 4000) =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(most, t('Keep it under {n} letters', { n: most }));
const whole = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,7}$/, message);
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, t('Keep it under {n} letters', { n: most }));

const ownFields = {
  sku: z
    .string()
    .trim()
    .regex(/^\S{1,40}$/, t('Give it a SKU of up to 40 letters without spaces')),
  slug: z
    .string()
    .trim()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, t('Use lower-case words joined by hyphens')),
  size: words(t('Say how much is in it, such as 100 g'), 60),
  weight_g: whole(t('Enter the weight in whole grams')).refine(
    (text) => Number(text) > 0,
    t('Weigh it with its packing'),
  ),
  price_kes: whole(t('Enter the price in whole shillings')).refine(
    (text) => Number(text) >= 1 && Number(text) <= 1_000_000,
    t('The price lies between KSh 1 and KSh 1,000,000'),
  ),
  compare_at_kes: z
    .string()
    .trim()
    .regex(/^\d{0,7}$/, t('Enter whole shillings, or nothing')),
  stock: whole(t('Enter how many can be sold')),
  reorder_at: whole(t('Enter a number, 0 for never')),
  lot: optional(40),
  expires_on: z.string(),
  position: whole(t('Enter a number; small ones come first')),
};

const picture = z.object({
  picture: z.string(),
  alt: z
    .string()
    .trim()
    .min(3, t('Say what this picture shows'))
    .max(200, t('Keep it under {n} letters', { n: 200 })),
});

const textFields = {
  name: words(t('Give the product a name'), 120),
  botanical_name: optional(120),
  swahili_name: optional(120),
  other_names: optional(600),
  category_id: words(t('Choose a shelf')),
  form: words(t('Say what it is: powder, tea, oil …'), 40),
  summary: words(t('Write one line for the list'), 300),
  description: words(t('Tell what it is and where it comes from')),
  how_to_use: optional(4000),
  ingredients: optional(4000),
  warnings: optional(4000),
  herb_slugs: optional(600),
  uses: z.array(z.string()),
  ppb_reg_no: z
    .string()
    .trim()
    .regex(/^(.{3,40})?$/, t('A registration number has 3 to 40 letters')),
  status: z.string(),
};

/** What a form may say before the database is asked; the database checks all of it again. */
export const productSchema = z
  .object({
    ...ownFields,
    ...textFields,
    pictures: z.array(picture).min(1, t('Add at least one picture')).max(12, t('At most 12 pictures')),
  })
  .refine(
    (values) => values.compare_at_kes === '' || Number(values.compare_at_kes) > Number(values.price_kes),
    { path: ['compare_at_kes'], message: t('The former price must be higher than the price') },
  );

export const emptyProduct: ProductValues = {
  name: '',
  botanical_name: '',
  swahili_name: '',
  other_names: '',
  category_id: '',
  form: '',
  size: '',
  sku: '',
  slug: '',
  weight_g: '',
  price_kes: '',
  compare_at_kes: '',
  stock: '0',
  reorder_at: '5',
  summary: '',
  description: '',
  how_to_use: '',
  ingredients: '',
  warnings: '',
  herb_slugs: '',
  uses: [],
  ppb_reg_no: '',
  lot: '',
  expires_on: '',
  position: '1000',
  status: 'draft',
  pictures: [],
};
