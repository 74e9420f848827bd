import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { toAppError } from '../../lib/app-error.ts';
import { type Merge, mergeVersions } from './merge-versions.ts';
import { checkProduct, productDeskKey, readProduct, saveProduct } from './product-desk.queries.ts';
import { toProduct, toValues } from './product-rows.ts';
import { optionFields, type ProductField, type ProductValues } from './product.ts';

/** The version a form was opened with; `id` null for a new product, `variantOf` set for an option. */
export type Opened = {
  id: number | null;
  variantOf: number | null;
  values: ProductValues;
  updatedAt: string | null;
};

export type Conflict = Omit<Merge, 'merged'> & { before: ProductValues; theirs: ProductValues };

type Props = {
  form: UseFormReturn<ProductValues>;
  start: Opened;
  onSaved: (id: number, isNew: boolean) => void;
};

/** Saves the form. What the shop refuses goes to its field; another person's version is put together with this one. */
export function useSaveProduct({ form, start, onSaved }: Props) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(start);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  async function joinVersions(id: number, mine: ProductValues): Promise<void> {
    const now = await readProduct(id);
    const theirs = toValues(now.product, now.gallery);
    const { merged, ...fields } = mergeVersions(opened.values, mine, theirs);
    setOpened({ ...opened, values: theirs, updatedAt: now.product.updated_at });
    for (const field of fields.taken) form.setValue(field, merged[field]);
    setConflict({ ...fields, before: opened.values, theirs });
  }

  /** Puts every fault to its field; whether there was one to show. */
  async function showFaults(values: ProductValues): Promise<boolean> {
    const whole = { ...toProduct(values, { ...opened, id: null, opened: opened.values }) };
    const faults = await checkProduct(opened.id === null ? whole : { ...whole, id: opened.id });
    const shown = faults.filter(({ field }) => opened.variantOf === null || optionFields.has(field));
    for (const { field, message } of shown) form.setError(field, { message });
    const first = shown[0];
    if (first && first.field !== 'pictures') form.setFocus(first.field);
    return first !== undefined;
  }

  async function explain(error: unknown, values: ProductValues): Promise<void> {
    const { kind, message } = toAppError(error);
    const taken: Record<string, ProductField> = { sku_taken: 'sku', slug_taken: 'slug' };
    const field = taken[kind];
    if (field) {
      form.setError(field, { message });
      form.setFocus(field);
    } else if (kind === 'changed_by_other' && opened.id !== null) await joinVersions(opened.id, values);
    else if (kind !== 'bad_product' || !(await showFaults(values))) setProblem(error);
  }

  const save = useMutation({
    mutationFn: (values: ProductValues) =>
      saveProduct(toProduct(values, { ...opened, opened: opened.values }), opened.updatedAt),
    onMutate: () => setProblem(null),
    onError: (error, values) => explain(error, values).catch(setProblem),
    onSuccess: async (saved, values) => {
      setConflict(null);
      // The database trims and fills in; the form goes on from what it holds now.
      const next = toValues(saved, values.pictures.slice(1));
      setOpened({ ...opened, id: saved.id, values: next, updatedAt: saved.updated_at });
      form.reset(next);
      onSaved(saved.id, opened.id === null);
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
    },
  });
  return { opened, save, conflict, problem };
}
