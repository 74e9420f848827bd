import { dashboard, insights } from './fasting/dashboard.ts';
import { fasting, stages } from './fasting/fasting.ts';
import { screening } from './fasting/screening.ts';
import { weekdays } from './shared/weekdays.ts';

/** What fasting and the dashboard both say. */
export const common = {
  ...weekdays,
  day: 'siku',
  hours: 'saa',
  Fasting: 'Kufunga',
  Goal: 'Lengo',
  Mood: 'Hisia',
  'Try again': 'Jaribu tena',
  Water: 'Maji',
  Weight: 'Uzito',
  // How long
  '{hours} h': 'saa {hours}',
  '{hours} h {minutes} min': 'saa {hours} dak {minutes}',
  '{minutes} min': 'dak {minutes}',
  // How somebody feels
  'Very low': 'Mbaya sana',
  Low: 'Mbaya',
  'So-so': 'Wastani',
  Good: 'Nzuri',
  'Very good': 'Nzuri sana',
  // Days, where there is little room
} as const;

/** Rhythms by the names the database has for them. */
export const known = {
  custom: 'muda wako',
  lent: 'Kwaresima',
  prayer: 'maombi',
  ramadan: 'Ramadhani',
} as const;

/** Fasting, and the dashboard where a day comes together. */
export const words = {
  ...common,
  ...screening,
  ...stages,
  ...fasting,
  ...dashboard,
  ...insights,
  ...known,
} as const;
