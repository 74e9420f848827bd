import { withSwahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';
import { language } from './language.ts';

/** `14:05` as it is; where the app speaks Kiswahili `14:05 (saa 8:05 mchana)`. For reading only, never for a field. */
export const timeText = (time: string): string => (language === 'sw' ? withSwahiliClock(time) : time);
