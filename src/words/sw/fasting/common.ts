import { weekdays } from '../shared/weekdays.ts';

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
