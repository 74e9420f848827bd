export const answers = {} as const;
