import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { someProductsQuery } from '../../entities/products/products.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/shop.ts';
import { findProductsQuery } from './client.queries.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

type Props = { ids: readonly number[]; onChange: (ids: number[]) => void };

/** Chooses products of the shop for a plan, at most twelve. */
export function ProductPicker({ ids, onChange }: Props) {
  const [words, setWords] = useState('');
  const { data: known = [] } = useQuery(someProductsQuery(ids));
  const chosen = ids.flatMap((id) => known.find((product) => product.id === id) ?? []);
  const { data: found = [] } = useQuery(findProductsQuery(words));
  const others = found.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('From the shop')}</legend>
      <ul className="grid gap-2">
        {chosen.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {product.name}, {product.size}
            </span>
            <Button variant="quiet" size="sm" onClick={() => onChange(ids.filter((id) => id !== product.id))}>
              {t.rich('Remove<quiet> {name}</quiet>', { quiet }, { name: product.name })}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < 12 && (
        <>
          <SearchBox
            label={t('Search the shop')}
            placeholder={t('Moringa, fenugreek…')}
            value={words}
            onChange={setWords}
          />
          <ul className="grid gap-1">
            {others.map((product) => (
              <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {product.name}, {product.size}, {formatKes(product.price_kes)}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    onChange([...ids, product.id]);
                    setWords('');
                  }}
                >
                  {t.rich('Add<quiet> {name}</quiet>', { quiet }, { name: product.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
