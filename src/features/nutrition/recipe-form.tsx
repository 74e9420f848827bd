import { type SubmitEvent, useState } from 'react';

import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/nutrition.ts';
import { PORTION } from './diary.ts';
import { recipeFigures } from './food.ts';
import type { OwnFood } from './own-food.ts';
import { type PartRow, partsOf, RecipeParts } from './recipe-parts.tsx';
import { useFoods } from './use-plans.ts';

type Props = { before: OwnFood | null; onClose: () => void; onSave: (food: OwnFood) => void };

/** A dish of one's own kitchen: what goes into the pot, and what it weighs when it is done. */
export function RecipeForm({ before, onClose, onSave }: Props) {
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
