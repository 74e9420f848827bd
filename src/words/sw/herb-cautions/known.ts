import { amounts } from './amounts.ts';
import { cautiousSteps, cautiousUses } from './in-passing.ts';
import { gathering, keeping } from './keeping.ts';
import { lookAlikeNames, lookAlikes } from './look-alikes.ts';
import { noPreparation, notAdvised } from './not-advised.ts';
import { sideEffects } from './side-effects.ts';
import { foodSteps, steps } from './steps.ts';
import { summaries } from './summaries.ts';

/** What else a herb’s page warns of, beside the warnings that the safety check shares. `src/words/warnings.test.ts` misses none. */
export const known = {
  ...sideEffects,
  ...lookAlikeNames,
  ...lookAlikes,
  ...keeping,
  ...gathering,
  ...noPreparation,
  ...notAdvised,
  ...cautiousUses,
  ...cautiousSteps,
  ...steps,
  ...foodSteps,
  ...amounts,
  ...summaries,
} as const;
