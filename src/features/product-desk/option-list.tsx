import { formatKes } from '../../lib/format.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { FormSection } from './form-section.tsx';
import type { ListedProduct } from './product-list.ts';
import { StockCell } from './stock-cell.tsx';

type Props = {
  options: readonly ListedProduct[];
  hrefOf: (id: number) => string;
  /** The page that adds an option to this product. */
  newHref: string;
};

/** The further sizes and kinds a product comes in. */
export function OptionList({ options, hrefOf, newHref }: Props) {
  return (
    <FormSection
      title={t('Options')}
      intro={t(
        'Other sizes or kinds of the same product. They share its words and have their own price, stock and SKU.',
      )}
    >
      {options.length > 0 && (
        <ul className="divide-line divide-y">
          {options.map((option) => (
            <li key={option.id} className="flex flex-wrap items-center gap-3 py-2">
              <Link to={hrefOf(option.id)} className="min-w-32 grow py-2 font-semibold hover:underline">
                {option.size}
                <span className="text-muted block text-sm font-normal">{option.sku}</span>
              </Link>
              <span className="tabular-nums">{formatKes(option.price_kes)}</span>
              <StockCell product={option} />
            </li>
          ))}
        </ul>
      )}
      <Link to={newHref} className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'w-fit' })}>
        {t('Add an option')}
      </Link>
    </FormSection>
  );
}
