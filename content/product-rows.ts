import { products } from './products.ts';
import { galleryPictures } from './products/gallery.ts';
import { productOptions } from './products/options.ts';
import type { Product } from './schema.ts';

/** A product as a row of `browse_products`, with all its texts. */
export type ProductRow = Product & { variant_count: number; from_price_kes: number; in_stock: boolean };

/** A further size as a row of `products`, without the texts that the database copies from its product. */
export type OptionRow = Pick<
  Product,
  | 'id'
  | 'sku'
  | 'slug'
  | 'size'
  | 'weight_g'
  | 'price_kes'
  | 'compare_at_kes'
  | 'stock'
  | 'reorder_at'
  | 'picture'
  | 'picture_alt'
  | 'position'
  | 'status'
> & { variant_of: number };

/** A row of `product_pictures`. */
export type PictureRow = { product_id: number; position: number; picture: string; alt: string };

const bySlug = new Map(products.map((product) => [product.slug, product]));

function productOf(slug: string): Product {
  const product = bySlug.get(slug);
  if (!product) throw new Error(`There is no product "${slug}"`);
  return product;
}

/** '1 L' → '1-l', '120 capsules' → '120-capsules'. */
const slugOf = (size: string): string => size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The further sizes of all products. They stand where their product stands, and wear its picture. */
export function optionRows(): OptionRow[] {
  return productOptions.map(({ of, mark, ...option }) => {
    const { id, sku, slug, picture, picture_alt, position, status } = productOf(of);
    return {
      id: option.id,
      variant_of: id,
      sku: `${sku}-${mark}`,
      slug: `${slug}-${slugOf(option.size)}`,
      size: option.size,
      weight_g: option.weight_g,
      price_kes: option.price_kes,
      compare_at_kes: null,
      stock: option.stock,
      reorder_at: option.reorder_at,
      picture,
      picture_alt,
      position,
      status,
    };
  });
}

/** The pictures of all galleries, each after the product's own. */
export function pictureRows(): PictureRow[] {
  return galleryPictures.map(({ of, picture, alt }, index, all) => ({
    product_id: productOf(of).id,
    position: all.slice(0, index + 1).filter((other) => other.of === of).length,
    picture,
    alt,
  }));
}

/** All active products, most popular first. Stock is the opening stock, not the shop's count. */
export function productRows(): ProductRow[] {
  const options = Map.groupBy(optionRows(), (option) => option.variant_of);
  return products
    .filter((product) => product.status === 'active')
    .toSorted((a, b) => a.position - b.position)
    .map((product) => {
      const further = options.get(product.id) ?? [];
      const all = [product, ...further];
      return {
        ...product,
        variant_count: further.length,
        from_price_kes: Math.min(...all.map(({ price_kes }) => price_kes)),
        in_stock: all.some(({ stock }) => stock > 0),
      };
    });
}
