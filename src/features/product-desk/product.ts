import { z } from 'zod';

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
  name: 'Name',
  botanical_name: 'Botanical name',
  swahili_name: 'Swahili name',
  other_names: 'Other names',
  category_id: 'Shelf',
  form: 'Form',
  size: 'Size',
  sku: 'SKU',
  slug: 'Address',
  weight_g: 'Weight to ship (g)',
  price_kes: 'Price (KSh)',
  compare_at_kes: 'Former price (KSh)',
  stock: 'Stock',
  reorder_at: 'Reorder at',
  summary: 'Summary',
  description: 'Description',
  how_to_use: 'How to use',
  ingredients: 'Ingredients',
  warnings: 'Warnings',
  herb_slugs: 'Herbs inside',
  uses: 'Good for',
  ppb_reg_no: 'PPB registration',
  lot: 'Lot',
  expires_on: 'Expires on',
  position: 'Place on the shelf',
  status: 'State',
  pictures: 'Pictures',
};

const words = (message: string, most = 4000) =>
  z.string().trim().min(1, message).max(most, `Keep it under ${most} letters`);
const whole = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,7}$/, message);
const optional = (most: number) => z.string().trim().max(most, `Keep it under ${most} letters`);

const ownFields = {
  sku: z
    .string()
    .trim()
    .regex(/^\S{1,40}$/, 'Give it a SKU of up to 40 letters without spaces'),
  slug: z
    .string()
    .trim()
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lower-case words joined by hyphens'),
  size: words('Say how much is in it, such as 100 g', 60),
  weight_g: whole('Enter the weight in whole grams').refine(
    (text) => Number(text) > 0,
    'Weigh it with its packing',
  ),
  price_kes: whole('Enter the price in whole shillings').refine(
    (text) => Number(text) >= 1 && Number(text) <= 1_000_000,
    'The price lies between KSh 1 and KSh 1,000,000',
  ),
  compare_at_kes: z
    .string()
    .trim()
    .regex(/^\d{0,7}$/, 'Enter whole shillings, or nothing'),
  stock: whole('Enter how many can be sold'),
  reorder_at: whole('Enter a number, 0 for never'),
  lot: optional(40),
  expires_on: z.string(),
  position: whole('Enter a number; small ones come first'),
};

const picture = z.object({
  picture: z.string(),
  alt: z.string().trim().min(3, 'Say what this picture shows').max(200, 'Keep it under 200 letters'),
});

const textFields = {
  name: words('Give the product a name', 120),
  botanical_name: optional(120),
  swahili_name: optional(120),
  other_names: optional(600),
  category_id: words('Choose a shelf'),
  form: words('Say what it is: powder, tea, oil …', 40),
  summary: words('Write one line for the list', 300),
  description: words('Tell what it is and where it comes from'),
  how_to_use: optional(4000),
  ingredients: optional(4000),
  warnings: optional(4000),
  herb_slugs: optional(600),
  uses: z.array(z.string()),
  ppb_reg_no: z
    .string()
    .trim()
    .regex(/^(.{3,40})?$/, 'A registration number has 3 to 40 letters'),
  status: z.string(),
};

/** What a form may say before the database is asked; the database checks all of it again. */
export const productSchema = z
  .object({
    ...ownFields,
    ...textFields,
    pictures: z.array(picture).min(1, 'Add at least one picture').max(12, 'At most 12 pictures'),
  })
  .refine(
    (values) => values.compare_at_kes === '' || Number(values.compare_at_kes) > Number(values.price_kes),
    { path: ['compare_at_kes'], message: 'The former price must be higher than the price' },
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
