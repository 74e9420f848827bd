import type { ProductDetail } from './product.ts';

/** A product for tests. */
export const sampleProduct = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 7,
  sku: 'NEEM-100',
  slug: 'neem-leaf-powder',
  name: 'Neem leaf powder',
  botanical_name: 'Azadirachta indica',
  swahili_name: 'Mwarobaini',
  other_names: ['Muarubaini'],
  category_id: 'herbs',
  form: 'powder',
  size: '100 g',
  price_kes: 1250,
  compare_at_kes: null,
  stock: 12,
  summary: 'Bitter leaf powder for skin care.',
  description: 'Leaves from Kilifi, dried in the shade.\n\nGround fine.',
  how_to_use: 'Stir half a teaspoon into water.',
  warnings: 'Not in pregnancy.',
  ingredients: 'Neem leaf.',
  picture: 'neem-leaf-powder',
  picture_alt: 'A drawn neem twig',
  ...change,
});
