import { useEffect, useState } from 'react';

import { formatDateTime } from '../../lib/format.ts';
import { serverTime } from '../../lib/server-time.ts';
import { t } from '../../words/account.ts';

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
