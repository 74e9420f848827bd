import { foodName } from '../../entities/foods/food-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';
import { type DiaryEntry, type Meal, mealNames, portionText } from './diary.ts';
import { totalsOf } from './food.ts';

type Props = {
  meal: Meal;
  entries: readonly DiaryEntry[];
  /** Left out on days that can only be looked at. */
  onAdd?: (() => void) | undefined;
  onOpen: (entry: DiaryEntry) => void;
  onRemove?: ((entry: DiaryEntry) => void) | undefined;
  onCopy: () => void;
};

/** One meal of the day with its foods. */
export function MealSection({ meal, entries, onAdd, onOpen, onRemove, onCopy }: Props) {
  const name = mealNames[meal];
  return (
    <section aria-labelledby={`meal-${meal}`} className="border-line bg-surface rounded-2xl border shadow-md">
      <header className="flex items-center gap-3 py-2 pr-2 pl-5">
        <h2 id={`meal-${meal}`} className="grow text-xl">
          {name}
        </h2>
        {entries.length > 0 && (
          <span className="text-muted text-sm tabular-nums">
            {t('{n} kcal', { n: formatNumber(totalsOf(entries).energy_kcal.value) })}
          </span>
        )}
        {onAdd && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('Add to {meal}', { meal: name.toLowerCase() })}
            onClick={onAdd}
          >
            <PlusIcon />
          </Button>
        )}
      </header>
      {entries.length > 0 && (
        <>
          <ul className="divide-line border-line divide-y border-t">
            {entries.map((entry) => (
              <li key={entry.id} className="flex items-center gap-1 pr-2">
                <button
                  type="button"
                  onClick={() => onOpen(entry)}
                  className="hover:bg-leaf-50 flex min-h-14 grow items-center gap-3 py-2 pl-5 text-left"
                >
                  <span className="grow">
                    <span className="block font-semibold">{foodName(entry.name)}</span>
                    <span className="text-muted text-sm">{portionText(entry)}</span>
                  </span>
                  <span className="shrink-0 tabular-nums">{formatNumber(entry.energy_kcal)}</span>
                </button>
                {onRemove && (
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={t('Remove {name}', { name: foodName(entry.name) })}
                    onClick={() => onRemove(entry)}
                  >
                    <TrashIcon className="size-5" />
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div className="border-line border-t px-2 py-1">
            <Button variant="quiet" size="sm" onClick={onCopy}>
              {t('Copy this meal')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
