import { cardColumns, columnOf, pageColumns, type ProductDetail } from './product.ts';

/** Every column that a page reads, as it is before anybody has said something. */
const nothing: unknown = Object.fromEntries(
  [...cardColumns, ...pageColumns].map((name) => {
    const { kind, nullable } = columnOf(name);
    return [name, nullable ? null : { text: '', whole: 0, texts: [], yes: false }[kind]];
  }),
);

/** A product for tests. What follows from its stock and price does, unless it is given. */
export const sampleProduct = (change: Partial<ProductDetail> = {}): ProductDetail => ({
  ...(nothing as ProductDetail),
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
  weight_g: 120,
  price_kes: 1250,
  compare_at_kes: null,
  stock: 12,
  summary: 'Bitter leaf powder for skin care.',
  description: 'Leaves from Kilifi, dried in the shade.\n\nGround fine.',
  how_to_use: 'Stir half a teaspoon into water.',
  warnings: 'Not in pregnancy.',
  ingredients: 'Neem leaf.',
  herb_slugs: ['neem'],
  uses: ['skin'],
  ppb_reg_no: null,
  lot: null,
  expires_on: null,
  picture: 'neem-leaf-powder',
  picture_alt: 'A drawn neem twig',
  variant_of: null,
  variant_count: 0,
  from_price_kes: change.price_kes ?? 1250,
  in_stock: (change.stock ?? 12) > 0,
  rating: null,
  rating_count: 0,
  ...change,
});
