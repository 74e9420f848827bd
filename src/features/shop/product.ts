/** A product as the grid shows it: a row of `search_products`. Prices in whole shillings, stock in pieces. */
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
}

/** A product with everything its page tells. */
export interface ProductDetail extends ProductSummary {
  sku: string;
  other_names: string[];
  description: string;
  how_to_use: string;
  warnings: string;
  ingredients: string;
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

export const sorts = ['popular', 'price_up', 'price_down', 'name', 'newest'] as const;
export type Sort = (typeof sorts)[number];

export const sortLabels: Record<Sort, string> = {
  popular: 'Most popular',
  price_up: 'Price: low to high',
  price_down: 'Price: high to low',
  name: 'Name: A to Z',
  newest: 'Newest first',
};

/** What the shopper asked for. */
export interface ShopFilters {
  category: string | null;
  query: string;
  sort: Sort;
}

/** The product id in a path, or null when the text is no id. */
export function parseProductId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : null;
}

/** What the cart needs to know of a product. */
export const forCart = (product: ProductSummary) => ({
  id: product.id,
  name: product.name,
  size: product.size,
  picture: product.picture,
  price: product.price_kes,
  stock: product.stock,
});
