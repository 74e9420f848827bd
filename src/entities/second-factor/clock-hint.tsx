import { useEffect, useState } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../words/account.ts';

/** What the clock of the server shows, as ISO text; null where it cannot be asked. */
async function serverTime(): Promise<string | null> {
  try {
    const response = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(response.headers.get('date') ?? '');
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  } catch {
    return null; // offline: what was refused says so itself
  }
}

/**
 * After a code that was wrong: codes are made from the time, so that a clock that is minutes off makes none that is right.
 * Shows what time it is here, to compare.
 */
export function ClockHint() {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void serverTime().then((now) => isShown && setTime(now));
    return () => {
      isShown = false;
    };
  }, []);
  if (time === null) return null;
  return (
    <p className="mt-2 text-sm">
      {t(
        'Here it is {time}. If your telephone shows another time, set its clock to automatic: codes are made from the time.',
        { time: formatDateTime(time) },
      )}
    </p>
  );
}
