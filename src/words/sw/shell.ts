/** The frame around the pages, common pieces, and what can go wrong anywhere. */
export const words = {
  'Just now': 'Sasa hivi',
  Language: 'Lugha',
  'This content is in English.': 'Maudhui haya yako kwa Kiingereza.',
} as const;
