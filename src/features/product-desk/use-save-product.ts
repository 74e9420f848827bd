import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { toAppError, errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/desk.ts';
import {
  checkProduct,
  type OpenedProduct,
  productDeskKey,
  readProduct,
  saveProduct,
  duplicateProduct,
  setStatus,
} from './product-desk.queries.ts';
import { changedFields, type Merge, mergeVersions, toProduct, toValues } from './product-rows.ts';
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

/** What a change of the status, or a sale, moves of a product: nobody else's edit. */
const moveByThemselves: ReadonlySet<ProductField> = new Set<ProductField>(['status', 'stock']);

/** Saves the form. What the shop refuses goes to its field; another person's version is put together with this one. */
export function useSaveProduct({ form, start, onSaved }: Props) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(start);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isStepping, setStepping] = useState(false);

  /** Takes the shop's version for the one to save over, and into the form what was not changed here. */
  function joinVersions(now: OpenedProduct, mine: ProductValues): Conflict {
    const theirs = toValues(now.product, now.gallery);
    const { merged, ...fields } = mergeVersions(opened.values, mine, theirs);
    setOpened({ ...opened, values: theirs, updatedAt: now.product.updated_at });
    for (const field of fields.taken) form.setValue(field, merged[field]);
    return { ...fields, before: opened.values, theirs };
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
    } else if (kind === 'changed_by_other' && opened.id !== null)
      setConflict(joinVersions(await readProduct(opened.id), values));
    else if (kind !== 'bad_product' || !(await showFaults(values))) setProblem(error);
  }

  const save = useMutation({
    mutationFn: (values: ProductValues) =>
      saveProduct(toProduct(values, { ...opened, opened: opened.values }), opened.updatedAt),
    onMutate: () => {
      setProblem(null);
      return { sent: form.getValues() };
    },
    onError: (error, values) => explain(error, values).catch(setProblem),
    onSuccess: async (saved, values, { sent }) => {
      setConflict(null);
      // The database trims and fills in; the form goes on from what it holds now, and from what was typed meanwhile.
      const next = toValues(saved, values.pictures.slice(1));
      const typed = form.getValues();
      const newer = Object.fromEntries(changedFields(sent, typed).map((field) => [field, typed[field]]));
      setOpened({ ...opened, id: saved.id, values: next, updatedAt: saved.updated_at });
      form.reset({ ...next, ...newer });
      onSaved(saved.id, opened.id === null);
      await queryClient.invalidateQueries({ queryKey: productDeskKey });
    },
  });

  async function saveNow(): Promise<boolean> {
    let isSaved = false;
    await form.handleSubmit(async (filled) => {
      isSaved = await save.mutateAsync(filled).then(
        () => true,
        () => false, // told beside the form
      );
    })();
    return isSaved;
  }

  /**
   * Goes on from the version that a change of ours beside the form has left: what was typed stays, and it is nobody else's
   * edit. Somebody's who changed the product as well is told as ever.
   */
  async function catchUp(id: number): Promise<void> {
    const now = await readProduct(id);
    const mine = form.getValues();
    const isClean = changedFields(opened.values, mine).length === 0;
    const joined = joinVersions(now, mine);
    const isOurs = joined.clashes.length === 0 && joined.taken.every((field) => moveByThemselves.has(field));
    if (!isClean && !isOurs) setConflict(joined);
  }

  /** Does something with the product beside its form, on wish after saving what is not saved. */
  async function step(action: () => Promise<unknown>, { saveFirst }: { saveFirst: boolean }): Promise<void> {
    setStepping(true);
    try {
      if (saveFirst && !(await saveNow())) return;
      await action();
      if (opened.id !== null) await catchUp(opened.id);
    } catch {
      // Without a connection the form learns of the new version when it is saved.
    } finally {
      setStepping(false);
    }
  }

  return { opened, save, conflict, problem, step, isStepping };
}

type Status = 'draft' | 'active' | 'archived';
const done: Record<Status, string> = {
  active: t('Now in the shop'),
  draft: t('Taken out of the shop'),
  archived: t('Archived'),
};

/** What can be done with products from a list or from a form. */
export function useProductActions({ onCopied }: { onCopied: (id: number) => void }) {
  const queryClient = useQueryClient();
  const reread = () => queryClient.invalidateQueries({ queryKey: productDeskKey });
  const status = useMutation({
    mutationFn: ({ ids, next }: { ids: number[]; next: Status }) => setStatus(ids, next),
    onSuccess: (count, { ids, next }) =>
      toast.success(
        done[next],
        ids.length > 1
          ? t('{n} of {total} products were changed.', { n: count, total: ids.length })
          : undefined,
      ),
    onError: (error) => toast.error(t('Nothing was changed'), errorText(error)),
    onSettled: reread,
  });
  const copy = useMutation({
    mutationFn: duplicateProduct,
    onSuccess: (id) => {
      toast.success(t('Copied'), t('The copy is a draft without stock.'));
      onCopied(id);
    },
    onError: (error) => toast.error(t('The product was not copied'), errorText(error)),
    onSettled: reread,
  });
  return {
    setStatus: (ids: number[], next: Status) => status.mutateAsync({ ids, next }).catch(() => 0), // told by the toast
    duplicate: (id: number) => copy.mutate(id),
    isBusy: status.isPending || copy.isPending,
  };
}
