/** What the safety check's rules advise, and reasons that many of them share. */
export const advice = {
  'There is no safety data.': 'Hakuna data ya usalama.',
} as const;
