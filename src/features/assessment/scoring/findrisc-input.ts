import { type Answers, choiceOf, listOf, numberOf, yesOf } from '../answers.ts';
import { bodyMassIndex } from './body-mass-index.ts';
import type { FindriscInput } from './findrisc.ts';
import { isPregnant, oneOf, sexOf } from './readings.ts';

/**
 * What FINDRISC asks for; null when an answer is missing, in pregnancy, and for somebody who has diabetes already: then
 * there is nothing to estimate.
 */
export function findriscInput(answers: Answers): FindriscInput | null {
  const age = numberOf(answers, 'age');
  const sex = sexOf(answers);
  const height = numberOf(answers, 'height');
  const weight = numberOf(answers, 'weight');
  const waistCm = numberOf(answers, 'waist');
  const movesDaily = yesOf(answers, 'active-daily');
  const greensDaily = yesOf(answers, 'greens-daily');
  const pressureMedicine = yesOf(answers, 'pressure-medicine');
  const highGlucose = yesOf(answers, 'high-glucose');
  const family = oneOf(['none', 'second', 'first'] as const, choiceOf(answers, 'family-diabetes'));
  if (
    age === null ||
    sex === null ||
    height === null ||
    weight === null ||
    waistCm === null ||
    movesDaily === null ||
    greensDaily === null ||
    pressureMedicine === null ||
    highGlucose === null ||
    family === null ||
    isPregnant(answers) ||
    listOf(answers, 'conditions').includes('diabetes')
  )
    return null;
  return {
    age: Math.floor(age),
    sex,
    bodyMassIndex: bodyMassIndex(height, weight),
    waistCm,
    movesDaily,
    greensDaily,
    pressureMedicine,
    highGlucose,
    family,
  };
}
