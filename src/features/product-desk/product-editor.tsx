import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { StatusBadge } from './product-cells.tsx';
import {
  type OpenedProduct,
  productQuery,
  vocabularyQuery,
  productTaxQuery,
} from './product-desk.queries.ts';
import { type FormState, ProductForm } from './product-form.tsx';
import { ProductLots } from './product-lots.tsx';
import { toValues } from './product-rows.ts';
import { FormSection, OptionList, PriceHistory } from './product-sections.tsx';
import { emptyProduct } from './product.ts';
import { TaxForm } from './tax-list.tsx';
import { useProductActions, type Opened } from './use-save-product.ts';

type Props = {
  /** The product to edit; null makes a new one. */
  id: number | null;
  /** With a new one: the product it becomes an option of. */
  optionOf: number | null;
  onOpen: (id: number) => void;
  hrefOf: (id: number) => string;
  shopHrefOf: (id: number) => string;
  newOptionHref: (id: number) => string;
  orderHref: (id: string) => string;
};

/** Reads what the form starts from: the product itself, the product an option belongs to, or nothing. */
export function ProductEditor(props: Props) {
  const { id, optionOf } = props;
  const vocabulary = useQuery(vocabularyQuery);
  const basis = useQuery({ ...productQuery(id ?? optionOf ?? 0), enabled: (id ?? optionOf) !== null });
  const error = vocabulary.error ?? basis.error;
  const isWaiting = !vocabulary.data || ((id ?? optionOf) !== null && !basis.data);
  if (isWaiting && error)
    return (
      <Alert
        tone="danger"
        title={t('The product could not be loaded')}
        action={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              void vocabulary.refetch();
              void basis.refetch();
            }}
          >
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!vocabulary.data || isWaiting) return <Spinner label={t('Loading the product')} />;
  const start = startOf(basis.data, id, optionOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ProductForm
        key={`${id} ${optionOf}`}
        start={start}
        vocabulary={vocabulary.data}
        onSaved={(saved, isNew) => {
          if (isNew) props.onOpen(saved);
        }}
        beside={(form) =>
          id !== null && basis.data && <Beside {...props} id={id} opened={basis.data} form={form} />
        }
      />
    </div>
  );
}

function startOf(basis: OpenedProduct | undefined, id: number | null, optionOf: number | null): Opened {
  if (!basis) return { id: null, variantOf: null, values: emptyProduct, updatedAt: null };
  const values = toValues(basis.product, basis.gallery);
  if (id !== null)
    return { id, variantOf: basis.product.variant_of, values, updatedAt: basis.product.updated_at };
  const own = { sku: '', slug: '', size: '', weight_g: '', price_kes: '', compare_at_kes: '', stock: '0' };
  return {
    id: null,
    variantOf: optionOf,
    values: { ...values, ...own, lot: '', expires_on: '', pictures: values.pictures.slice(0, 1) },
    updatedAt: null,
  };
}

/** How a product and its options are taxed; saved apart from the product. */
function ProductTax({ productId }: { productId: number }) {
  const { data: tax, error } = useQuery(productTaxQuery(productId));
  return (
    <FormSection title={t('Tax')}>
      {tax === undefined && error && <Alert tone="danger">{errorText(error)}</Alert>}
      {tax === undefined && !error && <Spinner label={t('Loading')} />}
      {tax !== undefined && (
        <TaxForm
          key={`${tax?.tax_class} ${tax?.item_class}`}
          label={t('Tax')}
          ids={[productId]}
          start={{ taxClass: tax?.tax_class ?? '', itemClass: tax?.item_class ?? '' }}
          submitLabel={t('Save the class')}
        />
      )}
    </FormSection>
  );
}

function Beside({
  id,
  opened,
  form,
  onOpen,
  hrefOf,
  shopHrefOf,
  newOptionHref,
  orderHref,
}: Props & { id: number; opened: OpenedProduct; form: FormState }) {
  const actions = useProductActions({ onCopied: onOpen });
  const { status, variant_of: variantOf } = opened.product;
  const isBusy = actions.isBusy || form.isBusy;
  // What goes into the shop is what stands in the form, never an older text without a word.
  const publish = (): void =>
    void form.step(() => actions.setStatus([id], 'active'), { saveFirst: form.isDirty });
  const archive = (): void => void form.step(() => actions.setStatus([id], 'archived'), { saveFirst: false });
  return (
    <div className="grid gap-5">
      <section aria-label={t('State')} className="grid justify-items-start gap-3">
        <StatusBadge status={status} />
        <div className="flex flex-wrap gap-2">
          {status !== 'active' && (
            <Button size="sm" disabled={isBusy} onClick={publish}>
              {form.isDirty ? t('Save and publish') : t('Publish')}
            </Button>
          )}
          {status === 'active' && (
            <a
              href={shopHrefOf(variantOf ?? id)}
              target="_blank"
              rel="noopener"
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              {t('See it in the shop')}
            </a>
          )}
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => actions.duplicate(id)}>
            {t('Duplicate')}
          </Button>
          {status !== 'archived' && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={archive}>
              {t('Archive')}
            </Button>
          )}
        </div>
      </section>
      <ProductLots productId={id} orderHref={orderHref} />
      {variantOf === null && (
        <OptionList options={opened.options} hrefOf={hrefOf} newHref={newOptionHref(id)} />
      )}
      <ProductTax productId={variantOf ?? id} />
      <PriceHistory changes={opened.prices} />
    </div>
  );
}
