import { known } from './labels/known.ts';

/** The warnings of products, apart from those of herbs: a page that sells must not wait for all of them. */
export const words = known;
