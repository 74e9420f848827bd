import { useState } from 'react';

import { foodName } from '../../entities/foods/food-name.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/nutrition.ts';
import type { Food, RecipePart } from './food.ts';
import { findFoods } from './use-plans.ts';

export type PartRow = { key: string; food_id: string; name: string; typed: string };

const MOST_GRAMS = 20_000;
const MOST_PARTS = 40;
const MOST_FOUND = 6;

const gramsOf = (typed: string): number | null => {
  const grams = typedNumber(typed);
  return grams !== null && grams > 0 && grams <= MOST_GRAMS ? grams : null;
};

/** The rows that are whole. */
export const partsOf = (rows: readonly PartRow[]): RecipePart[] =>
  rows.flatMap(({ food_id, name, typed }) => {
    const grams = gramsOf(typed);
    return grams === null ? [] : [{ food_id, name, grams }];
  });

type Props = { rows: readonly PartRow[]; foods: readonly Food[]; onRows: (rows: PartRow[]) => void };

/** What goes into the pot. */
export function RecipeParts({ rows, foods, onRows }: Props) {
  const [query, setQuery] = useState('');
  const add = (food: Food): void => {
    onRows([...rows, { key: crypto.randomUUID(), food_id: food.key, name: food.name, typed: '' }]);
    setQuery('');
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('Parts')}</legend>
      {rows.map((row) => (
        <div key={row.key} className="flex items-end gap-2">
          <TextField
            label={t('{name}, grams', { name: foodName(row.name) })}
            className="grow"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={row.typed}
            onChange={({ target: { value } }) =>
              onRows(rows.map((one) => (one.key === row.key ? { ...one, typed: value } : one)))
            }
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Take out {name}', { name: foodName(row.name) })}
            onClick={() => onRows(rows.filter(({ key }) => key !== row.key))}
          >
            <TrashIcon className="size-5" />
          </Button>
        </div>
      ))}
      {rows.length < MOST_PARTS && (
        <SearchBox
          label={t('Add a part')}
          placeholder={t('Green grams, onion, oil …')}
          value={query}
          onChange={setQuery}
        />
      )}
      <ul className="divide-line -mx-2 divide-y">
        {findFoods(foods, query, MOST_FOUND).map((food) => (
          <li key={food.key}>
            <button
              type="button"
              onClick={() => add(food)}
              className="hover:bg-leaf-50 min-h-12 w-full rounded-lg px-2 text-left"
            >
              {foodName(food.name)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
