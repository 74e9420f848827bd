import { amounts, doses, keeps } from './remedy-cautions/doses.ts';
import { cautiousSteps, summaries } from './remedy-cautions/in-passing.ts';
import { seeClinician } from './remedy-cautions/see-clinician.ts';
import { steps } from './remedy-cautions/steps.ts';

/**
 * What else a remedy’s page warns of, beside for whom it is not: the safety check, which shows the other warnings, must not
 * wait for it. `src/words/warnings.test.ts` misses none.
 */
export const known = {
  ...seeClinician,
  ...doses,
  ...keeps,
  ...cautiousSteps,
  ...steps,
  ...summaries,
  ...amounts,
} as const;
