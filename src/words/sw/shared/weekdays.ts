/** Days of the week where there is room for three letters. */
export const weekdays = {
  Mon: 'Jtt',
  Tue: 'Jnn',
  Wed: 'Jtn',
  Thu: 'Alh',
  Fri: 'Ijm',
  Sat: 'Jms',
  Sun: 'Jpl',
} as const;
