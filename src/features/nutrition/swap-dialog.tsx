import { foodName } from '../../entities/foods/food-name.ts';
import { formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/nutrition.ts';
import { type Meal, mealNames } from './diary.ts';
import type { Food } from './food.ts';
import type { SwapChoice } from './plan-week.ts';

type Props = {
  meal: Meal;
  choices: readonly SwapChoice[];
  foods: ReadonlyMap<string, Food>;
  isChanged: boolean;
  onClose: () => void;
  onChoose: (choice: SwapChoice) => void;
  onReset: () => void;
};

/** Other meals that can stand in a meal's place. */
export function SwapDialog({ meal, choices, foods, isChanged, onClose, onChoose, onReset }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Another {meal}', { meal: meal === 'snacks' ? t('snack') : mealNames[meal].toLowerCase() })}
      description={t('About as rich as the one it replaces, so that the day still adds up.')}
    >
      <div className="grid grid-cols-1 gap-3">
        {isChanged && (
          <Button variant="secondary" onClick={onReset}>
            {t('Back to the plan’s own')}
          </Button>
        )}
        {choices.length === 0 && (
          <p className="text-muted">{t('No other meal is near enough to this one.')}</p>
        )}
        <ul className="divide-line -mx-2 divide-y">
          {choices.map((choice) => (
            <li key={`${choice.plan_key}-${choice.day}`}>
              <button
                type="button"
                onClick={() => onChoose(choice)}
                className="hover:bg-leaf-50 grid w-full gap-0.5 rounded-lg px-2 py-3 text-left"
              >
                <span className="flex justify-between gap-4 font-semibold">
                  <span>
                    {choice.items
                      .map(({ food_id }) => foodName(foods.get(food_id)?.name ?? food_id))
                      .join(', ')}
                  </span>
                  <span className="shrink-0 tabular-nums">
                    {t('{n} kcal', { n: formatNumber(choice.kcal) })}
                  </span>
                </span>
                <span className="text-muted text-sm">
                  {t('From “{title}”', { title: choice.plan_title })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
