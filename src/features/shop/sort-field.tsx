import { useId } from 'react';

import { ChevronDownIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import type { Sort } from './product.ts';
import { sortLabels, sorts } from './product.ts';

interface SortFieldProps {
  sort: Sort;
  /** While searching, the usual order is the best match first. */
  searching: boolean;
  onSort: (sort: Sort) => void;
}

/** The order of the products, in one line with its label. */
export function SortField({ sort, searching, onSort }: SortFieldProps) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const id = useId();
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-muted shrink-0 text-sm max-sm:sr-only">
        {t('Sort by')}
      </label>
      <span className="relative min-w-0">
        <select
          id={id}
          value={sort}
          onChange={(event) => {
            const chosen = sorts.find((entry) => entry === event.currentTarget.value);
            if (chosen) onSort(chosen);
          }}
          className="border-edge bg-surface min-h-11 w-full max-w-48 appearance-none truncate rounded-lg border py-1 pr-10 pl-3 text-base shadow-sm"
        >
          {sorts.map((entry) => (
            <option key={entry} value={entry}>
              {entry === 'popular' && searching ? t('Best match') : sortLabels[entry]}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="text-muted pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2" />
      </span>
    </div>
  );
}
