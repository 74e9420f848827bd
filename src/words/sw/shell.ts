/** The frame around the pages, common pieces, and what can go wrong anywhere. */
export const words = {
  'Just now': 'Sasa hivi',
  Language: 'Lugha',
} as const;
