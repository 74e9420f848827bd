import { known } from './remedy-titles/known.ts';

/** The names of remedies, apart from what their pages say: lists and the safety check need no more. */
export const words = known;
