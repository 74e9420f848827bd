import { cn } from '../../lib/cn.ts';
import { addDays } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/fasting.ts';
import { dateLocale } from '../../words/language.ts';
import { type Fast, isReached, lastedMs } from './fast.ts';
import { isRestDay, type Plan } from './plan.ts';
import { dayOfFast } from './streak.ts';
import { formatDay, formatSpan, weekdayOf } from './zoned.ts';

const monthName = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekdays = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')];

/** The same day of another month, at most its last: `2026-11`. */
const monthOf = (day: string): string => day.slice(0, 7);
function shiftMonth(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}
function daysOf(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}

type Look = { mark: string; words: string };
function lookOf(fasts: readonly Fast[], isRest: boolean, now: number): Look {
  if (fasts.length === 0)
    return isRest
      ? { mark: 'text-muted', words: t('rest day') }
      : { mark: 'text-muted', words: t('no fast') };
  const span = formatSpan(fasts.reduce((sum, fast) => sum + lastedMs(fast, now), 0));
  if (fasts.some((fast) => isReached(fast, now)))
    return { mark: 'bg-leaf text-on-leaf', words: t('fasted {span}, target reached', { span }) };
  if (fasts.some(({ ended_at }) => ended_at === null))
    return { mark: 'border-2 border-leaf-600 text-leaf-800', words: t('fasting, {span} so far', { span }) };
  return { mark: 'bg-clay-100 text-clay-900', words: t('fasted {span}, ended early', { span }) };
}

type HistoryCalendarProps = {
  fasts: readonly Fast[];
  plan: Plan;
  month: string;
  chosen: string;
  today: string;
  now: number;
  onMonth: (month: string) => void;
  onChoose: (day: string) => void;
};

/** A month with what became of each day; a day can be chosen. */
export function HistoryCalendar(props: HistoryCalendarProps) {
  const { fasts, plan, month, chosen, today, now, onMonth, onChoose } = props;
  const byDay = Map.groupBy(fasts, dayOfFast);
  const days = daysOf(month);
  return (
    <section aria-label={t('Calendar')} className="grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Month before')}
          onClick={() => onMonth(shiftMonth(month, -1))}
        >
          <ArrowLeftIcon />
        </Button>
        <h2 aria-live="polite" className="text-xl">
          {monthName.format(Date.parse(`${month}-01T00:00:00Z`))}
        </h2>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Month after')}
          disabled={month >= monthOf(today)}
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          <ArrowRightIcon />
        </Button>
      </div>
      <div className="grid grid-cols-7 gap-1 text-center">
        {weekdays.map((name) => (
          <span key={name} aria-hidden="true" className="text-muted py-1 text-xs font-semibold">
            {name}
          </span>
        ))}
        {days.map((day, index) => {
          const { mark, words } = lookOf(byDay.get(day) ?? [], isRestDay(plan, day), now);
          return (
            <button
              key={day}
              type="button"
              disabled={day > today}
              aria-pressed={day === chosen}
              aria-label={`${formatDay(day)}: ${words}`}
              style={index === 0 ? { gridColumnStart: weekdayOf(day) } : undefined}
              onClick={() => onChoose(day)}
              className={cn(
                'mx-auto grid size-11 place-items-center rounded-full text-sm tabular-nums disabled:opacity-40',
                mark,
                day === today && 'font-semibold underline underline-offset-4',
                day === chosen && 'outline-clay outline-2 outline-offset-1',
              )}
            >
              {Number(day.slice(8))}
            </button>
          );
        })}
      </div>
      <ul className="text-muted flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span className="bg-leaf size-3 rounded-full" /> {t('target reached')}
        </li>
        <li className="flex items-center gap-2">
          <span className="bg-clay-200 size-3 rounded-full" /> {t('ended early')}
        </li>
        <li className="flex items-center gap-2">
          <span className="border-leaf-600 size-3 rounded-full border-2" /> {t('running')}
        </li>
      </ul>
    </section>
  );
}
