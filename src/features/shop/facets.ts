import { rowOf, rowsOf, text, textOrNull, whole } from './product.rows.ts';

/** A value one may narrow the list by, and how many products would remain. */
export interface FacetValue {
  id: string;
  name: string;
  count: number;
}

/** The counts beside the filters, as `product_facets` answers them. Prices in whole shillings. */
export interface Facets {
  total: number;
  /** The query with its typos put right, when that finds more. */
  suggestion: string | null;
  categories: FacetValue[];
  forms: FacetValue[];
  uses: FacetValue[];
  ratings: { atLeast: number; count: number }[];
  inStock: number;
  price: { min: number; max: number } | null;
}

/** How a form is written for people: `capsule` → `Capsule`. */
export const formName = (form: string): string => form.charAt(0).toUpperCase() + form.slice(1);

/** Throws AppError `server` when the answer is none of `product_facets`. */
export function readFacets(answer: unknown): Facets {
  const row = rowOf(answer);
  const values = (key: string) =>
    rowsOf(row[key] ?? []).map((value) => {
      const id = text(value, 'id');
      return { id, name: textOrNull(value, 'name') ?? formName(id), count: whole(value, 'count') };
    });
  const price = row['price'] == null ? null : rowOf(row['price']);
  return {
    total: whole(row, 'total'),
    suggestion: textOrNull(row, 'did_you_mean'),
    categories: values('categories'),
    forms: values('forms'),
    uses: values('uses'),
    ratings: rowsOf(row['ratings'] ?? []).map((value) => ({
      atLeast: whole(value, 'at_least'),
      count: whole(value, 'count'),
    })),
    inStock: whole(row, 'in_stock'),
    price: price && { min: whole(price, 'min_kes'), max: whole(price, 'max_kes') },
  };
}
