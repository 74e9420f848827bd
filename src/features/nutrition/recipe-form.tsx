import { type SubmitEvent, useState } from 'react';

import {
  foodName,
  type Food,
  type OwnFood,
  PORTION,
  recipeFigures,
  type RecipePart,
} from '../../entities/foods/food.ts';
import { findFoods, useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/nutrition.ts';

type PartRow = { key: string; food_id: string; name: string; typed: string };

const MOST_GRAMS = 20_000;
const MOST_PARTS = 40;
const MOST_FOUND = 6;

const gramsOf = (typed: string): number | null => {
  const grams = typedNumber(typed);
  return grams !== null && grams > 0 && grams <= MOST_GRAMS ? grams : null;
};

/** The rows that are whole. */
const partsOf = (rows: readonly PartRow[]): RecipePart[] =>
  rows.flatMap(({ food_id, name, typed }) => {
    const grams = gramsOf(typed);
    return grams === null ? [] : [{ food_id, name, grams }];
  });

type RecipePartsProps = {
  rows: readonly PartRow[];
  foods: readonly Food[];
  onRows: (rows: PartRow[]) => void;
};

/** What goes into the pot. */
function RecipeParts({ rows, foods, onRows }: RecipePartsProps) {
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

type RecipeFormProps = { before: OwnFood | null; onClose: () => void; onSave: (food: OwnFood) => void };

/** A dish of one's own kitchen: what goes into the pot, and what it weighs when it is done. */
export function RecipeForm({ before, onClose, onSave }: RecipeFormProps) {
  const { foods, byKey } = useFoods();
  const [name, setName] = useState(before?.name ?? '');
  const [rows, setRows] = useState<PartRow[]>(() =>
    (before?.recipe?.parts ?? []).map((part) => ({
      key: crypto.randomUUID(),
      food_id: part.food_id,
      name: part.name,
      typed: String(part.grams),
    })),
  );
  const [cooked, setCooked] = useState(String(before?.recipe?.cooked_weight_g ?? ''));
  const [portions, setPortions] = useState(String(before?.recipe?.portions ?? '4'));
  const [error, setError] = useState<string | null>(null);

  const parts = partsOf(rows);
  const raw = parts.reduce((sum, { grams }) => sum + grams, 0);
  const done = cooked.trim() === '' ? raw : typedNumber(cooked);
  const people = typedNumber(portions);
  const known = parts.flatMap(({ food_id, grams }) => {
    const food = byKey.get(food_id);
    return food ? [{ per100: food.per100, grams }] : [];
  });
  const isFine =
    parts.length > 0 &&
    parts.length === rows.length &&
    known.length === parts.length &&
    done !== null &&
    done >= 1 &&
    people !== null &&
    people >= 1 &&
    people <= 50;
  const figures = isFine ? recipeFigures(known, done) : null;
  const portionGrams = isFine ? done / people : 0;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (name.trim().length < 2) return setError(t('Give it a name.'));
    if (!isFine || !figures)
      return setError(
        t('Name at least one part with its weight, what it weighs when done, and the portions.'),
      );
    if (figures.energy_kcal > 902)
      return setError(t('It cannot weigh so little when it is done: check the weights.'));
    onSave({
      id: before?.id ?? crypto.randomUUID(),
      name: name.trim(),
      ...figures,
      protein_g: figures.protein_g ?? 0,
      fat_g: figures.fat_g ?? 0,
      carbohydrate_g: figures.carbohydrate_g ?? 0,
      measures: [{ label: PORTION, grams: Number(portionGrams.toFixed(1)) }],
      recipe: { parts, cooked_weight_g: done, portions: people },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={before ? t('Change this recipe') : t('A recipe of my own')}
      description={t('Weigh the parts as they go into the pot. Water weighs in only at the end.')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t('Name')}
          maxLength={70}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <RecipeParts rows={rows} foods={foods.filter(({ key }) => key !== before?.id)} onRows={setRows} />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            label={t('Weight when done, g')}
            hint={raw > 0 ? t('Empty: {n} g', { n: formatNumber(raw) }) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={cooked}
            onChange={(event) => setCooked(event.target.value)}
          />
          <TextField
            label={t('Portions')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={portions}
            onChange={(event) => setPortions(event.target.value)}
          />
        </div>
        {error && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {error}
          </p>
        )}
        <output className="bg-sunk block rounded-xl px-4 py-3 tabular-nums">
          {figures ? (
            <>
              <strong>
                {t('{n} kcal a portion', { n: formatNumber((figures.energy_kcal * portionGrams) / 100) })}
              </strong>
              <span className="text-muted block text-sm">
                {t('{grams} g; {n} kcal in 100 g', {
                  grams: formatNumber(portionGrams),
                  n: formatNumber(figures.energy_kcal),
                })}
              </span>
            </>
          ) : (
            <span className="text-muted">{t('A portion’s energy appears here.')}</span>
          )}
        </output>
        <Button type="submit">{t('Save')}</Button>
      </form>
    </Dialog>
  );
}
