import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyles } from '../../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { t } from '../../words/care.ts';
import { hoursProblem, type Span } from './practice.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

type Props = { label: string; spans: readonly Span[]; onChange: (spans: Span[]) => void };

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** Every quarter of an hour, 24:00 included. */
const quarters = Array.from(
  { length: 97 },
  (_, index) => `${twoDigits(Math.floor(index / 4))}:${twoDigits((index % 4) * 15)}`,
);

function TimeSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={cn(controlStyles, 'min-w-0 px-2 tabular-nums')}
    >
      {!quarters.includes(value) && <option value={value}>{value}</option>}
      {quarters.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}

/** The times of one day. */
export function SpansField({ label, spans, onChange }: Props) {
  const problem = hoursProblem(spans);
  const set = (index: number, span: Span): void =>
    onChange(spans.map((one, place) => (place === index ? span : one)));
  const last = spans.at(-1)?.[1] ?? '';
  return (
    <fieldset className="grid min-w-0 grid-cols-1 content-start gap-2">
      <legend className="sr-only">{label}</legend>
      {spans.map(([opens, closes], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two times may be the same while they are chosen
        <div
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2"
        >
          <TimeSelect
            label={t('{day}, from', { day: label })}
            value={opens}
            onChange={(next) => set(index, [next, closes])}
          />
          <span aria-hidden="true">{t('to')}</span>
          <TimeSelect
            label={t('{day}, until', { day: label })}
            value={closes}
            onChange={(next) => set(index, [opens, next])}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('{day}: remove {from} to {to}', { day: label, from: opens, to: closes })}
            onClick={() => onChange(spans.filter((_, place) => place !== index))}
          >
            <TrashIcon />
          </Button>
        </div>
      ))}
      {problem !== null && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {problem}
        </p>
      )}
      {spans.length < 4 && last < '23:00' && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...spans, spans.length === 0 ? ['09:00', '17:00'] : nextSpan(last)])}
        >
          <PlusIcon className="size-5" />
          {spans.length === 0
            ? t.rich('Open<quiet>, {day}</quiet>', { quiet }, { day: label })
            : t.rich('Another time<quiet>, {day}</quiet>', { quiet }, { day: label })}
        </Button>
      )}
    </fieldset>
  );
}

/** An hour, an hour after the last one. */
function nextSpan(last: string): Span {
  const hour = Math.min(22, Number(last.slice(0, 2)) + 1);
  return [`${twoDigits(hour)}:00`, `${twoDigits(hour + 1)}:00`];
}
