import { faults } from './faults.ts';
import { shelves } from './shelves.ts';

/** What the database says on the desks. */
export const known = { ...faults, ...shelves } as const;
