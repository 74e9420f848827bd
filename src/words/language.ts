import { withSwahiliClock } from '../../supabase/functions/_shared/kiswahili/clock.ts';

export const LANGUAGE_KEY = 'mizizi-language';
export const languages = ['en', 'sw'] as const;
export type Language = (typeof languages)[number];

/** The tag of `<html lang>` and of the formats of numbers and dates. */
export const localeTags = { en: 'en-KE', sw: 'sw-KE' } as const;

// of the device
const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language chosen on this device; null until somebody chooses. */
export function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null; // storage is switched off
  }
}

/** The language chosen on this device; until somebody chooses, Kiswahili where the device itself speaks it first. */
function readLanguage(): Language {
  if (typeof document === 'undefined') return 'en'; // pages are prerendered in English
  return storedLanguage() ?? (navigator.language.toLowerCase().startsWith('sw') ? 'sw' : 'en');
}

/** The language of everything the app says. It stays the same until the page is loaded again. */
export const language: Language = readLanguage();

/** How the names of days and months are written, in the order a Kenyan writes a date. */
export const dateLocale = language === 'sw' ? 'sw-KE' : 'en-GB';

/**
 * Keeps the choice and starts the app again in that language; what is unsaved asks before it is left. Answers false, and
 * starts nothing, where the browser stores nothing: the choice could not outlive the reload.
 */
export function chooseLanguage(next: Language): boolean {
  try {
    localStorage.setItem(LANGUAGE_KEY, next);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

const names = {
  en: 'January February March April May June July August September October November December',
  sw: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba',
};

/**
 * The names of the months, January first; the first three letters are their short form in both languages. Ours and not the
 * browser's: its formats of dates take a cheap phone 60 ms when they are first made, just when a page is hydrated.
 */
export const months: readonly string[] = names[language].split(' ');

const days = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  sw: 'Jumatatu Jumanne Jumatano Alhamisi Ijumaa Jumamosi Jumapili',
};

/** The names of the days, Monday first. */
export const weekdays: readonly string[] = days[language].split(' ');

/** `14:05` as it is; where the app speaks Kiswahili `14:05 (saa 8:05 mchana)`. For reading only, never for a field. */
export const timeText = (time: string): string => (language === 'sw' ? withSwahiliClock(time) : time);
