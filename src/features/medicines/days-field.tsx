import { everyDay } from '../../entities/medicines/medicine-schedule.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { t } from '../../words/health.ts';
import { weekdayNames } from './weekday-names.ts';

type DaysFieldProps = { weekdays: readonly number[]; onChange: (weekdays: number[]) => void };

/** On which days of the week; some tablets are taken once a week, and daily they are poison. */
export function DaysField({ weekdays, onChange }: DaysFieldProps) {
  const isDaily = weekdays.length === everyDay.length;
  return (
    <fieldset>
      <legend className="sr-only">{t('Days')}</legend>
      <CheckboxField
        label={t('Every day')}
        checked={isDaily}
        onChange={(event) => onChange(event.currentTarget.checked ? [...everyDay] : [])}
      />
      {!isDaily && (
        <div className="grid grid-cols-2 gap-x-3 pl-2">
          {everyDay.map((day) => (
            <CheckboxField
              key={day}
              label={weekdayNames[day - 1]}
              checked={weekdays.includes(day)}
              onChange={(event) => {
                const rest = weekdays.filter((other) => other !== day);
                onChange(event.currentTarget.checked ? [...rest, day] : rest);
              }}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
