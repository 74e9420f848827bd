import { useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { addDays } from '../../lib/nairobi.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { t } from '../../words/fasting.ts';
import { dateLocale } from '../../words/language.ts';
import {
  type Fast,
  isReached,
  lastedMs,
  deviceZone,
  moods,
  newFast,
  symptomName,
  dayOfFast,
  fastsUnder,
} from './fast.ts';
import { removeFast, saveFast } from './fasting.queries.ts';
import { Journal } from './journal.tsx';
import { isRestDay, type Plan, DEFAULT_PROTOCOL, protocolName } from './plan.ts';
import { TimesDialog } from './times-dialog.tsx';
import { formatDay, formatSpan, weekdayOf, formatMoment, instantOf } from './zoned.ts';

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

const HOUR_MS = 3_600_000;

/** A fast of that day to begin with, ended by now at the latest. */
function draftOf(day: string): Fast {
  const start = Math.min(instantOf(day, '20:00', deviceZone()), Date.now() - 14 * HOUR_MS);
  return newFast(DEFAULT_PROTOCOL, 840, start, start + 14 * HOUR_MS);
}

function journalWords({ mood, symptoms, water_ml, weight_kg, note }: Fast): string {
  return [
    mood !== null && t('Mood: {mood}', { mood: moods[mood - 1]?.toLowerCase() ?? '' }),
    symptoms.length > 0 && symptoms.map(symptomName).join(', '),
    water_ml > 0 && t('{litres} L water', { litres: (water_ml / 1000).toFixed(2) }),
    weight_kg !== null && `${weight_kg} kg`,
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The fasts of one day, to read, mend, add to and remove. */
export function DayFasts({ fasts, day, now }: { fasts: readonly Fast[]; day: string; now: number }) {
  const [edited, setEdited] = useState<{ kind: 'times' | 'journal' | 'new'; fast: Fast } | null>(null);
  const ofDay = fastsUnder(day, fasts);
  const close = (): void => setEdited(null);
  const save = (fast: Fast): void => {
    saveFast(fast);
    close();
  };
  const journalled = edited?.kind === 'journal' ? fasts.find(({ id }) => id === edited.fast.id) : undefined;
  return (
    <section
      aria-labelledby="day"
      className="border-line bg-surface grid gap-3 rounded-2xl border p-5 shadow-sm"
    >
      <h2 id="day" className="text-xl">
        {formatDay(day)}
      </h2>
      {ofDay.length === 0 && <p className="text-muted">{t('No fast began on this day.')}</p>}
      <ul className="grid gap-4">
        {ofDay.map((fast) => (
          <li key={fast.id} className="border-line grid gap-1 border-b pb-4 last:border-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{formatSpan(lastedMs(fast, now))}</strong>
              <span className="text-muted">{protocolName(fast.protocol)}</span>
              <Badge tone={fast.ended_at === null ? 'info' : isReached(fast, now) ? 'leaf' : 'clay'}>
                {fast.ended_at === null
                  ? t('Running')
                  : isReached(fast, now)
                    ? t('Reached')
                    : t('Ended early')}
              </Badge>
            </p>
            <p className="text-muted text-sm">
              {formatMoment(fast.started_at)} –{' '}
              {fast.ended_at === null ? t('now') : formatMoment(fast.ended_at)}
            </p>
            {dayOfFast(fast) !== day && (
              <p className="text-muted text-sm">
                {t('Begun after midnight: it counts for {day}.', { day: formatDay(dayOfFast(fast)) })}
              </p>
            )}
            {journalWords(fast) && <p className="text-sm text-pretty">{journalWords(fast)}</p>}
            <p className="mt-1 flex gap-2">
              <Button size="sm" variant="secondary" onClick={() => setEdited({ kind: 'times', fast })}>
                {t('Edit times')}
              </Button>
              <Button size="sm" variant="secondary" onClick={() => setEdited({ kind: 'journal', fast })}>
                {t('Journal')}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => setEdited({ kind: 'new', fast: draftOf(day) })}
      >
        {t('Add a fast')}
      </Button>

      {edited && edited.kind !== 'journal' && (
        <TimesDialog
          title={edited.kind === 'new' ? t('Add a fast') : t('Edit this fast')}
          fast={edited.fast}
          saveLabel={edited.kind === 'new' ? t('Add') : t('Save')}
          onSave={save}
          onClose={close}
          {...(edited.kind === 'times' && {
            onRemove: () => {
              removeFast(edited.fast);
              close();
            },
          })}
        />
      )}
      {journalled && (
        <Dialog
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
          title={t('How it went')}
          description={`${protocolName(journalled.protocol)}, ${formatMoment(journalled.started_at)}`}
        >
          <Journal fast={journalled} onDanger={() => {}} />
          <div className="mt-4 flex justify-end">
            <Button onClick={close}>{t('Done')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
