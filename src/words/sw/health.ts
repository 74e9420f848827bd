import { kinds } from './health/kinds.ts';
import { medicines } from './health/medicines.ts';
import { readings } from './health/readings.ts';
import { urgent } from './health/urgent.ts';

/** What cannot wait, readings, and medicines with their times. */
export const words = { ...urgent, ...kinds, ...readings, ...medicines } as const;
