import { answerMeasured } from '../../entities/readings/answer-reading.ts';
import { type Person, glucoseContexts } from '../../entities/readings/reading.ts';
import { answerSymptoms } from '../../entities/readings/symptoms.ts';
import { temperatureLimits } from '../../entities/readings/temperature-rules.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { byUrgency, type UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { t } from '../../words/assessment.ts';
import { personOfAnswers, type Answers, choiceOf, listOf, numberOf, pressureOf, yesOf } from './answers.ts';
import type { QuestionId } from './questions.ts';

/**
 * Answers that cannot wait for a plan, and readings that need an answer: blood pressure, blood sugar and temperature by the
 * tables of `entities/readings`, cough of 2 weeks, weight loss of 5 %. Where something cannot wait the assessment stops for
 * it, names whom to call, and offers nothing to buy.
 */
export type RedFlagId =
  | 'chest-pain'
  | 'one-sided-weakness'
  | 'breathless-at-rest'
  | 'self-harm'
  | 'bleeding-in-pregnancy'
  | 'signs-of-danger'
  | 'pressure'
  | 'glucose'
  | 'fever'
  | 'blood'
  | 'long-cough'
  | 'weight-loss';

export type RedFlag = UrgentAnswer & {
  id: RedFlagId;
  /** The answer it comes from. */
  because: QuestionId;
};

type Sign = Omit<RedFlag, 'steps'> & { advice: readonly string[]; isRaised: (answers: Answers) => boolean };

const signs: readonly Sign[] = [
  {
    id: 'chest-pain',
    urgency: 'emergency',
    kind: 'heart',
    because: 'signs',
    title: t('Chest pain needs help now'),
    advice: [
      t('Call an ambulance or let somebody take you to the nearest hospital. Do not drive yourself.'),
      t('Sit down and rest until help comes.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('chest-pain'),
  },
  {
    id: 'one-sided-weakness',
    urgency: 'emergency',
    kind: 'stroke',
    because: 'signs',
    title: t('Weakness on one side can be a stroke'),
    advice: [
      t('Call an ambulance now. Note when it began: treatment depends on the hours.'),
      t('Do not eat or drink anything until you were seen.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('one-sided-weakness'),
  },
  {
    id: 'breathless-at-rest',
    urgency: 'emergency',
    kind: 'breathing',
    because: 'signs',
    title: t('Shortness of breath at rest needs help now'),
    advice: [
      t('Call an ambulance or go to the nearest hospital with somebody.'),
      t('Sit upright meanwhile.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('breathless-at-rest'),
  },
  {
    id: 'self-harm',
    urgency: 'emergency',
    kind: 'self-harm',
    because: 'self-harm',
    title: t('Please talk to somebody now'),
    advice: [
      t(
        'You are not alone with this, and it can get better. Call one of the numbers below, or tell somebody near you.',
      ),
      t(
        'If you may act on these thoughts, go to the nearest hospital or let somebody stay with you, and move away from anything you could use.',
      ),
    ],
    isRaised: (answers) => yesOf(answers, 'self-harm') === true,
  },
  {
    id: 'bleeding-in-pregnancy',
    urgency: 'emergency',
    kind: 'pregnancy',
    because: 'bleeding',
    title: t('Bleeding in pregnancy must be checked now'),
    advice: [
      t('Go to the nearest maternity or hospital now, also when it is little or has stopped.'),
      t('Take your clinic book with you.'),
    ],
    isRaised: (answers) => yesOf(answers, 'bleeding') === true,
  },
  {
    id: 'blood',
    urgency: 'today',
    kind: 'bleeding',
    because: 'signs',
    title: t('Blood must be looked into'),
    advice: [
      t('Go to a clinic today and tell them what you saw and since when.'),
      t('If it is a lot, or you feel faint, call an ambulance at once.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('blood'),
  },
  {
    id: 'long-cough',
    urgency: 'week',
    kind: 'breathing',
    because: 'signs',
    title: t('A cough of two weeks needs a TB test'),
    advice: [
      t('Go to a clinic this week and ask for a TB test. Public clinics do not charge for it.'),
      t('Until then open the windows and cover your mouth when you cough.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('long-cough'),
  },
  {
    id: 'weight-loss',
    urgency: 'week',
    kind: 'belly',
    because: 'weight-loss',
    title: t('Weight lost without trying has a reason'),
    advice: [
      t('See a clinician this week so that the reason is found. Do not fast or cut your food meanwhile.'),
      t('Tell them about cough, night sweats, thirst or changes of your stool, if there are any.'),
    ],
    isRaised: (answers) => yesOf(answers, 'weight-loss') === true,
  },
];

const signFlags = (answers: Answers): RedFlag[] =>
  signs
    .filter(({ isRaised }) => isRaised(answers))
    .map(({ isRaised: _isRaised, advice, ...flag }): RedFlag => ({ ...flag, steps: advice }));

type Read = readonly [id: RedFlagId, because: QuestionId, answer: UrgentAnswer | null];

/** What the tables say about what was measured, and about the signs of danger of mothers. */
function readingFlags(answers: Answers, person: Person): RedFlag[] {
  const pressure = pressureOf(answers, 'pressure');
  const mmol = numberOf(answers, 'glucose');
  const context = glucoseContexts.find((known) => known === choiceOf(answers, 'glucose-when')) ?? 'any';
  const hasFever = listOf(answers, 'signs').includes('fever');
  // Whoever feels a fever has one, also when it is down for the moment.
  const celsius = Math.max(numberOf(answers, 'temperature') ?? 0, temperatureLimits.fever);
  // Bleeding, and what needs help with any reading, has answers of its own.
  const mother: Person = {
    ...person,
    symptoms: person.symptoms.filter((id) => listOf(answers, 'mother-signs').includes(id)),
  };
  const read: readonly Read[] = [
    ['signs-of-danger', 'mother-signs', answerSymptoms(mother)],
    ['pressure', 'pressure', pressure && answerMeasured({ kind: 'pressure', ...pressure }, person)],
    ['glucose', 'glucose', mmol === null ? null : answerMeasured({ kind: 'glucose', mmol, context }, person)],
    ['fever', 'signs', hasFever ? answerMeasured({ kind: 'temperature', celsius }, person) : null],
  ];
  return read.flatMap(([id, because, answer]) => (answer ? [{ ...answer, id, because }] : []));
}

/**
 * Everything the answers ask to be done, the most urgent first. With the book of the safety check, drugs tell of illnesses;
 * without it, their classes do.
 */
export const urgentAnswersOf = (answers: Answers, book?: SafetyBook): readonly RedFlag[] =>
  [...signFlags(answers), ...readingFlags(answers, personOfAnswers(answers, book))].toSorted(byUrgency);

/** What comes before any plan: to be seen now, today or within the week. */
export const redFlagsOf = (answers: Answers, book?: SafetyBook): readonly RedFlag[] =>
  urgentAnswersOf(answers, book).filter(({ urgency }) => !['month', 'visit'].includes(urgency));

/** The questions that a flag can follow from, besides the one it names. */
const more: Readonly<Partial<Record<RedFlagId, readonly QuestionId[]>>> = {
  pressure: ['pressure-signs'],
  glucose: ['glucose-when', 'glucose-signs'],
  fever: ['temperature'],
};
/** A reading that can wait until tomorrow is told with the results. */
const canWait = ({ id, urgency }: RedFlag): boolean =>
  (id === 'pressure' || id === 'glucose') && urgency === 'week';

/** What one question's answer raises, and was not said before. */
export function redFlagsFrom(answers: Answers, id: QuestionId, book?: SafetyBook): readonly RedFlag[] {
  const before = redFlagsOf({ ...answers, [id]: null }, book);
  return redFlagsOf(answers, book).filter(
    (flag) =>
      (flag.because === id || (more[flag.id] ?? []).includes(id)) &&
      !canWait(flag) &&
      !before.some((other) => other.id === flag.id && byUrgency(other, flag) <= 0),
  );
}
