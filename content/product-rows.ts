import { products } from './products.ts';
import type { Product } from './schema.ts';

/** A row of `products` as the API returns it, without the columns the database fills in itself. */
export type ProductRow = Product;

/** A row of `search_products`: what a card in the shop needs. */
export type ProductListRow = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'botanical_name'
  | 'swahili_name'
  | 'category_id'
  | 'form'
  | 'size'
  | 'price_kes'
  | 'compare_at_kes'
  | 'stock'
  | 'summary'
  | 'picture'
  | 'picture_alt'
> & { total_count: number };

/** All active products as full rows, most popular first. Stock is the opening stock, not the shop's count. */
export function productRows(): ProductRow[] {
  return products
    .filter((product) => product.status === 'active')
    .toSorted((a, b) => a.position - b.position);
}

/**
 * The answer of `search_products()` for an empty query sorted by `popular`.
 *
 * @param category one shelf, or null for all
 * @param pageSize rows on the page; `total_count` counts every match
 */
export function productListRows(
  category: Product['category_id'] | null = null,
  pageSize = 24,
): ProductListRow[] {
  const matches = productRows().filter((product) => category === null || product.category_id === category);
  return matches.slice(0, pageSize).map((product) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    botanical_name: product.botanical_name,
    swahili_name: product.swahili_name,
    category_id: product.category_id,
    form: product.form,
    size: product.size,
    price_kes: product.price_kes,
    compare_at_kes: product.compare_at_kes,
    stock: product.stock,
    summary: product.summary,
    picture: product.picture,
    picture_alt: product.picture_alt,
    total_count: matches.length,
  }));
}
