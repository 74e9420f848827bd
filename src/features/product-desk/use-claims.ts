import { useState } from 'react';

import { checkProduct } from './product-desk.queries.ts';
import type { Claims, TextName } from './product-fields.tsx';
import type { ProductValues } from './product.ts';

type Found = Partial<Record<TextName, { text: string; message: string }>>;

/** Asks the shop about a text when one leaves it. What it found is shown as long as the text is the same. */
export function useClaims(productId: number | null, values: ProductValues) {
  const [found, setFound] = useState<Found>({});

  async function ask(field: TextName): Promise<void> {
    const text = values[field];
    if (text.trim() === '') return;
    const faults = await checkProduct({ ...(productId === null ? {} : { id: productId }), [field]: text });
    const fault = faults.find((one) => one.field === field);
    if (fault) setFound((before) => ({ ...before, [field]: { text, message: fault.message } }));
  }

  const claims: Claims = {};
  for (const [field, { text, message }] of Object.entries(found) as [
    TextName,
    { text: string; message: string },
  ][])
    if (values[field] === text) claims[field] = message;
  return {
    claims,
    check: (field: TextName): void => {
      ask(field).catch(() => {
        // Without a connection the same check comes with saving.
      });
    },
  };
}
