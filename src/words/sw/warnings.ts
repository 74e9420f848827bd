import { known } from './warnings/known.ts';

/** The warnings of herbs and remedies, by what the content says in English. */
export const words = known;
