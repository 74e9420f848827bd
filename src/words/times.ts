import { withSwahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';
import { language } from './language.ts';

const names = {
  en: 'January February March April May June July August September October November December',
  sw: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba',
};

/**
 * The names of the months, January first; the first three letters are their short form in both languages. Ours and not the
 * browser's: its formats of dates take a cheap phone 60 ms when they are first made, just when a page is hydrated.
 */
export const months: readonly string[] = names[language].split(' ');

/** `14:05` as it is; where the app speaks Kiswahili `14:05 (saa 8:05 mchana)`. For reading only, never for a field. */
export const timeText = (time: string): string => (language === 'sw' ? withSwahiliClock(time) : time);
