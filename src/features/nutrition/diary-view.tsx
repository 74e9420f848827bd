import { useState } from 'react';

import { foodName, totalsOf } from '../../entities/foods/food.ts';
import { type Meal, meals } from '../../entities/meal-plans/meal-plan.ts';
import { useFoods } from '../../entities/meal-plans/meal-plans.queries.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { DayTotals } from './day-totals.tsx';
import { CopyDialog, EntryDialog } from './diary-dialogs.tsx';
import { DayBar, MealSection, useDiaryDay, WaterCard } from './diary-parts.tsx';
import { dayInWords, copied, type DiaryEntry, mealOfHour } from './diary.ts';
import { FoodPicker } from './food-picker.tsx';
import { diary, useTarget } from './nutrition.queries.ts';
import { RecordsNote, RemovedStrip } from './page-frame.tsx';
import { PlanStrip } from './plan-strip.tsx';

type Open =
  | { kind: 'add'; meal: Meal }
  | { kind: 'entry'; entry: DiaryEntry }
  | { kind: 'copy'; meal: Meal | null }
  | null;

type Props = {
  /** Undefined for today. */
  day: string | undefined;
  onDay: (day: string) => void;
};

/** The food diary of a day. */
export function DiaryView({ day: asked, onDay }: Props) {
  const today = useNairobiDay();
  const day = asked ?? today;
  const { entries, state, isOld, refresh } = useDiaryDay(day, today);
  const { target } = useTarget();
  const { byKey } = useFoods();
  const [open, setOpen] = useState<Open>(null);
  const [removed, setRemoved] = useState<DiaryEntry | null>(null);
  const [said, setSaid] = useState('');
  const close = (): void => setOpen(null);
  const ofMeal = (meal: Meal): DiaryEntry[] => entries.filter((entry) => entry.meal === meal);

  const copy = (from: readonly DiaryEntry[], to: string, meal: Meal | null): void => {
    for (const entry of copied(from, { eaten_on: to, ...(meal ? { meal } : {}) })) diary.put(entry);
    close();
    toast.success(
      t('Copied'),
      t.count(from.length, 'One food to {day}.', '{n} foods to {day}.', { day: dayInWords(to, today) }),
    );
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-4">
        <Card className="grid gap-5">
          <DayBar day={day} today={today} onDay={onDay} />
          {state === 'loading' ? (
            <Skeleton className="h-68 sm:h-40" />
          ) : (
            <DayTotals totals={totalsOf(entries)} target={target} />
          )}
        </Card>
        {state === 'failed' && entries.length === 0 && (
          <Alert
            tone="warning"
            title={t('This day could not be read')}
            action={
              <Button size="sm" variant="secondary" onClick={refresh}>
                {t('Try again')}
              </Button>
            }
          >
            {isOld
              ? t('Days of long ago need a connection.')
              : t('What you note now is kept here and sent later.')}
          </Alert>
        )}
        {removed && (
          <RemovedStrip
            what={foodName(removed.name)}
            onUndo={() => {
              diary.put(removed);
              setRemoved(null);
            }}
          />
        )}
        {state === 'loading' && <Skeleton className="h-[60dvh]" />}
        {state !== 'loading' && !isOld && <PlanStrip day={day} />}
        {state !== 'loading' &&
          meals.map((meal) => (
            <MealSection
              key={meal}
              meal={meal}
              entries={ofMeal(meal)}
              onAdd={isOld ? undefined : () => setOpen({ kind: 'add', meal })}
              onOpen={(entry) => setOpen({ kind: 'entry', entry })}
              onRemove={
                isOld
                  ? undefined
                  : (entry) => {
                      diary.remove(entry);
                      setRemoved(entry);
                    }
              }
              onCopy={() => setOpen({ kind: 'copy', meal })}
            />
          ))}
        <div className="flex flex-wrap gap-3">
          {!isOld && (
            <Button onClick={() => setOpen({ kind: 'add', meal: mealOfHour(new Date().getHours()) })}>
              <PlusIcon className="size-5" />
              {t('Add a food')}
            </Button>
          )}
          {entries.length > 0 && (
            <Button variant="secondary" onClick={() => setOpen({ kind: 'copy', meal: null })}>
              {t('Copy this day')}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-4 lg:sticky lg:top-24">
        {!isOld && <WaterCard day={day} target={target} />}
        <RecordsNote />
        <output className="sr-only">{said}</output>
      </div>
      {open?.kind === 'add' && (
        <FoodPicker
          day={day}
          meal={open.meal}
          onClose={close}
          onAdd={(entry) => {
            diary.put(entry);
            close();
            setSaid(t('Noted: {name}', { name: foodName(entry.name) }));
          }}
        />
      )}
      {open?.kind === 'entry' && (
        <EntryDialog
          entry={open.entry}
          food={open.entry.food_key === null ? undefined : byKey.get(open.entry.food_key)}
          isReadOnly={isOld}
          onClose={close}
          onSave={(entry) => {
            diary.put(entry);
            close();
          }}
        />
      )}
      {open?.kind === 'copy' && (
        <CopyDialog
          meal={open.meal}
          count={open.meal ? ofMeal(open.meal).length : entries.length}
          from={day}
          today={today}
          onClose={close}
          onCopy={(to, meal) => copy(open.meal ? ofMeal(open.meal) : entries, to, open.meal ? meal : null)}
        />
      )}
    </div>
  );
}
