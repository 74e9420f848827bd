import { useState } from 'react';

import {
  foodName,
  otherFoodNames,
  figuresIn,
  type Food,
  type Portion,
  usualPortion,
} from '../../entities/foods/food.ts';
import { type Meal, mealNames } from '../../entities/meal-plans/meal-plan.ts';
import { findFoods, useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { cn } from '../../lib/cn.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ArrowLeftIcon, HeartIcon, PlusIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/nutrition.ts';
import { type DiaryEntry, entryFor, portionText, recentEntries } from './diary.ts';
import { PortionForm, QuickEntryForm } from './entry-forms.tsx';
import { diary, favourites } from './nutrition.queries.ts';

type FoodRowProps = {
  food: Food;
  portion: Portion;
  isFavourite: boolean;
  onChoose: () => void;
  /** Adds the portion that is shown without a further question. */
  onAdd: () => void;
  onFavourite: (() => void) | null;
};

/** A food in the list of the picker: press it for the portion, the plus for what is shown, the heart to keep it near. */
function FoodRow({ food, portion, isFavourite, onChoose, onAdd, onFavourite }: FoodRowProps) {
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

const shelves = [
  { value: 'recent', label: t('Recent') },
  { value: 'favourites', label: t('Favourites') },
  { value: 'own', label: t('My foods') },
  { value: 'quick', label: t('Only kcal') },
] as const;
type Shelf = (typeof shelves)[number]['value'];

type Line = { food: Food; portion: Portion };

const emptyWords: Readonly<Record<'recent' | 'favourites' | 'own', string>> = {
  recent: t('What you eat appears here, so that the second time is one tap. Search for the first one above.'),
  favourites: t('Press the heart beside a food and you find it here.'),
  own: t('Foods from a packet and recipes of your kitchen appear here.'),
};

type FoodPickerProps = { day: string; meal: Meal; onClose: () => void; onAdd: (entry: DiaryEntry) => void };

/** Finds a food and how much of it, for a meal of a day. */
export function FoodPicker({ day, meal, onClose, onAdd }: FoodPickerProps) {
  const [query, setQuery] = useState('');
  const [shelf, setShelf] = useState<Shelf>('recent');
  const [chosen, setChosen] = useState<Line | null>(null);
  const { foods, byKey, isLoading, isFailed } = useFoods();
  const entries = diary.useRecords().rows;
  const favourite = favourites.useRecords();
  const favouriteKeys = new Set(favourite.rows.map(({ id }) => id));

  const usual = (food: Food): Line => ({ food, portion: usualPortion(food) });
  const recent = (): Line[] =>
    recentEntries(entries).flatMap((entry) => {
      const food = entry.food_key === null ? undefined : byKey.get(entry.food_key);
      if (!food || entry.grams === null) return [];
      return [{ food, portion: { amount: entry.amount, measure: entry.measure, grams: entry.grams } }];
    });
  const onShelf = (): Line[] => {
    if (shelf === 'recent') return recent();
    if (shelf === 'own') return foods.filter(({ isOwn }) => isOwn).map(usual);
    return favourite.rows.flatMap(({ id }) => byKey.get(id) ?? []).map(usual);
  };
  const isSearch = query.trim() !== '';
  const lines = isSearch ? findFoods(foods, query).map(usual) : shelf === 'quick' ? [] : onShelf();

  const add = ({ food, portion }: Line, at: Meal = meal): void =>
    onAdd(entryFor(food, portion, { eaten_on: day, meal: at }));

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        chosen ? foodName(chosen.food.name) : t('Add to {meal}', { meal: mealNames[meal].toLowerCase() })
      }
    >
      {chosen ? (
        <div className="grid gap-4">
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setChosen(null)}>
            <ArrowLeftIcon className="size-5" />
            {t('Back to the list')}
          </Button>
          <PortionForm
            food={chosen.food}
            portion={chosen.portion}
            meal={meal}
            confirmLabel={t('Add to the diary')}
            onConfirm={(portion, at) => add({ food: chosen.food, portion }, at)}
          />
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <SearchBox
            label={t('Search foods')}
            placeholder={t('Sukuma wiki, chapati, ndengu …')}
            value={query}
            onChange={setQuery}
          />
          {!isSearch && (
            <ChoiceRow
              legend={t('Choose from')}
              name="shelf"
              value={shelf}
              onChange={setShelf}
              options={shelves}
            />
          )}
          {isFailed && (
            <Alert tone="warning">
              {t('The food table is not on this device yet. Connect once and it stays.')}
            </Alert>
          )}
          {isLoading && <Spinner label={t('Loading the foods')} />}
          <output className="sr-only">{isSearch ? t('{n} foods found', { n: lines.length }) : ''}</output>
          {lines.length > 0 && (
            <ul className="divide-line -mx-2 divide-y">
              {lines.map((line) => (
                <FoodRow
                  key={line.food.key}
                  {...line}
                  isFavourite={favouriteKeys.has(line.food.key)}
                  onChoose={() => setChosen(line)}
                  onAdd={() => add(line)}
                  onFavourite={
                    line.food.isOwn
                      ? null
                      : () =>
                          favouriteKeys.has(line.food.key)
                            ? favourites.remove({ id: line.food.key })
                            : favourites.put({ id: line.food.key })
                  }
                />
              ))}
            </ul>
          )}
          {lines.length === 0 && isSearch && !isLoading && (
            <p className="text-muted">
              {t(
                'No food of that name. Try another one, make it a food of your own, or note its energy alone.',
              )}
            </p>
          )}
          {lines.length === 0 && !isSearch && shelf !== 'quick' && (
            <p className="text-muted text-pretty">{emptyWords[shelf]}</p>
          )}
          {!isSearch && shelf === 'quick' && <QuickEntryForm day={day} meal={meal} onAdd={onAdd} />}
          {(shelf === 'own' || isSearch) && (
            <Link to={paths.ownFoods()} className={buttonStyles({ variant: 'secondary' })}>
              {t('Make a food or recipe of my own')}
            </Link>
          )}
        </div>
      )}
    </Dialog>
  );
}
