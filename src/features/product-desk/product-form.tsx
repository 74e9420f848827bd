import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { t } from '../../words/desk.ts';
import { PicturesField } from './pictures-field.tsx';
import { checkProduct } from './product-desk.queries.ts';
import { type Claims, ProductFields, type Vocabulary } from './product-fields.tsx';
import { inWords, changedFields } from './product-rows.ts';
import { ProductPreview, FormSection } from './product-sections.tsx';
import {
  fieldLabels,
  type ProductField,
  productSchema,
  type ProductValues,
  type TextName,
} from './product.ts';
import { type Conflict, type Opened, useSaveProduct } from './use-save-product.ts';

type ConflictProps = {
  conflict: Conflict;
  /** Fields in which their version was chosen. */
  chosen: ReadonlySet<ProductField>;
  onTakeTheirs: (field: ProductField) => void;
};

/** Somebody else saved this product meanwhile: what was taken over, and what has to be decided. Nothing is saved yet. */
function ConflictNotice({ conflict, chosen, onTakeTheirs }: ConflictProps) {
  const { before, theirs, taken, clashes } = conflict;
  return (
    <Alert tone="warning" title={t('Changed by someone else while you were editing')}>
      <p>{t('Nothing of yours is lost and nothing is saved yet. Read this, then save again.')}</p>
      {taken.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('Taken over from them')}</p>
          <ul className="list-disc pl-5">
            {taken.map((field) => (
              <li key={field} className="wrap-anywhere">
                {fieldLabels[field]}: <del>{inWords(before, field)}</del> <ins>{inWords(theirs, field)}</ins>
              </li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('You both changed this; yours is in the form')}</p>
          <ul className="grid gap-3">
            {clashes.map((field) => (
              <li key={field} className="grid justify-items-start gap-1.5">
                <span className="wrap-anywhere">
                  {t('{field}: theirs is “{value}”', {
                    field: fieldLabels[field],
                    value: inWords(theirs, field),
                  })}
                </span>
                {chosen.has(field) ? (
                  <span className="text-muted">{t('Theirs is in the form now.')}</span>
                ) : (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={t('Take theirs for {field}', { field: fieldLabels[field] })}
                    onClick={() => onTakeTheirs(field)}
                  >
                    {t('Take theirs')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

type Props = {
  start: Opened;
  vocabulary: Vocabulary;
  onSaved: (id: number, isNew: boolean) => void;
  /** What stands beside the form and acts on the same product. */
  beside?: (form: FormState) => ReactNode;
};

/** What there is to know of a form beside it. */
export type FormState = Pick<ReturnType<typeof useSaveProduct>, 'step'> & {
  isDirty: boolean;
  isBusy: boolean;
};

type Found = Partial<Record<TextName, { text: string; message: string }>>;

/** Asks the shop about a text when one leaves it. What it found is shown as long as the text is the same. */
function useClaims(productId: number | null, values: ProductValues) {
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

/** Everything about a product on one page. An option shows only what it has of its own. */
export function ProductForm({ start, vocabulary, onSaved, beside }: Props) {
  const form = useForm<ProductValues>({
    resolver: zodResolver(productSchema),
    defaultValues: start.values,
    mode: 'onTouched',
  });
  const { opened, save, conflict, problem, step, isStepping } = useSaveProduct({
    form,
    start,
    onSaved: (id, isNew) => {
      toast.success(isNew ? t('Product created') : t('Saved'));
      setChosen(new Set());
      onSaved(id, isNew);
    },
  });
  const [chosen, setChosen] = useState<ReadonlySet<ProductField>>(new Set());
  const [storing, setStoring] = useState(0);
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const values = useWatch({ control: form.control }) as ProductValues;
  const { claims, check } = useClaims(opened.id, values);
  const changes = changedFields(opened.values, values);
  const isDirty = changes.length > 0;
  const isOption = opened.variantOf !== null;
  const isStoring = storing > 0;
  const fields = { form, vocabulary, isNew: opened.id === null, claims, onLeave: check };

  return (
    <>
      <form
        noValidate
        aria-label={t('Product')}
        onSubmit={(event) => void form.handleSubmit((filled) => save.mutate(filled))(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <LeaveGuard when={(isDirty && !save.isPending) || isStoring} />
        {conflict && (
          <ConflictNotice
            conflict={conflict}
            chosen={chosen}
            onTakeTheirs={(field) => {
              form.setValue(field, conflict.theirs[field], { shouldValidate: true });
              setChosen(new Set([...chosen, field]));
            }}
          />
        )}
        {!isOption && <ProductFields section="names" {...fields} />}
        <FormSection title={t('Pictures')}>
          <PicturesField
            form={form}
            storing={storing}
            onStoring={(more) => setStoring((count) => count + more)}
          />
        </FormSection>
        <ProductFields section="shelf" {...fields} />
        {!isOption && (
          <>
            <ProductFields section="words" {...fields} />
            <ProductFields section="details" {...fields} />
          </>
        )}
        {problem !== null && (
          <Alert tone="danger" title={t('The product was not saved')}>
            {errorText(problem)}
          </Alert>
        )}
        <div className="border-line bg-surface sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-end gap-2 rounded-2xl border p-2 shadow-lg sm:gap-3 sm:p-3 md:bottom-4">
          <span aria-live="polite" className="text-muted min-w-min flex-1 pl-1 text-sm">
            {isStoring
              ? t.count(
                  storing,
                  'A picture is being stored. You can save after that.',
                  '{n} pictures are being stored. You can save after that.',
                )
              : opened.id === null
                ? t('Not saved yet')
                : isDirty
                  ? t.count(changes.length, '{n} field changed', '{n} fields changed')
                  : t('All saved')}
          </span>
          <Button variant="secondary" onClick={() => setPreviewOpen(true)}>
            {t('Preview')}
          </Button>
          <Button
            type="submit"
            busy={save.isPending}
            disabled={isStoring || isStepping || (opened.id !== null && !isDirty)}
          >
            {opened.id === null ? t('Create') : t('Save')}
          </Button>
        </div>
        <ProductPreview
          open={isPreviewOpen}
          onOpenChange={setPreviewOpen}
          values={values}
          shelf={vocabulary.shelves.find(({ id }) => id === values.category_id)?.name}
        />
      </form>
      {beside?.({ step, isDirty, isBusy: isStoring || isStepping || save.isPending })}
    </>
  );
}
