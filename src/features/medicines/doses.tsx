import { type Dose, isLate, dosesOn } from '../../entities/medicines/doses.ts';
import {
  type MedicineSchedule,
  newTaking,
  type TakingState,
  type MedicineTaking,
} from '../../entities/medicines/medicine-schedule.ts';
import { takings } from '../../entities/medicines/medicines.queries.ts';
import { cn } from '../../lib/cn.ts';
import { weekdayOf } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { t } from '../../words/health.ts';
import { timeText, months } from '../../words/language.ts';

const note = (dose: Dose, state: TakingState): void =>
  takings.put(newTaking(dose.medicine, dose.due_at, state));

/** One tap notes a dose, the same tap again takes that back. */
function toggle(dose: Dose, state: TakingState): void {
  if (dose.state === state) takings.remove(newTaking(dose.medicine, dose.due_at, state));
  else note(dose, state);
}

type DoseRowProps = { dose: Dose; name: string; words: string; isDue: boolean };

function DoseRow({ dose, name, words, isDue }: DoseRowProps) {
  const { state, time } = dose;
  const said = { name, time: timeText(time) };
  return (
    <li
      aria-current={isDue ? 'true' : undefined}
      data-dose={state ?? 'open'}
      className={cn(
        'grid gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center',
        isDue && 'bg-leaf-50',
      )}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        {words && <span className="text-muted block break-words">{words}</span>}
        {isDue && state === null && (
          <span className="text-leaf-700 block text-sm font-semibold">{t('It is time for this one')}</span>
        )}
      </span>
      <span className="grid grid-cols-2 gap-2">
        <Button
          variant={state === 'taken' ? 'primary' : 'secondary'}
          aria-pressed={state === 'taken'}
          aria-label={t('Taken: {name}, {time}', said)}
          onClick={() => toggle(dose, 'taken')}
        >
          <CheckIcon className="size-5" />
          {t('Taken')}
        </Button>
        <Button
          variant={state === 'skipped' ? 'primary' : 'secondary'}
          aria-pressed={state === 'skipped'}
          aria-label={t('Skipped: {name}, {time}', said)}
          onClick={() => toggle(dose, 'skipped')}
        >
          <CloseIcon className="size-5" />
          {t('Skipped')}
        </Button>
      </span>
    </li>
  );
}

type DoseListProps = {
  doses: readonly Dose[];
  schedules: readonly MedicineSchedule[];
  nameOf: (medicine: string) => string;
  /** The moment a reminder was about; null without one. */
  due: number | null;
  now: number;
};

/** The doses of a day by the time they are due, each noted with one tap. */
export function DoseList({ doses, schedules, nameOf, due, now }: DoseListProps) {
  // Under the moment, not the hour: two medicines may live on two clocks.
  const moments = [...new Set(doses.map(({ due_at }) => due_at))];
  const wordsOf = (medicine: string): string => schedules.find(({ id }) => id === medicine)?.dose ?? '';
  return (
    <div className="grid gap-4">
      {moments.map((moment) => {
        const group = doses.filter(({ due_at }) => due_at === moment);
        const open = group.filter(({ state }) => state === null);
        const time = timeText(group[0]?.time ?? '');
        return (
          <section
            key={moment}
            aria-label={t('Doses of {time}', { time })}
            className="border-line bg-surface overflow-hidden rounded-2xl border shadow-sm"
          >
            <div className="border-line bg-sunk flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b px-4">
              <h3 className="font-sans text-base font-semibold tabular-nums">{time}</h3>
              {open.length > 1 && (
                <Button
                  variant="quiet"
                  className="-mr-3"
                  onClick={() => open.forEach((dose) => note(dose, 'taken'))}
                >
                  {t('All {n} taken', { n: open.length })}
                </Button>
              )}
            </div>
            <ul className="divide-line divide-y">
              {group.map((dose) => (
                <DoseRow
                  key={dose.id}
                  dose={dose}
                  name={nameOf(dose.medicine)}
                  words={wordsOf(dose.medicine)}
                  isDue={due !== null && Date.parse(dose.due_at) === due}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {doses.some((dose) => dose.state !== null) && (
        <p className="text-muted text-sm">{t('Tapped by mistake? Tap the same button again.')}</p>
      )}
      {doses.some((dose) => isLate(dose, now)) && (
        <p className="border-info-200 bg-info-50 rounded-xl border p-4 text-pretty">
          {t(
            'Forgot one? Read what the leaflet says about missed doses, or ask your pharmacist or clinic. Do not double the dose.',
          )}
        </p>
      )}
    </div>
  );
}

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
