import { type SubmitEvent, useState } from 'react';

import { energyOf, type OwnFood } from '../../entities/foods/food.ts';
import { ownFoods } from '../../entities/foods/foods.queries.ts';
import { formatNumber } from '../../lib/format.ts';
import { typedNumber } from '../../lib/measures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { RecordsNote, RemovedStrip } from './page-frame.tsx';
import { RecipeForm } from './recipe-form.tsx';

type Open = { kind: 'food' | 'recipe'; before: OwnFood | null } | null;

/** Foods from a packet and recipes of one's own kitchen. */
export function OwnFoodsView() {
  const { rows, state } = ownFoods.useRecords();
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<OwnFood | null>(null);
  const close = (): void => setOpen(null);
  const save = (food: OwnFood): void => {
    ownFoods.put(food);
    close();
  };

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen({ kind: 'recipe', before: null })}>
          <PlusIcon className="size-5" />
          {t('New recipe')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen({ kind: 'food', before: null })}>
          <PlusIcon className="size-5" />
          {t('New food')}
        </Button>
      </div>
      {removed && (
        <RemovedStrip
          what={removed.name}
          onUndo={() => {
            ownFoods.put(removed);
            setRemoved(null);
          }}
        />
      )}
      {state === 'loading' && <Skeleton className="h-40" />}
      {state !== 'loading' && rows.length === 0 && (
        <EmptyState title={t('Your kitchen, counted once')}>
          <p>
            {t(
              'Weigh what goes into the pot and what comes out: your own stew then counts as exactly as the ones in the table. For a packet, copy its label.',
            )}
          </p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {rows.map((food) => (
            <li key={food.id}>
              <Card className="flex items-center gap-2 p-3">
                <button
                  type="button"
                  onClick={() => setOpen({ kind: food.recipe ? 'recipe' : 'food', before: food })}
                  className="hover:bg-leaf-50 min-h-12 grow rounded-lg px-2 text-left"
                >
                  <span className="block font-semibold">{food.name}</span>
                  <span className="text-muted text-sm">
                    {food.recipe
                      ? t('Recipe · {n} kcal in 100 g', { n: formatNumber(food.energy_kcal) })
                      : t('Food · {n} kcal in 100 g', { n: formatNumber(food.energy_kcal) })}
                  </span>
                </button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('Delete {name}', { name: food.name })}
                  onClick={() => {
                    ownFoods.remove(food);
                    setRemoved(food);
                  }}
                >
                  <TrashIcon className="size-5" />
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <RecordsNote />
      {open?.kind === 'food' && <OwnFoodForm before={open.before} onClose={close} onSave={save} />}
      {open?.kind === 'recipe' && <RecipeForm before={open.before} onClose={close} onSave={save} />}
    </div>
  );
}

const fields = [
  { key: 'energy_kcal', label: t('Energy, kcal'), most: 902 },
  { key: 'protein_g', label: t('Protein, g'), most: 100 },
  { key: 'fat_g', label: t('Fat, g'), most: 100 },
  { key: 'carbohydrate_g', label: t('Carbohydrate, g'), most: 100 },
  { key: 'fibre_g', label: t('Fibre, g (optional)'), most: 100 },
] as const;
type Key = (typeof fields)[number]['key'];

/** A label is believed when its energy is this near to what protein, fat and carbohydrate give. */
const NEAR_SHARE = 0.2;
const NEAR_KCAL = 30;

type Props = { before: OwnFood | null; onClose: () => void; onSave: (food: OwnFood) => void };

/** A food by its label. */
function OwnFoodForm({ before, onClose, onSave }: Props) {
  const [name, setName] = useState(before?.name ?? '');
  const [typed, setTyped] = useState<Record<Key, string>>({
    energy_kcal: String(before?.energy_kcal ?? ''),
    protein_g: String(before?.protein_g ?? ''),
    fat_g: String(before?.fat_g ?? ''),
    carbohydrate_g: String(before?.carbohydrate_g ?? ''),
    fibre_g: String(before?.fibre_g ?? ''),
  });
  const [label, setLabel] = useState(before?.measures[0]?.label ?? '');
  const [grams, setGrams] = useState(String(before?.measures[0]?.grams ?? ''));
  const [faults, setFaults] = useState<Partial<Record<Key | 'name' | 'grams', string>>>({});

  const value = (key: Key): number | null => typedNumber(typed[key]);
  const sum = energyOf({
    protein_g: value('protein_g') ?? 0,
    fat_g: value('fat_g') ?? 0,
    carbohydrate_g: value('carbohydrate_g') ?? 0,
  });
  const energy = value('energy_kcal');
  const isOdd =
    energy !== null &&
    (['protein_g', 'fat_g', 'carbohydrate_g'] as const).every((key) => value(key) !== null) &&
    Math.abs(sum - energy) > Math.max(NEAR_KCAL, NEAR_SHARE * energy);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found: typeof faults = {};
    if (name.trim().length < 2) found.name = t('Give it a name.');
    for (const { key, most } of fields) {
      const number = value(key);
      if (key === 'fibre_g' && typed[key].trim() === '') continue;
      if (number === null || number > most) found[key] = t('Enter a number up to {most}.', { most });
    }
    const portion = typedNumber(grams);
    const hasMeasure = label.trim() !== '' || grams.trim() !== '';
    if (hasMeasure && (portion === null || portion <= 0 || portion > 5000 || label.trim() === ''))
      found.grams = t('Name the portion and weigh it, or leave both empty.');
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    onSave({
      id: before?.id ?? crypto.randomUUID(),
      name: name.trim(),
      energy_kcal: value('energy_kcal') ?? 0,
      protein_g: value('protein_g') ?? 0,
      fat_g: value('fat_g') ?? 0,
      carbohydrate_g: value('carbohydrate_g') ?? 0,
      fibre_g: value('fibre_g'),
      measures: hasMeasure && portion !== null ? [{ label: label.trim(), grams: portion }] : [],
      recipe: null,
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={before ? t('Change this food') : t('A food of my own')}
      description={t('Copy the label’s column for 100 g.')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={t('Name')}
          maxLength={70}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={faults.name}
        />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">{t('In 100 g')}</legend>
          <div className="grid grid-cols-2 gap-3">
            {fields.map(({ key, label: text }) => (
              <TextField
                key={key}
                label={text}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                value={typed[key]}
                onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
                error={faults[key]}
              />
            ))}
          </div>
        </fieldset>
        {isOdd && (
          <Alert tone="info" title={t('Does the label say so?')}>
            {t(
              'Protein, fat and carbohydrate give about {n} kcal. Check that all of it is for 100 g; you can save it as it is.',
              { n: formatNumber(sum) },
            )}
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('Usual portion (optional)')}
            placeholder={t('1 packet')}
            maxLength={40}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
          <TextField
            label={t('Its weight in g')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={grams}
            onChange={(event) => setGrams(event.target.value)}
            error={faults.grams}
          />
        </div>
        <Button type="submit">{t('Save')}</Button>
      </form>
    </Dialog>
  );
}
