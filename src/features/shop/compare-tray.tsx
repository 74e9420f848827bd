import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { ProductNames, Rating, StockState } from '../../entities/products/product-lines.tsx';
import type { ProductDetail } from '../../entities/products/product.ts';
import { someProductsQuery } from '../../entities/products/products.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InEnglish } from '../../ui/english.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/shop.ts';
import { unitPrice } from './buy-box.tsx';
import { catalogueQueries } from './catalogue.queries.ts';
import { facts, LabelText } from './product-facts.tsx';
import { ReadFailed } from './read-failed.tsx';

interface CompareTrayProps {
  ids: readonly number[];
  onRemove: (id: number) => void;
  onClear: () => void;
}

const english = (text: string): ReactNode => (text ? <InEnglish>{text}</InEnglish> : null);

/** Safety first, as everywhere. */
export const compareRows: { title: string; cell: (product: ProductDetail) => ReactNode }[] = [
  {
    title: t('Before you use it'),
    cell: ({ warnings }) => (warnings ? <LabelText>{warnings.trim()}</LabelText> : t('No special warning')),
  },
  {
    title: t('Price'),
    cell: (product) => (
      <>
        <Price amount={product.price_kes} compareAt={product.compare_at_kes} />
        <span className="text-muted block text-sm">{unitPrice(product)}</span>
      </>
    ),
  },
  { title: t('Size'), cell: (product) => product.size },
  { title: t('Availability'), cell: (product) => <StockState stock={product.stock} /> },
  {
    title: t('Rating'),
    cell: (product) =>
      product.rating === null ? (
        <span className="text-muted">{t('Not reviewed yet')}</span>
      ) : (
        <Rating rating={product.rating} count={product.rating_count} />
      ),
  },
  ...facts
    .filter(({ compared }) => compared)
    .map(({ label, of }) => ({ title: label, cell: (product: ProductDetail) => of(product) ?? '–' })),
  { title: t('What it is'), cell: (product) => english(product.summary) },
  { title: t('How to use it'), cell: (product) => english(product.how_to_use) ?? '–' },
  { title: t('Ingredients'), cell: (product) => english(product.ingredients) ?? '–' },
];

/** Up to three products side by side. */
export function CompareDialog({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data, error, isPending, isFetching, fetchStatus, refetch } = useQuery(
    catalogueQueries.details(ids),
  );
  const offline = isPending && fetchStatus === 'paused';
  const products = ids.flatMap((id) => data?.find((product) => product.id === id) ?? []);
  return (
    <dialog
      ref={dialog}
      aria-label={t('Comparison')}
      onClose={onClose}
      className="bg-surface text-ink m-auto max-h-[92dvh] w-full max-w-4xl overflow-hidden rounded-2xl p-0 shadow-lg backdrop:bg-black/45 max-sm:mb-0 max-sm:max-w-full max-sm:rounded-b-none"
    >
      <div className="flex items-center justify-between gap-4 px-5 pt-4">
        <h2 className="text-2xl">{t('Side by side')}</h2>
        <button
          type="button"
          aria-label={t('Close')}
          onClick={() => dialog.current?.close()}
          className="text-muted hover:bg-sunk hover:text-ink grid size-11 place-items-center rounded-lg"
        >
          <CloseIcon />
        </button>
      </div>
      {isPending && !offline && <Spinner label={t('Loading the products')} className="py-16" />}
      {!data && (error || offline) && (
        <div className="p-5">
          <ReadFailed what="the products" error={error} busy={isFetching} onRetry={() => void refetch()} />
        </div>
      )}
      {data && (
        <div className="max-h-[calc(92dvh-4rem)] overflow-auto pb-5">
          <table className="w-full min-w-max table-fixed border-collapse text-left align-top">
            <thead>
              <tr className="align-top">
                <th scope="col" className="bg-surface sticky left-0 z-1 w-26 p-2 pl-5 sm:w-36 sm:p-3 sm:pl-5">
                  <span className="sr-only">{t('Property')}</span>
                </th>
                {products.map((product) => (
                  <th key={product.id} scope="col" className="w-42 p-2 font-normal sm:w-60 sm:p-3">
                    <ResponsivePicture
                      name={product.picture}
                      alt=""
                      sizes="240px"
                      className="border-line mb-2 max-w-32 rounded-xl border"
                    />
                    <Link
                      to={paths.product(product.id)}
                      className="text-leaf-700 font-serif text-lg leading-snug font-semibold underline-offset-4 hover:underline"
                    >
                      {product.name}
                    </Link>
                    <ProductNames product={product} stacked className="text-muted text-sm" />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {compareRows.map(({ title, cell }) => (
                <tr key={title} className="border-line border-t align-top">
                  <th
                    scope="row"
                    className="bg-surface sticky left-0 z-1 w-26 p-2 pl-5 text-sm sm:w-36 sm:p-3 sm:pl-5"
                  >
                    {title}
                  </th>
                  {products.map((product) => (
                    <td
                      key={product.id}
                      className="w-42 p-2 text-sm leading-relaxed text-pretty sm:w-60 sm:p-3"
                    >
                      {cell(product)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </dialog>
  );
}

/** What lies ready to be compared, at the foot of the screen. */
export function CompareTray({ ids, onRemove, onClear }: CompareTrayProps) {
  const { data = [] } = useQuery(someProductsQuery(ids));
  const [open, setOpen] = useState(false);
  const products = ids.flatMap((id) => data.find((product) => product.id === id) ?? []);
  if (products.length === 0) return null;
  return (
    <section
      aria-label={t('Comparison')}
      className="border-line bg-surface animate-rise fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-40 border-t shadow-lg md:bottom-0"
    >
      <div className="page flex items-center gap-3 py-2.5">
        <ul className="flex min-w-0 grow gap-3">
          {products.map((product) => (
            <li key={product.id} className="relative w-14 shrink-0">
              <ResponsivePicture
                name={product.picture}
                alt=""
                sizes="56px"
                className="border-line rounded-lg border"
              />
              <button
                type="button"
                aria-label={t('Take {name} out of the comparison', { name: product.name })}
                onClick={() => onRemove(product.id)}
                className="border-edge bg-surface text-ink absolute -top-1.5 -right-1.5 grid size-7 place-items-center rounded-full border shadow-sm"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="sm" className="max-sm:hidden" onClick={onClear}>
          {t('Clear')}
        </Button>
        <Button size="sm" disabled={products.length < 2} onClick={() => setOpen(true)}>
          {products.length < 2 ? t('Choose another') : t('Compare {n}', { n: products.length })}
        </Button>
      </div>
      {open && <CompareDialog ids={ids} onClose={() => setOpen(false)} />}
    </section>
  );
}
