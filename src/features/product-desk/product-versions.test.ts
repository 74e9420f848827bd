import { describe, expect, it } from 'vitest';

import { searchCondition } from './product-desk.queries.ts';
import { changedFields, inWords, mergeVersions, toProduct } from './product-rows.ts';
import { emptyProduct, productSchema, type ProductValues, textFields, textNames } from './product.ts';

const opened: ProductValues = {
  ...emptyProduct,
  name: 'Neem Leaf Powder',
  category_id: 'herbs',
  form: 'powder',
  size: '100 g',
  sku: 'HRB-001',
  slug: 'neem-leaf-powder',
  weight_g: '130',
  price_kes: '280',
  stock: '64',
  summary: 'Shade-dried leaf.',
  description: 'From Kilifi.',
  other_names: 'mwarubaini, margosa',
  pictures: [{ picture: 'neem', alt: 'Neem leaves' }],
};

it('has every column of a product in a part of the form; its state is set by the buttons beside it', () => {
  expect(textNames.filter((name) => !textFields[name].section)).toEqual(['status']);
});

describe('what is sent to be saved', () => {
  const known = { id: 7, variantOf: null, opened };

  it('is only what was changed', () => {
    expect(toProduct({ ...opened, price_kes: ' 300 ' }, known)).toEqual({ id: 7, price_kes: '300' });
  });

  it('carries the figure a new stock was counted from', () => {
    expect(toProduct({ ...opened, stock: '60' }, known)).toEqual({
      id: 7,
      stock: '60',
      expected_stock: '64',
    });
  });

  it('turns words into lists and emptied cells into nothing', () => {
    const product = toProduct(
      { ...opened, other_names: 'neem;  muarubaini,', lot: '', compare_at_kes: '' },
      {
        ...known,
        opened: { ...opened, lot: 'L1', compare_at_kes: '350' },
      },
    );
    expect(product).toEqual({ id: 7, other_names: ['neem', 'muarubaini'], lot: null, compare_at_kes: null });
  });

  it('sends the first picture as the product’s own and the rest as its gallery', () => {
    const pictures = [
      { picture: 'uploads/a', alt: ' A jar ' },
      { picture: 'neem', alt: 'Neem leaves' },
    ];
    expect(toProduct({ ...opened, pictures }, known)).toEqual({
      id: 7,
      picture: 'uploads/a',
      picture_alt: 'A jar',
      pictures: [{ picture: 'neem', alt: 'Neem leaves' }],
    });
  });

  it('leaves an option its product’s texts', () => {
    const made = toProduct(
      { ...opened, sku: 'HRB-001-L', size: '500 g', slug: '' },
      { id: null, variantOf: 7, opened },
    );
    expect(made).toMatchObject({ variant_of: 7, sku: 'HRB-001-L', size: '500 g', price_kes: '280' });
    expect(made).not.toHaveProperty('name');
    expect(made).not.toHaveProperty('slug');
    expect(made).not.toHaveProperty('status');
  });
});

describe('two people with the same product', () => {
  it('keeps both edits when they touched different fields', () => {
    const { merged, taken, clashes } = mergeVersions(
      opened,
      { ...opened, price_kes: '300' },
      { ...opened, summary: 'Milled fine.' },
    );
    expect(merged).toEqual({ ...opened, price_kes: '300', summary: 'Milled fine.' });
    expect(taken).toEqual(['summary']);
    expect(clashes).toEqual([]);
  });

  it('keeps mine and names the clash when both changed the same field', () => {
    const theirs = { ...opened, price_kes: '310' };
    const { merged, taken, clashes } = mergeVersions(opened, { ...opened, price_kes: '300' }, theirs);
    expect(merged.price_kes).toBe('300');
    expect(taken).toEqual([]);
    expect(clashes).toEqual(['price_kes']);
    expect(inWords(theirs, 'price_kes')).toBe('310');
  });

  it('sees no clash where both typed the same', () => {
    const both = { ...opened, uses: ['skin'] };
    expect(mergeVersions(opened, both, both).clashes).toEqual([]);
    expect(changedFields(opened, both)).toEqual(['uses']);
  });
});

describe('what the form refuses before the database is asked', () => {
  const fault = (change: Partial<ProductValues>): string | undefined => {
    const answer = productSchema.safeParse({ ...opened, ...change });
    return answer.success ? undefined : answer.error.issues[0]?.path.join('.');
  };
  it.each([
    [{}, undefined],
    [{ name: ' ' }, 'name'],
    [{ price_kes: '0' }, 'price_kes'],
    [{ price_kes: '1,200' }, 'price_kes'],
    [{ compare_at_kes: '280' }, 'compare_at_kes'],
    [{ sku: 'HRB 001' }, 'sku'],
    [{ slug: 'Neem Leaf' }, 'slug'],
    [{ stock: '-1' }, 'stock'],
    [{ pictures: [] }, 'pictures'],
    [{ pictures: [{ picture: 'neem', alt: ' ' }] }, 'pictures.0.alt'],
  ])('%j', (change, field) => expect(fault(change)).toBe(field));
});

describe('the search of the list', () => {
  it('looks through names and SKUs, with anything in place of signs a filter would read', () => {
    expect(searchCondition(' HRB-001 ')).toBe(
      'name.ilike.*HRB-001*,sku.ilike.*HRB-001*,botanical_name.ilike.*HRB-001*,swahili_name.ilike.*HRB-001*',
    );
    expect(searchCondition('Café "noir", 5%')).toContain('name.ilike.*Café *noir* 5**');
    expect(searchCondition(' ,")% ')).toBeNull();
  });
});
