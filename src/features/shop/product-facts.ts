import type { ProductDetail } from '../../entities/products/product.ts';
import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/shop.ts';
import { formName } from './facets.ts';

type Fact = {
  label: string;
  /** Nothing where nothing is said. */
  of: (product: ProductDetail) => string | null;
  /** Whether it stands in the comparison as well. */
  compared?: true;
};

/** What a product's page states in a line each, in this order. */
export const facts: readonly Fact[] = [
  { label: t('Registered with the Pharmacy and Poisons Board'), of: (product) => product.ppb_reg_no },
  { label: t('Lot'), of: (product) => product.lot },
  { label: t('Best before'), of: ({ expires_on: day }) => day && formatDate(day) },
  { label: t('Form'), of: (product) => t.known(formName(product.form)), compared: true },
  { label: t('Also known as'), of: (product) => product.other_names.join(', ') },
  { label: t('Article number'), of: (product) => product.sku },
];
