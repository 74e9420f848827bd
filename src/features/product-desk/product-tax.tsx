import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/desk.ts';
import { FormSection } from './form-section.tsx';
import { productTaxQuery } from './product-tax.queries.ts';
import { TaxForm } from './tax-form.tsx';

/** How a product and its options are taxed; saved apart from the product. */
export function ProductTax({ productId }: { productId: number }) {
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
