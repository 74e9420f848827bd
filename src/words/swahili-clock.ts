import { swahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';
import { language } from './language.ts';

/** `14:05` as it is; where the app speaks Kiswahili `14:05 (saa 8:05 mchana)`. For reading only, never for a field. */
export function timeText(time: string): string {
  const match = language === 'sw' ? /^(\d{1,2}):(\d{2})/.exec(time) : null;
  return match ? `${time} (${swahiliClock(Number(match[1]), Number(match[2]))})` : time;
}
