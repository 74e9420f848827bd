import { amounts } from './herb-cautions/amounts.ts';
import { gathering, keeping } from './herb-cautions/keeping.ts';
import { lookAlikeNames, lookAlikes } from './herb-cautions/look-alikes.ts';
import { sideEffects } from './herb-cautions/side-effects.ts';
import { cautiousSteps, foodSteps, steps } from './herb-cautions/steps.ts';
import { cautiousUses, noPreparation, notAdvised, summaries } from './herb-cautions/uses.ts';

/**
 * What else a herb’s page warns of: the safety check, which shows the other warnings, must not wait for it.
 * `src/words/warnings.test.ts` misses none.
 */
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
