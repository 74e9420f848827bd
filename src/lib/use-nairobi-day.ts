import { useEffect, useState } from 'react';

import { nairobiDate, untilMidnight } from './nairobi.ts';

/** Today's date in Nairobi; changes at midnight there, also after the device has slept. */
export function useNairobiDay(): string {
  const [day, setDay] = useState(() => nairobiDate(Date.now()));
  useEffect(() => {
    const look = (): void => setDay(nairobiDate(Date.now()));
    const timer = setTimeout(look, untilMidnight(Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}
