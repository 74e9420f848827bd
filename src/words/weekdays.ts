import { language } from './language.ts';

const names = {
  en: 'Sun Mon Tue Wed Thu Fri Sat',
  sw: 'Jumapili Jumatatu Jumanne Jumatano Alhamisi Ijumaa Jumamosi',
};

/** The names of the days, Sunday first: short in English, whole in Kiswahili, where the short ones look alike. */
export const weekdays: readonly string[] = names[language].split(' ');
