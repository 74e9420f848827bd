import { amounts } from './amounts.ts';
import { doses, keeps } from './doses.ts';
import { cautiousSteps, summaries } from './in-passing.ts';
import { seeClinician, seeClinicianMore } from './see-clinician.ts';
import { steps } from './steps.ts';

/** What else a remedy’s page warns of, beside for whom it is not. `src/words/warnings.test.ts` misses none. */
export const known = {
  ...seeClinician,
  ...seeClinicianMore,
  ...doses,
  ...keeps,
  ...cautiousSteps,
  ...steps,
  ...summaries,
  ...amounts,
} as const;
