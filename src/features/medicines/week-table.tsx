import { type Dose, dosesOn } from '../../entities/medicines/doses.ts';
import type { MedicineSchedule, MedicineTaking } from '../../entities/medicines/medicine-schedule.ts';
import { cn } from '../../lib/cn.ts';
import { weekdayOf } from '../../lib/zone-time.ts';
import { t } from '../../words/health.ts';
import { months, timeText } from '../../words/times.ts';

const shortDays = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')];

/** What became of a dose: a mark to see, a sentence to hear. */
function DoseMark({ dose, now }: { dose: Dose; now: number }) {
  const time = timeText(dose.time);
  const [mark, words, look] =
    dose.state === 'taken'
      ? (['✓', t('{time} taken', { time }), 'bg-leaf-100 text-leaf-800'] as const)
      : dose.state === 'skipped'
        ? (['×', t('{time} skipped', { time }), 'bg-gold-100 text-gold-800'] as const)
        : Date.parse(dose.due_at) > now
          ? (['·', t('{time} to come', { time }), 'text-muted'] as const)
          : (['?', t('{time} not noted', { time }), 'bg-sunk text-muted'] as const);
  return (
    <span className={cn('grid size-7 place-items-center rounded-full font-semibold', look)} title={words}>
      <span aria-hidden="true">{mark}</span>
      <span className="sr-only">{words}, </span>
    </span>
  );
}

/** `Tue 24`, and for those who only hear it the month. */
function DayLabel({ day }: { day: string }) {
  return (
    <>
      <span className="text-muted block">{shortDays[weekdayOf(day) - 1]} </span>
      <span className="block text-base font-semibold tabular-nums">
        {Number(day.slice(8))}
        <span className="sr-only"> {months[Number(day.slice(5, 7)) - 1]}</span>
      </span>
    </>
  );
}

type WeekTableProps = {
  days: readonly string[];
  chosen: string;
  onChoose: (day: string) => void;
  schedules: readonly MedicineSchedule[];
  takings: readonly MedicineTaking[];
  nameOf: (medicine: string) => string;
  now: number;
};

/** Seven days, a row of doses for each medicine; a day's heading opens that day to note what was forgotten. */
export function WeekTable({ days, chosen, onChoose, schedules, takings, nameOf, now }: WeekTableProps) {
  return (
    <div className="border-line bg-surface rounded-2xl border p-2 shadow-sm sm:p-4">
      <table className="w-full table-fixed border-collapse text-center">
        <caption className="text-muted px-2 pb-2 text-left text-sm text-pretty">
          {t('✓ taken, × skipped, ? not noted. Tap a day to note something later.')}
        </caption>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col" className="p-0 font-normal">
                <button
                  type="button"
                  aria-pressed={day === chosen}
                  onClick={() => onChoose(day)}
                  className="hover:bg-leaf-50 aria-pressed:bg-leaf-100 aria-pressed:text-leaf-800 min-h-12 w-full rounded-lg text-xs leading-tight"
                >
                  <DayLabel day={day} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {schedules.map((schedule) => (
          <tbody key={schedule.id} className="border-line border-t">
            <tr>
              <th
                scope="rowgroup"
                colSpan={days.length}
                className="px-2 pt-2 text-left font-semibold break-words"
              >
                {nameOf(schedule.id)}
              </th>
            </tr>
            <tr className="align-top">
              {days.map((day) => {
                const doses = dosesOn(schedule, day, takings);
                return (
                  <td key={day} className="py-2">
                    <span className="grid justify-items-center gap-1">
                      {doses.map((dose) => (
                        <DoseMark key={dose.id} dose={dose} now={now} />
                      ))}
                      {doses.length === 0 && (
                        <span className="text-muted">
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{t('nothing due')}</span>
                        </span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
