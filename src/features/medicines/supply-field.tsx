import { useState } from 'react';

import type { MedicineSchedule } from '../../entities/medicines/medicine-schedule.ts';
import { runsOutOn } from '../../entities/medicines/supply.ts';
import { dayText } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/health.ts';

/** `30`, `1.5` or `1,5` as a number; not a number for anything else. */
const numberOf = (typed: string): number =>
  /^\d{1,4}([.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : Number.NaN;

type SupplyFieldProps = {
  schedule: MedicineSchedule;
  now: number;
  onChange: (runsOutOn: string | null) => void;
};

/** Until when it lasts: as a day, or reckoned from what is left. */
export function SupplyField({ schedule, now, onChange }: SupplyFieldProps) {
  const [left, setLeft] = useState('');
  const [each, setEach] = useState('1');
  const day = runsOutOn(schedule, numberOf(left), numberOf(each), now);
  const isAsked = left.trim() !== '';
  return (
    <div className="grid gap-3">
      <TextField
        type="date"
        label={t('Lasts until (if you know)')}
        hint={t('With reminders on you are told five days before.')}
        value={schedule.runs_out_on ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      <details className="border-line rounded-xl border px-4 open:pb-4">
        <summary className="flex min-h-12 items-center font-semibold">
          {t('Reckon it from what is left')}
        </summary>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('Left in the packet')}
            inputMode="decimal"
            value={left}
            onChange={(event) => setLeft(event.currentTarget.value)}
          />
          <TextField
            label={t('Each time')}
            inputMode="decimal"
            value={each}
            onChange={(event) => setEach(event.currentTarget.value)}
          />
        </div>
        <div aria-live="polite" className="mt-3 grid gap-3">
          {isAsked && day !== null && (
            <>
              <p>{t('That lasts until {day}.', { day: dayText(day) })}</p>
              <Button variant="secondary" onClick={() => onChange(day)}>
                {t('Use this day')}
              </Button>
            </>
          )}
          {isAsked && day === null && (
            <p className="text-muted text-pretty">
              {schedule.times.length === 0
                ? t('Set the times first: then it can be reckoned.')
                : t('Write how many are left and how many you take each time, as numbers.')}
            </p>
          )}
        </div>
      </details>
    </div>
  );
}
