import { useState } from 'react';

import type { OwnFood } from '../../entities/foods/food.ts';
import { ownFoods } from '../../entities/foods/foods.queries.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { OwnFoodForm } from './own-food-form.tsx';
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
