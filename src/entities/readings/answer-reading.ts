import { byUrgency, type UrgentAnswer, type Urgency } from '../urgent/urgency.ts';
import { glucoseRules } from './glucose-rules.ts';
import { hba1cRules } from './hba1c-rules.ts';
import type { Person } from './person.ts';
import { ifMother, pressureRules } from './pressure-rules.ts';
import { pulseRules } from './pulse-rules.ts';
import type { Context, Reading, Target } from './reading.ts';
import { firstAnswer } from './rule.ts';
import { answerSymptoms } from './symptom-answers.ts';
import { temperatureRules } from './temperature-rules.ts';
import { weightRules } from './weight-rules.ts';

/** What the tables say about the number itself, with what is felt beside it. */
export function answerMeasured(reading: Reading, person: Person, context: Context = {}): UrgentAnswer | null {
  switch (reading.kind) {
    case 'pressure':
      return firstAnswer(pressureRules, reading, person, context);
    case 'glucose':
      return firstAnswer(glucoseRules, reading, person, context);
    case 'hba1c':
      return firstAnswer(hba1cRules, reading, person, context);
    case 'temperature':
      return firstAnswer(temperatureRules, reading, person, context);
    case 'pulse':
      return firstAnswer(pulseRules, reading, person, context);
    case 'weight':
      return firstAnswer(weightRules, reading, person, context);
  }
}

/** Whether a reading lies where a clinician wants it; for a pressure `low` is the highest lower one, `high` the highest upper. */
export function isWithin(reading: Reading, { low, high }: Target): boolean {
  const lies = (value: number): boolean => (low === null || value >= low) && (high === null || value <= high);
  switch (reading.kind) {
    case 'pressure':
      return (high === null || reading.upper <= high) && (low === null || reading.lower <= low);
    case 'glucose':
      return lies(reading.mmol);
    case 'hba1c':
      return lies(reading.percent);
    case 'temperature':
      return lies(reading.celsius);
    case 'pulse':
      return lies(reading.beats);
    case 'weight':
      return lies(reading.kg);
  }
}

/** What can wait is not said again where a clinician has set another target. */
const canWait: readonly Urgency[] = ['month', 'visit'];

/** The log does not ask who reads it: what would be more urgent in pregnancy comes first. */
function withMother(answer: UrgentAnswer | null, reading: Reading, person: Person): UrgentAnswer | null {
  const more = answer && reading.kind === 'pressure' ? ifMother(reading, person) : null;
  return answer && more !== null ? { ...answer, steps: [more, ...answer.steps] } : answer;
}

/**
 * What has to be done about a reading, or null when nothing has. Of what somebody feels and what was measured the more
 * urgent speaks. A clinician's own target silences what can wait, never what cannot.
 */
export function answerReading(reading: Reading, person: Person, context: Context = {}): UrgentAnswer | null {
  const measured = withMother(answerMeasured(reading, person, context), reading, person);
  const isMeant =
    measured !== null &&
    canWait.includes(measured.urgency) &&
    context.target != null &&
    isWithin(reading, context.target);
  const answers = [isMeant ? null : measured, answerSymptoms(person)].filter((answer) => answer !== null);
  return answers.toSorted(byUrgency)[0] ?? null;
}
