import type { Tables } from '../../lib/database.types.ts';
import { t } from '../../words/shop.ts';
import type { CardColumn, OptionColumn, PageColumn } from './product-columns.ts';

type Row = Tables<'products'>;

/** A product as the grid shows it: a row of `browse_products`. Stock is what can be sold. */
export type ProductSummary = Pick<
  Row,
  'id' | CardColumn | 'rating' | 'rating_count' | 'from_price_kes' | 'in_stock'
> & {
  /** How many further options it comes in beside the one shown here. */
  variant_count: number;
};

/** A product with everything its page tells. An option (variant) is one too and carries the texts of its product. */
export type ProductDetail = ProductSummary & Pick<Row, PageColumn>;

/** One of the sizes or kinds a product comes in; the product's own row is the first. */
export type ProductOption = Pick<Row, 'id' | OptionColumn>;

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
