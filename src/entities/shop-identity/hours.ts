import { swahiliClock } from '../../../supabase/functions/_shared/kiswahili/clock.ts';
import { language, weekdays } from '../../words/language.ts';
import { t } from '../../words/shell.ts';

/** `08:00` → `saa 2 asubuhi`. */
export function clockInKiswahili(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return swahiliClock(hour, minute);
}

/** `08:00` → `8 am`, in Kiswahili `saa 2 asubuhi`. */
function spoken(time: string): string {
  if (language === 'sw') return clockInKiswahili(time);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The hours of a week in words, a line for each run of equal days: `Monday to Saturday, 8 am to 6 pm`. Closed days have none. */
export function hoursInWords(hours: readonly string[]): string[] {
  const lines: string[] = [];
  for (let first = 0; first < hours.length; first += 1) {
    const day = hours[first] ?? '';
    let last = first;
    while (last + 1 < hours.length && hours[last + 1] === day) last += 1;
    const [opens = '', closes = ''] = day.split('-').map(spoken);
    const [from = '', to = ''] = [weekdays[first], weekdays[last]];
    if (day !== '')
      lines.push(
        first === last
          ? t('{day}, {opens} to {closes}', { day: from, opens, closes })
          : t('{from} to {to}, {opens} to {closes}', { from, to, opens, closes }),
      );
    first = last;
  }
  return lines;
}
