import { Button } from '../../ui/button.tsx';
import { controlStyles } from '../../ui/field.tsx';
import { PlusIcon, TrashIcon } from '../../ui/icons.tsx';
import { hoursProblem, type Span } from './practice.ts';

type Props = { label: string; spans: readonly Span[]; onChange: (spans: Span[]) => void };

const quarter = (text: string): string => (text === '23:55' ? '24:00' : text);
const shown = (text: string): string => (text === '24:00' ? '23:55' : text);

/** The times of one day. A time control knows no 24:00: the day's last five minutes stand for it. */
export function SpansField({ label, spans, onChange }: Props) {
  const problem = hoursProblem(spans);
  const set = (index: number, span: Span): void =>
    onChange(spans.map((one, place) => (place === index ? span : one)));
  const last = spans.at(-1)?.[1] ?? '';
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="sr-only">{label}</legend>
      {spans.map(([opens, closes], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two times may be the same while they are typed
        <div key={index} className="flex items-center gap-2">
          <input
            type="time"
            step={300}
            aria-label={`${label}, from`}
            value={opens}
            onChange={(event) => set(index, [event.currentTarget.value, closes])}
            className={controlStyles}
          />
          <span aria-hidden="true">to</span>
          <input
            type="time"
            step={300}
            aria-label={`${label}, until`}
            value={shown(closes)}
            onChange={(event) => set(index, [opens, quarter(event.currentTarget.value)])}
            className={controlStyles}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={`${label}: remove ${opens} to ${closes}`}
            onClick={() => onChange(spans.filter((_, place) => place !== index))}
          >
            <TrashIcon />
          </Button>
        </div>
      ))}
      {problem !== null && (
        <p role="alert" className="text-danger-700 text-sm font-medium">
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
          {spans.length === 0 ? 'Open this day' : 'Another time'}
        </Button>
      )}
    </fieldset>
  );
}

/** An hour, an hour after the last one. */
function nextSpan(last: string): Span {
  const hour = Math.min(22, Number(last.slice(0, 2)) + 1);
  const text = (value: number): string => `${String(value).padStart(2, '0')}:00`;
  return [text(hour), text(hour + 1)];
}
