import { cn } from '../../lib/cn.ts';
import { t } from '../../words/fasting.ts';
import { timeText } from '../../words/swahili-clock.ts';
import { endOf, type Fast, startOf } from './fast.ts';
import type { PlannedDay } from './plan.ts';
import { protocolName } from './protocols.ts';
import { formatClock, formatMoment, formatSpan } from './zoned.ts';

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
export function EatingWindow(props: EatingWindowProps) {
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
