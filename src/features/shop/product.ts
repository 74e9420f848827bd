import { t } from '../../words/shop.ts';

/** A product as the grid shows it: a row of `browse_products`. Prices in whole shillings, stock in pieces. */
export interface ProductSummary {
  id: number;
  slug: string;
  name: string;
  botanical_name: string | null;
  swahili_name: string | null;
  category_id: string;
  form: string;
  size: string;
  price_kes: number;
  compare_at_kes: number | null;
  stock: number;
  summary: string;
  picture: string;
  picture_alt: string;
  /** Mean of its published reviews with one decimal, null while it has none. */
  rating: number | null;
  rating_count: number;
  /** How many further options it comes in beside the one shown here. */
  variant_count: number;
  /** The price of its cheapest option. */
  from_price_kes: number;
  /** Whether any of its options can be had. */
  in_stock: boolean;
}

/** A product with everything its page tells. An option (variant) is one too and carries the texts of its product. */
export interface ProductDetail extends ProductSummary {
  sku: string;
  /** The product this one is an option of, null for a product of its own. */
  variant_of: number | null;
  other_names: string[];
  description: string;
  how_to_use: string;
  warnings: string;
  ingredients: string;
  weight_g: number;
  herb_slugs: string[];
  uses: string[];
  /** Registration number of the Pharmacy and Poisons Board, for products that need one. */
  ppb_reg_no: string | null;
  lot: string | null;
  /** ISO date of the last day it may be used. */
  expires_on: string | null;
}

/** One of the sizes or kinds a product comes in; the product's own row is the first. */
export type ProductOption = Pick<
  ProductDetail,
  | 'id'
  | 'sku'
  | 'size'
  | 'price_kes'
  | 'compare_at_kes'
  | 'stock'
  | 'weight_g'
  | 'lot'
  | 'expires_on'
  | 'picture'
  | 'picture_alt'
>;

export interface ProductPicture {
  picture: string;
  alt: string;
}

export interface ProductList {
  products: ProductSummary[];
  total: number;
}

export interface Category {
  id: string;
  name: string;
  description: string;
}

export const sorts = ['popular', 'price_up', 'price_down', 'rating', 'name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  popular: t('Most popular'),
  price_up: t('Price: low to high'),
  price_down: t('Price: high to low'),
  rating: t('Best rated'),
  name: t('Name: A to Z'),
  newest: t('Newest first'),
};

/** The product id in a path, or null when the text is no id. */
export function parseProductId(text: string | null | undefined): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** The product with one of its options in place of the row it was read with. */
export const withOption = (product: ProductDetail, option: ProductOption): ProductDetail => ({
  ...product,
  ...option,
});

/** What the cart needs to know of a product. */
export const forCart = (product: ProductSummary) => ({
  id: product.id,
  name: product.name,
  size: product.size,
  picture: product.picture,
  price: product.price_kes,
  stock: product.stock,
});
