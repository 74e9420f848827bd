import { common } from './desk/common.ts';

/** The desks of the owner and the team. */
export const words = {
  ...common,
} as const;
