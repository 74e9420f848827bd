import { useQuery } from '@tanstack/react-query';

import { foodName, totalsOf } from '../../entities/foods/food.ts';
import { type Meal, mealNames } from '../../entities/meal-plans/meal-plan.ts';
import { formatNumber } from '../../lib/format.ts';
import { addDays } from '../../lib/nairobi.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { ArrowLeftIcon, ArrowRightIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/nutrition.ts';
import { dayName, fullDay, isDate, type DiaryEntry, entriesOf, portionText } from './diary.ts';
import { diary, DIARY_DAYS, oldDayQuery, targets, type Water, water } from './nutrition.queries.ts';
import { type Target, USUAL_WATER_ML, waterText } from './target.ts';

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

type DayBarProps = { day: string; today: string; onDay: (day: string) => void };

/** The day that is shown, its neighbours, and any other one. */
export function DayBar({ day, today, onDay }: DayBarProps) {
  const latest = addDays(today, 7);
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('The day before')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <ArrowLeftIcon />
      </Button>
      <h2 aria-live="polite" className="grow text-center text-2xl">
        {dayName(day, today)}
        <span className="text-muted block font-sans text-sm font-normal">{fullDay(day)}</span>
      </h2>
      <label className="text-leaf-700 hover:bg-leaf-100 has-focus-visible:outline-leaf-600 relative grid size-12 place-items-center rounded-lg has-focus-visible:outline-2">
        <span className="sr-only">{t('Go to a day')}</span>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          className="size-6"
        >
          <path d="M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <input
          type="date"
          max={latest}
          value={day}
          onChange={(event) => {
            if (isDate(event.target.value) && event.target.value <= latest) onDay(event.target.value);
          }}
          onClick={(event) => event.currentTarget.showPicker()}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('The day after')}
        disabled={day >= latest}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ArrowRightIcon />
      </Button>
    </div>
  );
}

type DiaryDay = {
  entries: DiaryEntry[];
  state: 'loading' | 'ready' | 'failed';
  /** Days that lie far back can be read and copied, not changed. */
  isOld: boolean;
  refresh: () => void;
};

/** The lines of a day; those of long ago are asked for when somebody looks. */
export function useDiaryDay(day: string, today: string): DiaryDay {
  const { rows, state, refresh } = diary.useRecords();
  const owner = useSession()?.user.id;
  const isOld = owner !== undefined && day < addDays(today, -DIARY_DAYS + 1);
  const old = useQuery({ ...oldDayQuery(owner ?? '', day), enabled: isOld });
  if (!isOld) return { entries: entriesOf(rows, day), state, isOld, refresh };
  return {
    entries: old.data ?? [],
    state: old.isError ? 'failed' : old.isPending ? 'loading' : 'ready',
    isOld,
    refresh: () => void old.refetch(),
  };
}

const sizes = [
  { ml: 250, label: t('Glass, 250 ml') },
  { ml: 300, label: t('Mug, 300 ml') },
  { ml: 500, label: t('Bottle, 500 ml') },
] as const;
const aims = [1000, 1500, 2000, 2500, 3000, 3500, 4000];
const DROP_ML = 250;

/** Water of a day: a drop for each glass, and one tap for the next. */
export function WaterCard({ day, target }: { day: string; target: Target | null }) {
  const { rows } = water.useRecords();
  const ofDay = rows.filter(({ drunk_on }) => drunk_on === day);
  const drunk = ofDay.reduce((sum, { ml }) => sum + ml, 0);
  const aim = target?.water_ml ?? USUAL_WATER_ML;
  const last: Water | undefined = ofDay.at(0);
  const drops = Math.ceil(Math.max(aim, drunk) / DROP_ML);

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">{t('Water')}</h2>
        <p className="tabular-nums">
          {t.rich(
            '<b>{drunk}</b> <quiet>of {aim}</quiet>',
            {
              b: (words) => <strong>{words}</strong>,
              quiet: (words) => <span className="text-muted">{words}</span>,
            },
            { drunk: waterText(drunk), aim: waterText(aim) },
          )}
        </p>
      </div>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {Array.from({ length: Math.min(drops, 24) }, (_, drop) => (
          <svg key={drop} viewBox="0 0 20 24" className="h-6 w-5">
            <path
              d="M10 2c3.6 4.8 6.5 8.3 6.5 12.2A6.6 6.6 0 0 1 10 21a6.6 6.6 0 0 1-6.5-6.8C3.5 10.3 6.4 6.8 10 2Z"
              strokeWidth={1.5}
              className={
                drunk >= (drop + 1) * DROP_ML
                  ? 'fill-info-700 stroke-info-700'
                  : 'stroke-edge fill-transparent'
              }
            />
          </svg>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {sizes.map(({ ml, label }) => (
          <Button
            key={ml}
            size="sm"
            variant="secondary"
            onClick={() => water.put({ id: crypto.randomUUID(), drunk_on: day, ml })}
          >
            {label}
          </Button>
        ))}
        {last && (
          <Button size="sm" variant="quiet" onClick={() => water.remove(last)}>
            {t('Take one back')}
          </Button>
        )}
      </div>
      {target && (
        <SelectField
          label={t('Aim')}
          value={String(aim)}
          onChange={(event) => targets.put({ ...target, water_ml: Number(event.target.value) })}
          hint={t(
            'Heat, work and breastfeeding take more; with heart or kidney disease ask your clinic how much is right.',
          )}
        >
          {[...new Set([...aims, aim])]
            .toSorted((a, b) => a - b)
            .map((ml) => (
              <option key={ml} value={ml}>
                {waterText(ml)}
              </option>
            ))}
        </SelectField>
      )}
    </Card>
  );
}
