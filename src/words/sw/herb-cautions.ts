import { known } from './herb-cautions/known.ts';

/** What only the page of a herb warns of: the safety check, which shows the other warnings, must not wait for it. */
export const words = known;
