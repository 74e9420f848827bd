import { z } from 'zod';

import { columnOf, type ProductColumn } from '../../entities/products/product.ts';
import { t } from '../../words/desk.ts';

/** The columns that are edited as text; pictures are edited together, and an option's product is chosen before. */
export type TextName = Exclude<ProductColumn, 'variant_of' | 'picture' | 'picture_alt' | 'uses'>;
export type ProductField = TextName | 'uses' | 'pictures';
export type Picture = { picture: string; alt: string };
/** A product as its form holds it: every cell is text, lists of words are separated by commas. */
export type ProductValues = Record<TextName, string> & {
  uses: string[];
  /** The first is the product's own picture, the others its gallery. */
  pictures: Picture[];
};

/** The parts of the form in their order; in each, the fields in the order of `textFields`. */
export type Section = 'names' | 'shelf' | 'words' | 'details';

type FormField = {
  label: string;
  /** Without one it is set elsewhere. */
  section?: Section;
  hint?: string;
  /** What a new product begins with, if not nothing. */
  blank?: string;
  /** What may be typed; without it a short text or nothing. The database checks all of it again. */
  check?: z.ZodType<string, string>;
  /** Lines of a text; without them it has one. */
  rows?: number;
  /** Takes the whole width; texts of several lines do. */
  wide?: true;
  /** Customers read it: the shop is asked whether it claims something when one leaves the field. */
  printed?: true;
  /** The values there are, each with what the form calls it; or the shelves of the shop; or what other products have. */
  choices?: readonly (readonly [value: string, label: string])[] | 'shelves' | 'forms';
  attributes?: {
    maxLength?: number;
    placeholder?: string;
    type?: 'date';
    autoComplete?: 'off';
    spellCheck?: false;
  };
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

/** How each column is edited. A new one of the table is missing here until it has its line. */
export const textFields: Readonly<Record<TextName, FormField>> = {
  name: {
    label: t('Name'),
    section: 'names',
    wide: true,
    printed: true,
    check: words(t('Give the product a name'), 120),
    attributes: { maxLength: 120 },
  },
  botanical_name: {
    label: t('Botanical name'),
    section: 'names',
    check: optional(120),
    attributes: { placeholder: t('Azadirachta indica') },
  },
  swahili_name: {
    label: t('Swahili name'),
    section: 'names',
    check: optional(120),
    attributes: { placeholder: t('mwarobaini') },
  },
  other_names: {
    label: t('Other names'),
    section: 'names',
    wide: true,
    hint: t('Names in other languages and common misspellings, with commas.'),
  },
  category_id: {
    label: t('Shelf'),
    section: 'names',
    check: words(t('Choose a shelf')),
    choices: 'shelves',
  },
  form: {
    label: t('Form'),
    section: 'names',
    check: words(t('Say what it is: powder, tea, oil …'), 40),
    choices: 'forms',
    attributes: { placeholder: t('powder'), autoComplete: 'off' },
  },
  price_kes: {
    label: t('Price (KSh)'),
    section: 'shelf',
    check: whole(t('Enter the price in whole shillings')).refine(
      (text) => Number(text) >= 1 && Number(text) <= 1_000_000,
      t('The price lies between KSh 1 and KSh 1,000,000'),
    ),
  },
  compare_at_kes: {
    label: t('Former price (KSh)'),
    section: 'shelf',
    hint: t('Shown crossed out, for a real reduction.'),
    check: z
      .string()
      .trim()
      .regex(/^\d{0,7}$/, t('Enter whole shillings, or nothing')),
  },
  stock: {
    label: t('Stock'),
    section: 'shelf',
    hint: t('Pieces that can still be sold.'),
    blank: '0',
    check: whole(t('Enter how many can be sold')),
  },
  reorder_at: {
    label: t('Reorder at'),
    section: 'shelf',
    hint: t('With this many left it is listed as low.'),
    blank: '5',
    check: whole(t('Enter a number, 0 for never')),
  },
  size: {
    label: t('Size'),
    section: 'shelf',
    check: words(t('Say how much is in it, such as 100 g'), 60),
    attributes: { placeholder: '100 g' },
  },
  weight_g: {
    label: t('Weight to ship (g)'),
    section: 'shelf',
    hint: t('With its packing; the delivery fee uses it.'),
    check: whole(t('Enter the weight in whole grams')).refine(
      (text) => Number(text) > 0,
      t('Weigh it with its packing'),
    ),
  },
  sku: {
    label: t('SKU'),
    section: 'shelf',
    check: z
      .string()
      .trim()
      .regex(/^\S{1,40}$/, t('Give it a SKU of up to 40 letters without spaces')),
    attributes: { autoComplete: 'off', spellCheck: false },
  },
  slug: {
    label: t('Address'),
    section: 'shelf',
    hint: t('Part of the product’s links.'),
    check: z
      .string()
      .trim()
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, t('Use lower-case words joined by hyphens')),
    attributes: { autoComplete: 'off', spellCheck: false },
  },
  lot: {
    label: t('Lot'),
    section: 'shelf',
    hint: t('From the label.'),
    check: optional(40),
    attributes: { autoComplete: 'off' },
  },
  expires_on: {
    label: t('Expires on'),
    section: 'shelf',
    hint: t('From this day it counts as sold out.'),
    check: z.string(),
    attributes: { type: 'date' },
  },
  summary: {
    label: t('Summary'),
    section: 'words',
    hint: t('One line for the list.'),
    printed: true,
    rows: 2,
    check: words(t('Write one line for the list'), 300),
    attributes: { maxLength: 300 },
  },
  description: {
    label: t('Description'),
    section: 'words',
    printed: true,
    rows: 6,
    check: words(t('Tell what it is and where it comes from')),
  },
  how_to_use: { label: t('How to use'), section: 'words', printed: true, rows: 4, check: optional(4000) },
  ingredients: { label: t('Ingredients'), section: 'words', printed: true, rows: 2, check: optional(4000) },
  warnings: {
    label: t('Warnings'),
    section: 'words',
    hint: t('Pregnancy, children, medicines, allergies. Shown above the buy button.'),
    rows: 4,
    check: optional(4000),
  },
  herb_slugs: {
    label: t('Herbs inside'),
    section: 'details',
    wide: true,
    hint: t(
      'Addresses of the library’s herbs with commas, such as neem, moringa. Their safety notes appear on the product.',
    ),
    attributes: { spellCheck: false },
  },
  ppb_reg_no: {
    label: t('PPB registration'),
    section: 'details',
    hint: t('Pharmacy and Poisons Board, where it needs one.'),
    check: z
      .string()
      .trim()
      .regex(/^(.{3,40})?$/, t('A registration number has 3 to 40 letters')),
  },
  position: {
    label: t('Place on the shelf'),
    section: 'details',
    hint: t('Small numbers come first.'),
    blank: '1000',
    check: whole(t('Enter a number; small ones come first')),
  },
  status: { label: t('State'), blank: 'draft', check: z.string() },
};

export const textNames = Object.keys(textFields) as TextName[];

/** Something about each of these columns, by its name. */
const ofTexts = <V>(of: (name: TextName, field: FormField) => V): Record<TextName, V> =>
  Object.fromEntries(textNames.map((name) => [name, of(name, textFields[name])])) as Record<TextName, V>;

export const fieldLabels: Readonly<Record<ProductField, string>> = {
  ...ofTexts((_, { label }) => label),
  uses: t('Good for'),
  pictures: t('Pictures'),
};

/** What an option (a size, a variant) has of its own; the rest is its product's. */
export const optionFields: ReadonlySet<ProductField> = new Set<ProductField>([
  ...textNames.filter((name) => columnOf(name).own && name !== 'status'),
  'pictures',
]);

const picture = z.object({
  picture: z.string(),
  alt: z
    .string()
    .trim()
    .min(3, t('Say what this picture shows'))
    .max(200, t('Keep it under {n} letters', { n: 200 })),
});

/** What a form may say before the database is asked; the database checks all of it again. */
export const productSchema = z
  .object({
    ...ofTexts((_, { check = optional(600) }) => check),
    uses: z.array(z.string()),
    pictures: z.array(picture).min(1, t('Add at least one picture')).max(12, t('At most 12 pictures')),
  })
  .refine(
    (values) => values.compare_at_kes === '' || Number(values.compare_at_kes) > Number(values.price_kes),
    { path: ['compare_at_kes'], message: t('The former price must be higher than the price') },
  );

export const emptyProduct: ProductValues = {
  ...ofTexts((_, { blank = '' }) => blank),
  uses: [],
  pictures: [],
};
