import { known } from './food-names/known.ts';

/** The names of dishes and of the foods of the ready weeks. */
export const words = known;
