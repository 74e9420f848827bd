import { useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/fasting.ts';
import { timeText } from '../../words/language.ts';
import { endOf, type Fast, newFast, startOf } from './fast.ts';
import { AskFirstNote } from './health-notes.tsx';
import {
  DEFAULT_PROTOCOL,
  nextPlanned,
  type Plan,
  type PlannedDay,
  type Protocol,
  protocolName,
  protocols,
} from './plan.ts';
import { StageList } from './stages.tsx';
import { refusalOf } from './start-gate.tsx';
import { formatClock, formatMoment, formatSpan, fromField, toField } from './zoned.ts';

const MINUTE_MS = 60_000;
const customHours = Array.from({ length: 24 }, (_, index) => index + 1);

type StartPanelProps = {
  fasts: readonly Fast[];
  plan: Plan;
  /** Whether something on the safety list asks for a clinician first. */
  asksFirst: boolean;
  now: number;
  onStart: (fast: Fast) => void;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type EatingWindowProps = {
  last: Fast | undefined;
  planned: { at: number; day: PlannedDay } | null;
  now: number;
};

/** From the end of the last fast until the next one by its rhythm or by the schedule; null when that is over. */
function windowOf({ last, planned, now }: EatingWindowProps): { from: number; to: number } | null {
  const from = last && endOf(last);
  if (!last || !from || now - from > DAY_MS) return null;
  const byRhythm = from + Math.max(DAY_MS - last.target_minutes * 60_000, HOUR_MS);
  const to = planned && planned.at < byRhythm + 2 * HOUR_MS ? planned.at : byRhythm;
  return to > now ? { from, to } : null;
}

/** When it is time to eat: a strip of the hours from the end of the last fast to the next. */
function EatingWindow(props: EatingWindowProps) {
  const { last, planned, now } = props;
  const open = windowOf(props);
  if (!open && !planned) return null;
  return (
    <section
      aria-labelledby="eating-window"
      className="border-line bg-surface grid gap-3 rounded-2xl border p-5 shadow-sm"
    >
      <h2 id="eating-window" className="text-xl">
        {open ? t('Your eating window is open') : t('Your next fast')}
      </h2>
      {open && last && (
        <>
          <Strip from={startOf(last)} open={open} now={now} />
          <p>
            {t.rich(
              'From <b>{from}</b> until <b>{to}</b>. It closes in {span}.',
              { b: (words) => <strong>{words}</strong> },
              {
                from: timeText(formatClock(open.from)),
                to: timeText(formatClock(open.to)),
                span: formatSpan(open.to - now),
              },
            )}
          </p>
        </>
      )}
      {planned && <p className={cn(open && 'text-muted text-sm')}>{plannedText(planned)}</p>}
    </section>
  );
}

function plannedText({ at, day }: { at: number; day: PlannedDay }): string {
  const [rhythm, moment] = [protocolName(day.protocol), formatMoment(at)];
  if (day.target_minutes >= 1440) return t('Planned: {rhythm} from {moment}.', { rhythm, moment });
  const time = timeText(formatClock(at + day.target_minutes * 60_000));
  return t('Planned: {rhythm} from {moment}, until {time}.', { rhythm, moment, time });
}

/** The last fast, the window and what of it has gone by. The text below says the same. */
function Strip({ from, open, now }: { from: number; open: { from: number; to: number }; now: number }) {
  const whole = open.to - from;
  const share = (span: number): string => `${(span / whole) * 100}%`;
  return (
    <div aria-hidden="true">
      <div className="relative flex h-5 overflow-hidden rounded-full">
        <div className="bg-leaf-300" style={{ width: share(open.from - from) }} />
        <div className="bg-gold-300" style={{ width: share(now - open.from) }} />
        <div className="bg-gold-100 grow" />
        <div className="bg-ink absolute inset-y-0 w-0.5" style={{ left: share(now - from) }} />
      </div>
      <div className="text-muted mt-1 flex justify-between text-xs">
        <span>{t('fast {time}', { time: formatClock(from) })}</span>
        <span>{t('eat {time}', { time: formatClock(open.from) })}</span>
        <span>{t('close {time}', { time: formatClock(open.to) })}</span>
      </div>
    </div>
  );
}

/** Chooses a rhythm and starts the clock. */
export function StartPanel({ fasts, plan, asksFirst, now, onStart }: StartPanelProps) {
  const last = fasts.find(({ ended_at }) => ended_at !== null);
  const planned = nextPlanned(plan, now);
  const usual = protocols.find(({ id }) => id === (planned?.day.protocol ?? last?.protocol));
  const [chosen, setChosen] = useState<Protocol | null>(null);
  const [hours, setHours] = useState(13);
  const [start, setStart] = useState('');
  const protocol = chosen ?? usual ?? protocols.find(({ id }) => id === DEFAULT_PROTOCOL) ?? protocols[0];
  if (!protocol) return null;
  const minutes = protocol.id === 'custom' ? hours * 60 : protocol.minutes;
  const from = start ? (fromField(start) ?? now) : now;
  const end = from + minutes * MINUTE_MS;
  const until = minutes >= 1440 ? formatMoment(end) : timeText(formatClock(end));
  const refusal = refusalOf(plan, minutes, asksFirst);

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-6">
        <AskFirstNote plan={plan} />
        <Card className="grid gap-5">
          <fieldset>
            <legend className="mb-3 font-serif text-2xl font-semibold">{t('Choose your rhythm')}</legend>
            <div className="grid grid-cols-4 gap-2">
              {protocols.map((one) => (
                <label
                  key={one.id}
                  className={cn(
                    'has-focus-visible:outline-leaf-600 relative grid min-h-12 place-items-center rounded-xl border text-sm font-semibold tabular-nums transition-colors sm:text-base has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                    one === protocol
                      ? 'border-leaf-600 bg-leaf-50 text-leaf-800 ring-leaf-600 ring-1'
                      : 'border-edge',
                  )}
                >
                  <input
                    type="radio"
                    name="rhythm"
                    checked={one === protocol}
                    onChange={() => setChosen(one)}
                    className="absolute inset-0 size-full opacity-0"
                  />
                  {one.id === 'custom' ? t('Own') : one.id}
                </label>
              ))}
            </div>
            <p aria-live="polite" className="mt-3 min-h-12 text-pretty">
              <strong>{protocol.name}.</strong> {protocol.text}
            </p>
          </fieldset>
          {protocol.id === 'custom' && (
            <SelectField
              label={t('How long')}
              value={hours}
              onChange={(event) => setHours(Number(event.currentTarget.value))}
            >
              {customHours.map((hour) => (
                <option key={hour} value={hour}>
                  {t.count(hour, '{n} hour', '{n} hours')}
                </option>
              ))}
            </SelectField>
          )}
          <details>
            <summary className="text-leaf-700 flex min-h-11 items-center underline underline-offset-4">
              {t('My last bite was earlier')}
            </summary>
            <TextField
              label={t('Last bite')}
              type="datetime-local"
              value={start}
              max={toField(now)}
              onChange={(event) => setStart(event.currentTarget.value)}
            />
          </details>
          <div className="grid gap-2">
            {refusal && <p className="text-danger-700 text-sm">{refusal}</p>}
            <Button
              size="lg"
              disabled={refusal !== null}
              onClick={() => onStart(newFast(protocol.id, minutes, start ? from : Date.now()))}
            >
              {t('Start fasting')}
            </Button>
            <p className="text-muted text-center text-sm">
              {protocolName(protocol.id)} · {t('until {time}', { time: until })}
            </p>
          </div>
        </Card>
        <EatingWindow last={last} planned={planned} now={now} />
      </div>
      <StageList hours={null} />
    </div>
  );
}
