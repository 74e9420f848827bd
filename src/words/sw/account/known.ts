/** What the auth service says about the link of a mail. */
export const known = {
  'Email link is invalid or has expired': 'Kiungo cha barua pepe si sahihi au muda wake umekwisha',
  'Token has expired or is invalid': 'Muda wa kiungo umekwisha au kiungo si sahihi',
} as const;
