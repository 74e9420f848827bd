import { queryOptions } from '@tanstack/react-query';

import { toAppError, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

export const productTaxKey = ['product-tax'] as const;

/** Classes a product may have; the database knows the rates. */
export const taxClasses = [
  { id: 'standard', label: t('Standard (16%)') },
  { id: 'zero', label: t('Zero-rated') },
  { id: 'exempt', label: t('Exempt') },
] as const;

export const taxLabel = (id: string | null): string =>
  taxClasses.find((one) => one.id === id)?.label ?? t('Needs a tax class');

export type TaxRow = {
  id: number;
  name: string;
  size: string;
  category_id: string;
  tax_class: string | null;
  item_class: string | null;
};

/** Every product on sale or to be, by name; an option follows its product. */
export const taxListQuery = queryOptions({
  queryKey: [...productTaxKey, 'list'],
  queryFn: async (): Promise<TaxRow[]> => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('product_tax_list')
        .select('id, name, size, category_id, tax_class, item_class')
        .order('name')
        .limit(5000),
    );
    // A view's columns may all be null to the type checker; these never are.
    return rows as TaxRow[];
  },
});

/** How one product is taxed; null while nobody has said it. */
export const productTaxQuery = (productId: number) =>
  queryOptions({
    queryKey: [...productTaxKey, productId],
    queryFn: async () => {
      const { from } = await getSupabase();
      const answer = await from('product_tax')
        .select('tax_class, item_class')
        .eq('product_id', productId)
        .maybeSingle();
      return unwrap(answer);
    },
  });

/** How many products wait for a class in a shop that charges VAT; 0 in one that does not. */
export const untaxedQuery = queryOptions({
  queryKey: [...productTaxKey, 'untaxed'],
  queryFn: async (): Promise<number> => {
    const { from } = await getSupabase();
    const answer = await from('business_details').select('vat_since').maybeSingle();
    const details = unwrap(answer);
    if (!details?.vat_since) return 0;
    const { count, error } = await from('product_tax_list')
      .select('id', { count: 'exact', head: true })
      .is('tax_class', null);
    if (error) throw toAppError(error);
    return count ?? 0;
  },
});

export type TaxWish = { ids: number[]; taxClass: string; itemClass: string };

/** Says how products are taxed. Throws `AppError` with the refusal's kind. */
export async function setTaxClass({ ids, taxClass, itemClass }: TaxWish): Promise<number> {
  const { rpc } = await getSupabase();
  const item = itemClass.trim();
  return unwrap(
    await rpc('set_tax_class', {
      product_ids: ids,
      tax_class: taxClass,
      ...(item === '' ? {} : { item_class: item }),
    }),
  );
}
