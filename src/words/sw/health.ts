import { kinds } from './health/kinds.ts';
import { medicines } from './health/medicines.ts';
import { noLess } from './health/no-less.ts';
import { readings } from './health/readings.ts';
import { urgent } from './health/urgent.ts';

/** What cannot wait, readings, medicines with their times, and whom eating less could harm. */
export const words = { ...urgent, ...kinds, ...readings, ...medicines, ...noLess } as const;
