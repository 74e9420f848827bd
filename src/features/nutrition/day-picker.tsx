import { t } from '../../words/nutrition.ts';

const names = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')];
export const weekdays = [
  t('Monday'),
  t('Tuesday'),
  t('Wednesday'),
  t('Thursday'),
  t('Friday'),
  t('Saturday'),
  t('Sunday'),
];

/** The seven days of a week, one of them chosen; 0 is Monday. */
export function DayPicker({ day, onDay }: { day: number; onDay: (day: number) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Day of the week')}</legend>
      <div className="bg-sunk border-line grid grid-cols-7 gap-1 rounded-xl border p-1">
        {names.map((name, index) => (
          <label
            key={name}
            className="text-muted has-checked:bg-surface has-checked:text-leaf-800 has-focus-visible:outline-leaf-600 grid min-h-11 cursor-pointer place-items-center rounded-lg text-sm font-semibold has-checked:shadow-sm has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="weekday"
              aria-label={weekdays[index]}
              checked={index === day}
              onChange={() => onDay(index)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
