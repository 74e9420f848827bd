import { useEffect, useState } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { Dashboard } from './dashboard.ts';
import { Progress, Tile, TILE_BUTTON } from './tile.tsx';

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
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')} min`;
};

/** The fast that runs, or the last one. */
export function FastTile({ fast, last }: { fast: Dashboard['fast']; last: Dashboard['last_fast'] }) {
  const now = useNow();
  if (!fast)
    return (
      <Tile title="Fast" to={paths.fasting()}>
        <p className="text-muted text-pretty">
          {last
            ? `The last one took ${hoursText(last.minutes)}${last.reached ? ', target reached' : ''}.`
            : 'Twelve hours over night are a good beginning.'}
        </p>
        <Link
          to={paths.fasting()}
          className={buttonStyles({ variant: 'secondary', size: 'sm', className: TILE_BUTTON })}
        >
          Start a fast
        </Link>
      </Tile>
    );
  const started = Date.parse(fast.started_at);
  const minutes = (now - started) / MINUTE_MS;
  const left = fast.target_minutes - minutes;
  return (
    <Tile title="Fast" to={paths.fasting()}>
      <p>
        <strong className="font-serif text-3xl font-semibold tabular-nums">{hoursText(minutes)}</strong>
        <span className="text-muted block text-sm">
          {left > 0
            ? `of ${fast.protocol}, until ${formatDateTime(new Date(started + fast.target_minutes * MINUTE_MS).toISOString())}`
            : 'Target reached. Eat when you like.'}
        </span>
      </p>
      <Progress value={minutes} aim={fast.target_minutes} className="bg-clay-500" />
    </Tile>
  );
}
