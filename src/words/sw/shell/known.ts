export const known = {} as const;
