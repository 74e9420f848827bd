import { type ReactNode, useEffect, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
import { type Dashboard, rowOf } from './dashboard.queries.ts';

/** What a tile's button looks like: as wide as the tile on a phone. */
const TILE_BUTTON = 'max-sm:px-1! sm:justify-self-start';

type TileProps = {
  title: string;
  /** Where the whole of it lives. */
  to: string;
  className?: string;
  children: ReactNode;
};

/** One part of the day. Its title leads to the page it belongs to. */
function Tile({ title, to, className, children }: TileProps) {
  return (
    <section
      aria-label={title}
      className={cn(
        'border-line bg-surface grid min-w-0 content-start gap-3 rounded-2xl border p-4 shadow-md sm:p-5',
        className,
      )}
    >
      <h2 className="text-lg">
        <Link to={to} className="underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      {children}
    </section>
  );
}

/** How much of something is done, as a bar; the words beside it say the same. */
export function Progress({
  value,
  aim,
  className = 'bg-leaf-600',
}: {
  value: number;
  aim: number;
  className?: string;
}) {
  return (
    <div aria-hidden="true" className="bg-sunk border-line h-3 overflow-hidden rounded-full border">
      <span
        className={`block h-full rounded-full transition-[width] ${className}`}
        style={{ width: `${Math.min(100, aim > 0 ? (value / aim) * 100 : 0)}%` }}
      />
    </div>
  );
}

const USUAL_WATER_ML = 2000;
const litres = (ml: number): string => `${Number((ml / 1000).toFixed(2))} l`;

type Props = {
  dashboard: Dashboard;
  today: string;
  onWater: (ml: number) => void;
  onMood: (mood: number) => void;
};

function EnergyTile({ kcal, target }: { kcal: number | null; target: Dashboard['target'] }) {
  const left = target && kcal !== null ? target.energy_kcal - kcal : null;
  return (
    <Tile title={t('Energy')} to={paths.diary()}>
      {kcal === null ? (
        <p className="text-muted text-pretty">
          {target
            ? t('Nothing noted yet, of {kcal} kcal.', { kcal: formatNumber(target.energy_kcal) })
            : t('Nothing noted yet today.')}
        </p>
      ) : (
        <p>
          <strong className="font-serif text-3xl tabular-nums">{formatNumber(kcal)}</strong>
          <span className="text-muted ml-1.5">{t('kcal')}</span>
          {left !== null && (
            <span className="text-muted block text-sm">
              {left >= 0
                ? t('{left} left of {all}', {
                    left: formatNumber(left),
                    all: formatNumber(target?.energy_kcal ?? 0),
                  })
                : t('{kcal} above your target', { kcal: formatNumber(-left) })}
            </span>
          )}
        </p>
      )}
      {target && <Progress value={kcal ?? 0} aim={target.energy_kcal} />}
      <Link
        to={target ? paths.diary() : paths.nutrition()}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: TILE_BUTTON })}
      >
        {target ? t('Note a meal') : t('Work out your target')}
      </Link>
    </Tile>
  );
}

const faces = [
  { mood: 1, label: t('Very low'), mouth: 'M8 16.5c1-1.7 2.3-2.5 4-2.5s3 .8 4 2.5' },
  { mood: 2, label: t('Low'), mouth: 'M8.5 16c1-1 2.1-1.5 3.5-1.5s2.5.5 3.5 1.5' },
  { mood: 3, label: t('So-so'), mouth: 'M8.5 15.5h7' },
  { mood: 4, label: t('Good'), mouth: 'M8.5 14.5c1 1 2.1 1.5 3.5 1.5s2.5-.5 3.5-1.5' },
  { mood: 5, label: t('Very good'), mouth: 'M8 14c1 1.7 2.3 2.5 4 2.5s3-.8 4-2.5' },
] as const;

/** How somebody feels today, one press. */
function MoodTile({ mood, onMood }: { mood: number | null; onMood: (mood: number) => void }) {
  const chosen = mood === null ? null : Math.round(mood);
  return (
    <Tile title={t('Mood')} to={paths.assessment()} className="col-span-2 sm:col-span-1">
      <fieldset className="min-w-0">
        <legend className="text-muted mb-2 text-sm">
          {chosen === null
            ? t('How do you feel today?')
            : t('Today: {mood}', { mood: faces[chosen - 1]?.label.toLowerCase() ?? '' })}
        </legend>
        <div className="-mx-1.5 flex max-w-80 justify-between">
          {faces.map((face) => (
            <button
              key={face.mood}
              type="button"
              aria-label={face.label}
              aria-pressed={face.mood === chosen}
              onClick={() => onMood(face.mood)}
              className="text-muted hover:bg-gold-50 aria-pressed:bg-gold-100 aria-pressed:text-gold-800 grid h-11 grow place-items-center rounded-full"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.75}
                strokeLinecap="round"
                className="size-8"
              >
                <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 9.5v.6M15 9.5v.6" />
                <path d={face.mouth} />
              </svg>
            </button>
          ))}
        </div>
      </fieldset>
    </Tile>
  );
}

const MINUTE_MS = 60_000;

/** The time, anew every half minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const hoursText = (minutes: number): string => {
  const whole = Math.max(0, Math.floor(minutes));
  return t('{hours} h {minutes} min', {
    hours: Math.floor(whole / 60),
    minutes: String(whole % 60).padStart(2, '0'),
  });
};

function lastText(last: Dashboard['last_fast']): string {
  if (!last) return t('Twelve hours over night are a good beginning.');
  const span = hoursText(last.minutes);
  return last.reached
    ? t('The last one took {span}, target reached.', { span })
    : t('The last one took {span}.', { span });
}

/** The fast that runs, or the last one. */
function FastTile({ fast, last }: { fast: Dashboard['fast']; last: Dashboard['last_fast'] }) {
  const now = useNow();
  if (!fast)
    return (
      <Tile title={t('Fast')} to={paths.fasting()}>
        <p className="text-muted text-pretty">{lastText(last)}</p>
        <Link
          to={paths.fasting()}
          className={buttonStyles({ variant: 'secondary', size: 'sm', className: TILE_BUTTON })}
        >
          {t('Start a fast')}
        </Link>
      </Tile>
    );
  const started = Date.parse(fast.started_at);
  const minutes = (now - started) / MINUTE_MS;
  const left = fast.target_minutes - minutes;
  return (
    <Tile title={t('Fast')} to={paths.fasting()}>
      <p>
        <strong className="font-serif text-3xl tabular-nums">{hoursText(minutes)}</strong>
        <span className="text-muted block text-sm">
          {left > 0
            ? t('of {rhythm}, until {time}', {
                rhythm: t.known(fast.protocol),
                time: formatDateTime(new Date(started + fast.target_minutes * MINUTE_MS).toISOString()),
              })
            : t('Target reached. Eat when you like.')}
        </span>
      </p>
      <Progress value={minutes} aim={fast.target_minutes} className="bg-clay-500" />
    </Tile>
  );
}

/** Today at a glance. */
export function TodayTiles({ dashboard, today, onWater, onMood }: Props) {
  const row = rowOf(dashboard, today);
  const aim = dashboard.target?.water_ml ?? USUAL_WATER_ML;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 @3xl:grid-cols-4">
      <FastTile fast={dashboard.fast} last={dashboard.last_fast} />
      <EnergyTile kcal={row.energy_kcal} target={dashboard.target} />
      <Tile title={t('Water')} to={paths.diary()} className="col-span-2 sm:col-span-1">
        <p>
          <strong className="font-serif text-3xl tabular-nums">{litres(row.water_ml ?? 0)}</strong>
          <span className="text-muted block text-sm">{t('of {litres}', { litres: litres(aim) })}</span>
        </p>
        <Progress value={row.water_ml ?? 0} aim={aim} className="bg-info-700" />
        <Button size="sm" variant="secondary" className={TILE_BUTTON} onClick={() => onWater(250)}>
          {t('Add a glass')}
        </Button>
      </Tile>
      <MoodTile mood={row.mood} onMood={onMood} />
    </div>
  );
}
