export const consultationKeys = {
  /** Everything of one person's consultations, as client or practitioner. */
  all: (userId: string) => ['consultations', userId] as const,
  one: (userId: string, id: string) => ['consultations', userId, id] as const,
};
