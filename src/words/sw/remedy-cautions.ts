import { known } from './remedy-cautions/known.ts';

/** What only the page of a remedy warns of: the safety check, which shows the other warnings, must not wait for it. */
export const words = known;
