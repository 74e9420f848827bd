import { type ReactNode, useId } from 'react';

import { formatDate, formatKes } from '../../lib/format.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InEnglish } from '../../ui/english.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/desk.ts';
import { StockCell } from './product-cells.tsx';
import type { ListedProduct } from './product-desk.queries.ts';
import { type ProductValues, textFields, textNames } from './product.ts';

type Props = {
  options: readonly ListedProduct[];
  hrefOf: (id: number) => string;
  /** The page that adds an option to this product. */
  newHref: string;
};

type FormSectionProps = { title: string; intro?: ReactNode; children: ReactNode };

/** One part of the product form. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 sm:p-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro && <p className="text-muted text-pretty">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

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

type Change = {
  id: number;
  at: string;
  old_price_kes: number | null;
  new_price_kes: number;
  old_compare_at_kes: number | null;
  new_compare_at_kes: number | null;
};

const former = (amount: number | null): string => (amount === null ? t('none') : formatKes(amount));

/** What the product has cost, the newest first. */
export function PriceHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <FormSection title={t('Price history')}>
      <ol className="divide-line divide-y">
        {changes.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <span className="tabular-nums">
              {change.old_price_kes === null || change.old_price_kes === change.new_price_kes
                ? formatKes(change.new_price_kes)
                : `${formatKes(change.old_price_kes)} → ${formatKes(change.new_price_kes)}`}
              {change.old_compare_at_kes !== change.new_compare_at_kes && (
                <span className="text-muted block text-sm">
                  {t('Former price {before} → {after}', {
                    before: former(change.old_compare_at_kes),
                    after: former(change.new_compare_at_kes),
                  })}
                </span>
              )}
            </span>
            <time dateTime={change.at} className="text-muted text-sm">
              {formatDate(change.at)}
            </time>
          </li>
        ))}
      </ol>
    </FormSection>
  );
}

type PreviewProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  shelf: string | undefined;
};

/** How the shop will show what is in the form, saved or not. */
export function ProductPreview({ open, onOpenChange, values, shelf }: PreviewProps) {
  const [first] = values.pictures;
  const names = [values.botanical_name, values.swahili_name].filter((name) => name.trim() !== '');
  const parts = textNames
    .filter((name) => textFields[name].printed && textFields[name].section === 'words')
    .filter((name) => name !== 'summary' && name !== 'description')
    .map((name) => ({ title: textFields[name].label, text: values[name] }))
    .filter(({ text }) => text.trim() !== '');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Preview')}
      description={t('As customers will see it.')}
    >
      <article className="grid gap-4">
        {first && (
          <ResponsivePicture name={first.picture} alt={first.alt} sizes="464px" className="rounded-2xl" />
        )}
        <div className="grid gap-1">
          {shelf && <p className="text-clay-700 text-sm font-semibold">{t.known(shelf)}</p>}
          <h3 className="text-2xl">{values.name || t('Without a name')}</h3>
          {names.length > 0 && <p className="text-muted italic">{names.join(' · ')}</p>}
          <p className="flex flex-wrap items-baseline gap-3">
            <Price amount={Number(values.price_kes) || 0} compareAt={Number(values.compare_at_kes) || null} />
            <span className="text-muted">{values.size}</span>
          </p>
        </div>
        <InEnglish>
          <p className="text-lg text-pretty">{values.summary}</p>
        </InEnglish>
        {values.warnings.trim() !== '' && (
          <div className="border-gold-300 bg-gold-50 rounded-xl border p-4 text-pretty whitespace-pre-line">
            <InEnglish>{values.warnings}</InEnglish>
          </div>
        )}
        <InEnglish>
          <p className="text-pretty whitespace-pre-line">{values.description}</p>
        </InEnglish>
        {parts.map(({ title, text }) => (
          <div key={title} className="grid gap-1">
            <h4 className="text-lg">{title}</h4>
            <InEnglish>
              <p className="text-pretty whitespace-pre-line">{text}</p>
            </InEnglish>
          </div>
        ))}
      </article>
    </Dialog>
  );
}
