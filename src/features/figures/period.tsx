import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatNumber } from '../../lib/format.ts';
import { addDays } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { PendingBar, Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { dateLocale } from '../../words/language.ts';

/** Days of Nairobi, both included. */
export type Period = { from: string; until: string };

const spans = [
  { days: 7, label: t('7 days') },
  { days: 30, label: t('30 days') },
  { days: 90, label: t('90 days') },
  { days: 365, label: t('A year') },
] as const;

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_DAYS = 731;
const DAY_MS = 86_400_000;

export const daysOf = ({ from, until }: Period): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1;

/** The last days up to today. */
export const lastDays = (days: number, today: string): Period => ({
  from: addDays(today, 1 - days),
  until: today,
});

/** The period an address names; the last thirty days when it names none that the server would answer. */
export function readPeriod(query: URLSearchParams, today: string): Period {
  const from = query.get('from') ?? '';
  const until = query.get('until') ?? '';
  const days = ISO_DAY.test(from) && ISO_DAY.test(until) ? daysOf({ from, until }) : Number.NaN;
  return days >= 1 && days <= MOST_DAYS && from >= '2020-01-01' ? { from, until } : lastDays(30, today);
}

const dayAndMonth = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `3 Mar`, for the axis. */
export const shortDay = (day: string): string => dayAndMonth.format(Date.parse(day));

/** What a point of so many days is called in full: `3 March 2026`, or `3 March 2026 and 6 days after`. */
export function pointName(day: string, step: number): string {
  const first = wholeDay.format(Date.parse(day));
  return step > 1 ? t('{day} and {n} days after', { day: first, n: step - 1 }) : first;
}

/** What stands along the bottom of a chart. */
export const stepName = (step: number): string =>
  step === 1 ? t('day') : step === 7 ? t('week') : t('month');

/** How a figure moved: `+12%`, `−8%`, or words where no share can be told. */
export function changeText(now: number, before: number): string {
  if (before === 0) return now === 0 ? t('as before') : t('new');
  const share = Math.round(((now - before) / before) * 100);
  if (share === 0) return t('as before');
  return `${share > 0 ? '+' : '−'}${formatNumber(Math.abs(share))}%`;
}

/** A count; nothing for the half ones between the lines of a small chart. */
export const wholeNumber = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

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

type LoadedProps<T> = { query: UseQueryResult<T>; what: string; children: (data: T) => ReactNode };

/** Figures when they are here; until then a place for them, or why they did not come. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  const { data, error, refetch, isPlaceholderData } = query;
  if (data !== undefined)
    return (
      <div aria-busy={isPlaceholderData}>
        {isPlaceholderData && <PendingBar />}
        <div className="@container grid grid-cols-[minmax(0,1fr)] gap-6">{children(data)}</div>
      </div>
    );
  if (!error)
    return (
      <output className="grid gap-6">
        <span className="sr-only">{t('Reading {what}', { what })}</span>
        <Skeleton className="h-24 rounded-2xl" />
        <Skeleton className="h-72 rounded-2xl" />
      </output>
    );
  return (
    <Alert
      tone="danger"
      title={t('We could not read {what}', { what })}
      action={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
