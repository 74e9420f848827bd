import { useState, createContext, use } from 'react';

import { runsOutOn } from '../../entities/medicines/doses.ts';
import { type MedicineSchedule, MOST_TIMES } from '../../entities/medicines/medicine-schedule.ts';
import { paths } from '../../lib/paths.ts';
import { dayText } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyles, TextField, CheckboxField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/health.ts';
import { timeText } from '../../words/language.ts';

/** Times that are set with one tap. */
const presets = [
  { time: '08:00', label: t('Morning') },
  { time: '13:00', label: t('Noon') },
  { time: '20:00', label: t('Evening') },
  { time: '22:00', label: t('Night') },
] as const;

type TimesFieldProps = { times: readonly string[]; onChange: (times: string[]) => void };

/** The times of a day: the usual ones by a tap, others by the clock. */
export function TimesField({ times, onChange }: TimesFieldProps) {
  const [typed, setTyped] = useState('');
  const isFull = times.length >= MOST_TIMES;
  const set = (time: string, isOn: boolean): void => {
    const rest = times.filter((other) => other !== time);
    onChange((isOn ? [...rest, time] : rest).toSorted());
  };
  const others = times.filter((time) => presets.every((preset) => preset.time !== time));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">{t('When')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {presets.map(({ time, label }) => (
          <button
            key={time}
            type="button"
            aria-pressed={times.includes(time)}
            disabled={isFull && !times.includes(time)}
            onClick={() => set(time, !times.includes(time))}
            className="border-edge bg-surface enabled:hover:border-leaf-600 aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800 grid min-h-14 content-center rounded-xl border px-3 py-1.5 text-left leading-tight disabled:opacity-55"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-sm">{timeText(time)}</span>
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <ul aria-label={t('Other times')} className="flex flex-wrap gap-2">
          {others.map((time) => (
            <li key={time}>
              <button
                type="button"
                aria-label={t('Remove {time}', { time: timeText(time) })}
                onClick={() => set(time, false)}
                className="bg-leaf-100 text-leaf-800 hover:bg-leaf-200 flex min-h-12 items-center gap-1.5 rounded-full py-1 pr-3 pl-4 font-semibold"
              >
                {timeText(time)}
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          type="time"
          aria-label={t('Another time')}
          value={typed}
          disabled={isFull}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className={controlStyles}
        />
        <Button
          variant="secondary"
          disabled={isFull || !/^\d\d:\d\d$/.test(typed)}
          onClick={() => {
            set(typed, true);
            setTyped('');
          }}
        >
          {t('Add time')}
        </Button>
      </div>
    </fieldset>
  );
}

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

type ReminderFieldProps = { reminds: boolean; hasTimes: boolean; onChange: (reminds: boolean) => void };

/**
 * Whether this device may show reminders while Mizizi is closed, and how to ask for it. It belongs to another part of the
 * app; null is a visitor, whom nobody can remind.
 */
export type MedicineAlerts = {
  permission: 'granted' | 'default' | 'denied' | 'unsupported';
  /** Asks when it was not asked before; never throws. */
  ask: () => Promise<void>;
};

export const MedicineAlertsContext = createContext<MedicineAlerts | null>(null);

/** Whether to be reminded. Switched on, it asks the browser, which may refuse; the bell in Mizizi then still tells. */
export function ReminderField({ reminds, hasTimes, onChange }: ReminderFieldProps) {
  const alerts = use(MedicineAlertsContext);
  if (alerts === null)
    return (
      <p className="text-muted text-sm text-pretty">
        {t.rich('<a>Sign in</a> to be reminded. What you noted here comes along.', {
          a: (words) => (
            <Link to={paths.auth({ redirect: paths.medicines() })} className="text-leaf-700 underline">
              {words}
            </Link>
          ),
        })}
      </p>
    );
  const { permission, ask } = alerts;
  return (
    <div className="grid gap-1">
      <CheckboxField
        role="switch"
        label={t('Remind me at these times')}
        hint={t(
          'Also at night, when you set a time there. The reminder never says which medicine it is about, not even that it is one.',
        )}
        checked={reminds && hasTimes}
        aria-checked={reminds && hasTimes}
        disabled={!hasTimes}
        onChange={(event) => {
          const isOn = event.currentTarget.checked;
          onChange(isOn);
          if (isOn) void ask();
        }}
      />
      {reminds && (permission === 'denied' || permission === 'unsupported') && (
        <p className="border-gold-300 bg-gold-50 rounded-xl border p-3 text-sm text-pretty">
          {t(
            'This browser does not let Mizizi show notifications. The bell in Mizizi still tells you, and your other devices do.',
          )}
        </p>
      )}
    </div>
  );
}
