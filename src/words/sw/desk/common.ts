/** What several desks say. */
export const common = {
  'Try again': 'Jaribu tena',
} as const;
