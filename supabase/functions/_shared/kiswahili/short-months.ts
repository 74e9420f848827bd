/** The short names of months in dates, where they differ from English. */
export const shortMonths = {
  Mar: 'Mac',
  May: 'Mei',
  Aug: 'Ago',
  Oct: 'Okt',
  Dec: 'Des',
} as const;
