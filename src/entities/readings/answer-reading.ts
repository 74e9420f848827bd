import { t } from '../../words/health.ts';
import { byUrgency, type UrgentAnswer, type Urgency } from '../urgent/urgency.ts';
import { glucoseRules, glucoseLimits } from './glucose-rules.ts';
import { ifMother, pressureRules, lowPressure } from './pressure-rules.ts';
import { hba1cRules, pulseRules } from './pulse-and-hba1c-rules.ts';
import {
  type Person,
  type Context,
  type Reading,
  type Target,
  type TimedReading,
  feels,
  firstAnswer,
  type Rule,
} from './reading.ts';
import { sources } from './sources.rows.ts';
import { answerSymptoms } from './symptoms.ts';
import { temperatureRules } from './temperature-rules.ts';

const DAY_MS = 86_400_000;
/** More than 5 % within half a year without trying: NICE NG12 and its reviews look for a reason. */
const lostShare = 0.05;
const LOST_WITHIN_DAYS = 183;
/** More than 2 kg in 3 days with a weak heart is water: ESC 2021. */
const gained = { kg: 2, days: 3 } as const;

type Weight = { kg: number };

const weightsWithin = ({ earlier = [], at = Date.now() }: Context, days: number): number[] =>
  earlier.flatMap(({ reading, at: then }: TimedReading) =>
    reading.kind === 'weight' && then < at && at - then <= days * DAY_MS ? [reading.kg] : [],
  );
const hasLost = ({ kg }: Weight, context: Context): boolean =>
  Math.max(...weightsWithin(context, LOST_WITHIN_DAYS), 0) * (1 - lostShare) > kg;
const hasGained = ({ kg }: Weight, context: Context): boolean => {
  const before = weightsWithin(context, gained.days);
  return before.length > 0 && kg - Math.min(...before) > gained.kg;
};

/** Weight beside earlier ones. The worst row first. */
const weightRules: readonly Rule<'weight'>[] = [
  {
    id: 'gained-with-heart',
    urgency: 'today',
    about: 'heart',
    source: sources.heartWeight,
    title: t('More than 2 kg in three days, with your heart, can be water'),
    steps: [
      t('Call your clinic or be seen today, also when you feel well. Keep taking your tablets.'),
      t('Short of breath, or breathless lying flat: hospital at once.'),
    ],
    holds: (reading, person, context) => person.hasHeartDisease && hasGained(reading, context),
  },
  {
    id: 'lost-in-pregnancy',
    urgency: 'week',
    about: 'pregnancy',
    source: sources.dangerSigns,
    title: t('Losing weight in pregnancy has a reason that must be found'),
    steps: [
      t(
        'Go to your maternity clinic this week. Do not fast or cut your food. Vomiting everything: go today.',
      ),
    ],
    holds: (reading, person, context) => person.isPregnant && hasLost(reading, context),
  },
  {
    id: 'lost-with-signs',
    urgency: 'week',
    about: 'high-sugar',
    source: sources.weightLoss,
    title: t('You lost weight and feel unwell: have it looked into'),
    steps: [
      t(
        'Go to a clinic this week; sugar, TB and other reasons are tested. Tell them about thirst, fever or cough.',
      ),
      t('Do not fast or cut your food meanwhile.'),
    ],
    holds: (reading, person, context) =>
      hasLost(reading, context) && feels(person, 'thirst', 'much-urine', 'fever', 'weight-loss'),
  },
  {
    id: 'lost',
    urgency: 'visit',
    about: 'belly',
    source: sources.weightLoss,
    title: t('You weigh over 5 % less than within the last half year'),
    steps: [
      t('If you meant to, mention it at your next visit.'),
      t('If you did not try to lose it, see a clinician this week: it has a reason. Do not fast meanwhile.'),
    ],
    holds: (reading, _person, context) => hasLost(reading, context),
  },
];

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
function isWithin(reading: Reading, { low, high }: Target): boolean {
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

/** What to say about a reading that needs no answer: in range, or why nothing follows from it. */
export function calmWords(reading: Reading, person: Person, { target }: Context = {}): string {
  if (target)
    return isWithin(reading, target)
      ? t('Within the target your clinician set for you.')
      : t('Outside the target your clinician set for you. Show it at your next visit.');
  const { ageMonths } = person;
  if (ageMonths !== null && reading.kind !== 'temperature')
    return t('Kept. The limits here are for grown-ups; ask at the clinic what is usual for a child.');
  switch (reading.kind) {
    case 'pressure':
      return reading.upper < lowPressure.upper || reading.lower < lowPressure.lower
        ? t(
            'Lower than most. If you feel well, nothing has to be done; with fainting or dizziness be seen today.',
          )
        : t('In the healthy range. Nothing has to be done.');
    case 'glucose': {
      const { between } = glucoseLimits;
      if (person.hasDiabetes) return t('In the usual range with diabetes. Go on as you do.');
      return reading.context === 'any' && reading.mmol >= between.after
        ? t('After a meal sugar may be this high. Measure in the morning before breakfast to know.')
        : t('In the healthy range. Nothing has to be done.');
    }
    case 'hba1c':
      return person.hasDiabetes
        ? t('Below 7 %, the usual target with diabetes. Go on as you do.')
        : t('In the healthy range. Nothing has to be done.');
    case 'temperature':
      return reading.celsius >= 37.5
        ? t('Warm, and no fever yet. Measure again in some hours.')
        : t('No fever.');
    case 'pulse':
      return reading.beats > 100
        ? t('A little fast for somebody at rest. Sit five minutes and count again.')
        : t('In the usual range at rest.');
    case 'weight':
      return t('Noted. The line over weeks says more than one day.');
  }
}
