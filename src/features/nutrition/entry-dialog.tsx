import { foodName } from '../../entities/foods/food-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/nutrition.ts';
import { type DiaryEntry, type Meal, type Portion, portionText } from './diary.ts';
import { type Figures, figuresIn, type Food } from './food.ts';
import { PortionForm } from './portion-form.tsx';

type Props = {
  entry: DiaryEntry;
  food: Food | undefined;
  isReadOnly: boolean;
  onClose: () => void;
  onSave: (entry: DiaryEntry) => void;
};

/** What 100 g held on the day it was noted, so that changing the amount does not change the food. */
function per100Of(entry: DiaryEntry, grams: number): Figures {
  return figuresIn(entry, 10_000 / grams);
}

/** A line of the diary: what it holds, and how much of it. */
export function EntryDialog({ entry, food, isReadOnly, onClose, onSave }: Props) {
  const { grams } = entry;
  const save = (portion: Portion, meal: Meal): void => {
    if (grams === null) return;
    onSave({ ...entry, ...figuresIn(per100Of(entry, grams), portion.grams), ...portion, meal });
  };
  const figure = (value: number | null): string => (value === null ? t('not known') : `${value} g`);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={foodName(entry.name)}
      description={t('{portion}, {n} kcal', {
        portion: portionText(entry),
        n: formatNumber(entry.energy_kcal),
      })}
    >
      {isReadOnly || grams === null ? (
        <div className="grid gap-4">
          <dl className="grid grid-cols-2 gap-2">
            {[
              [t('Protein'), entry.protein_g],
              [t('Fat'), entry.fat_g],
              [t('Carbohydrate'), entry.carbohydrate_g],
              [t('Fibre'), entry.fibre_g],
            ].map(([name, value]) => (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="font-semibold">{figure(typeof value === 'number' ? value : null)}</dd>
              </div>
            ))}
          </dl>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
        </div>
      ) : (
        <PortionForm
          food={{
            key: entry.food_key ?? entry.id,
            name: entry.name,
            other_names: [],
            category: 'dishes',
            cost: 'medium',
            per100: per100Of(entry, grams),
            measures: food?.measures ?? [],
            isOwn: false,
          }}
          portion={{ amount: entry.amount, measure: entry.measure, grams }}
          meal={entry.meal}
          confirmLabel={t('Save')}
          onConfirm={save}
        />
      )}
    </Dialog>
  );
}
