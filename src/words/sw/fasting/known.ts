/** Rhythms by the names the database has for them. */
export const known = {
  custom: 'muda wako',
  lent: 'Kwaresima',
  prayer: 'maombi',
  ramadan: 'Ramadhani',
} as const;
