import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/shop.ts';
import { formName } from './facets.ts';
import type { ProductDetail } from './product.ts';

/** What stands on the label: registration, lot, date, weight. Lines that are not known are left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const facts = [
    [t('Registered with the Pharmacy and Poisons Board'), product.ppb_reg_no],
    [t('Lot'), product.lot],
    [t('Best before'), product.expires_on && formatDate(product.expires_on)],
    [t('Form'), t.known(formName(product.form))],
    [t('Also known as'), product.other_names.join(', ')],
    [t('Article number'), product.sku],
  ] as const;
  return (
    <section aria-labelledby="facts" className="grid gap-2">
      <h2 id="facts" className="text-xl">
        {t('On the label')}
      </h2>
      <dl className="border-line divide-line divide-y border-y">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2">
                <dt className="text-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
