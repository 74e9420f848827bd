import { useEffect, useState } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/fasting.ts';
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
export function FastTile({ fast, last }: { fast: Dashboard['fast']; last: Dashboard['last_fast'] }) {
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
