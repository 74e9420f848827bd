import { foodName, otherFoodNames } from '../../entities/foods/food-name.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';
import { HeartIcon, PlusIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';
import { portionText, type Portion } from './diary.ts';
import { figuresIn, type Food } from './food.ts';

type Props = {
  food: Food;
  portion: Portion;
  isFavourite: boolean;
  onChoose: () => void;
  /** Adds the portion that is shown without a further question. */
  onAdd: () => void;
  onFavourite: (() => void) | null;
};

/** A food in the list of the picker: press it for the portion, the plus for what is shown, the heart to keep it near. */
export function FoodRow({ food, portion, isFavourite, onChoose, onAdd, onFavourite }: Props) {
  const name = foodName(food.name);
  const others = otherFoodNames(food).slice(0, 2).join(', ');
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={onChoose}
        className="hover:bg-leaf-50 flex min-h-14 min-w-0 grow items-center gap-3 rounded-lg px-2 py-2 text-left"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold">{name}</span>
          <span className="text-muted block truncate text-sm">
            {portionText(portion)}
            {others && ` · ${others}`}
          </span>
        </span>
        <span className="shrink-0 text-sm tabular-nums">
          {t('{n} kcal', { n: formatNumber(figuresIn(food.per100, portion.grams).energy_kcal) })}
        </span>
      </button>
      {onFavourite && (
        <button
          type="button"
          aria-label={t('Favourite: {name}', { name })}
          aria-pressed={isFavourite}
          onClick={onFavourite}
          className="text-clay-600 hover:bg-clay-50 grid size-11 shrink-0 place-items-center rounded-lg"
        >
          <HeartIcon className={cn('size-5', isFavourite && 'fill-current')} />
        </button>
      )}
      <button
        type="button"
        aria-label={t('Add {portion} of {name}', { portion: portionText(portion), name })}
        onClick={onAdd}
        className="text-leaf-700 hover:bg-leaf-100 grid size-11 shrink-0 place-items-center rounded-lg"
      >
        <PlusIcon />
      </button>
    </li>
  );
}
