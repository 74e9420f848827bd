import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { CompareDialog } from './compare-dialog.tsx';

interface CompareTrayProps {
  ids: readonly number[];
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** What lies ready to be compared, at the foot of the screen. */
export function CompareTray({ ids, onRemove, onClear }: CompareTrayProps) {
  const { data = [] } = useQuery(catalogueQueries.some(ids));
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
