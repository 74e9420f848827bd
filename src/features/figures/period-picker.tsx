import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { daysOf, lastDays, type Period, spans } from './period.ts';

type Props = { period: Period; today: string; onPeriod: (period: Period) => void };

/** Which days the figures are about. */
export function PeriodPicker({ period, today, onPeriod }: Props) {
  return (
    <section aria-label={t('Period')} className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="flex flex-wrap gap-2">
        {spans.map(({ days, label }) => {
          const isChosen = period.until === today && daysOf(period) === days;
          return (
            <Button
              key={days}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => onPeriod(lastDays(days, today))}
            >
              {label}
            </Button>
          );
        })}
      </div>
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
        <TextField
          label={t('First day')}
          type="date"
          min="2020-01-01"
          max={period.until}
          value={period.from}
          onChange={(event) => onPeriod({ ...period, from: event.currentTarget.value })}
        />
        <TextField
          label={t('Last day')}
          type="date"
          min={period.from}
          max={today}
          value={period.until}
          onChange={(event) => onPeriod({ ...period, until: event.currentTarget.value })}
        />
      </div>
    </section>
  );
}
