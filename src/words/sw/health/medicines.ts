/** One’s own medicines: what, when, taken or skipped. */
export const medicines = {} as const;
