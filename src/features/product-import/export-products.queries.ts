import { unwrap } from '../../lib/app-error.ts';
import { writeCsv } from '../../lib/csv.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { columns } from './import-file.ts';

/** As many rows as the API answers at once. */
const PAGE = 1000;

async function readProducts() {
  const { from } = await getSupabase();
  const read = async (after: number) =>
    unwrap(
      await from('products')
        .select(
          'id, variant_of, sku, slug, name, botanical_name, swahili_name, other_names, category_id, form, size, weight_g, price_kes, compare_at_kes, stock, reorder_at, summary, description, how_to_use, ingredients, warnings, herb_slugs, uses, ppb_reg_no, lot, expires_on, picture, picture_alt, position, status',
        )
        .gt('id', after)
        .order('id')
        .limit(PAGE),
    );
  const products: Awaited<ReturnType<typeof read>> = [];
  for (let page = await read(0); page.length > 0; page = await read(products.at(-1)?.id ?? 0)) {
    products.push(...page);
    if (page.length < PAGE) break;
  }
  return products;
}

async function readGalleries(): Promise<Map<number, string[]>> {
  const { from } = await getSupabase();
  const galleries = new Map<number, string[]>();
  for (let start = 0; ; start += PAGE) {
    const page = unwrap(
      await from('product_pictures')
        .select('product_id, picture')
        .order('product_id')
        .order('position')
        .order('id')
        .range(start, start + PAGE - 1),
    );
    for (const { product_id: id, picture } of page)
      galleries.set(id, [...(galleries.get(id) ?? []), picture]);
    if (page.length < PAGE) return galleries;
  }
}

/** The whole catalogue as a file that the import takes back, products before their options. */
export async function exportProducts(): Promise<{ csv: string; count: number }> {
  const [products, galleries] = await Promise.all([readProducts(), readGalleries()]);
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  const sorted = [
    ...products.filter(({ variant_of: of }) => of === null),
    ...products.filter(({ variant_of: of }) => of !== null),
  ];
  const lines = sorted.map((product) => {
    const cells: Record<string, string | number | null> = {
      ...product,
      option_of: product.variant_of === null ? null : (skus.get(product.variant_of) ?? null),
      title: product.name,
      category: product.category_id,
      unit: product.size,
      expiry: product.expires_on,
      other_names: product.other_names.join('|'),
      herb_slugs: product.herb_slugs.join('|'),
      uses: product.uses.join('|'),
      image_urls: [product.picture, ...(galleries.get(product.id) ?? [])].join('|'),
    };
    return columns.map((column) => String(cells[column] ?? ''));
  });
  return { csv: writeCsv([[...columns], ...lines]), count: products.length };
}
