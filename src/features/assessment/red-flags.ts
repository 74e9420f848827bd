import { t } from '../../words/assessment.ts';
import { type Answers, listOf, numberOf, pressureOf, yesOf } from './answers.ts';
import type { QuestionId } from './questions.ts';

/**
 * Answers that cannot wait for a plan. Limits: blood pressure 180/120 mmHg, blood sugar 16.7 mmol/L and 3.9 mmol/L, fever 38 °C,
 * cough 2 weeks, weight loss 5 %. Where one is found the assessment stops for it, names whom to call, and offers nothing
 * to buy.
 */
export type RedFlagId =
  | 'chest-pain'
  | 'one-sided-weakness'
  | 'breathless-at-rest'
  | 'self-harm'
  | 'bleeding-in-pregnancy'
  | 'very-high-pressure'
  | 'very-high-glucose'
  | 'low-glucose'
  | 'fever'
  | 'blood'
  | 'long-cough'
  | 'weight-loss';

export type RedFlag = {
  id: RedFlagId;
  /** `now`: call or go at once; `soon`: be seen today or within days. */
  urgency: 'now' | 'soon';
  title: string;
  advice: readonly string[];
  /** The answer it comes from. */
  because: QuestionId;
};

const PRESSURE = { upper: 180, lower: 120 };
const GLUCOSE_HIGH = 16.7;
const GLUCOSE_LOW = 3.9;

const flags: readonly (RedFlag & { isRaised: (answers: Answers) => boolean })[] = [
  {
    id: 'chest-pain',
    urgency: 'now',
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
    urgency: 'now',
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
    urgency: 'now',
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
    urgency: 'now',
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
    urgency: 'now',
    because: 'bleeding',
    title: t('Bleeding in pregnancy must be checked now'),
    advice: [
      t('Go to the nearest maternity or hospital now, also when it is little or has stopped.'),
      t('Take your clinic book with you.'),
    ],
    isRaised: (answers) => yesOf(answers, 'bleeding') === true,
  },
  {
    id: 'very-high-pressure',
    urgency: 'now',
    because: 'pressure',
    title: t('This blood pressure is dangerously high'),
    advice: [
      t(
        'Rest five minutes and measure again. If it is still 180/120 or more, go to the nearest hospital today.',
      ),
      t('With chest pain, weakness, confusion or trouble seeing or speaking, call an ambulance at once.'),
    ],
    isRaised: (answers) => {
      const pressure = pressureOf(answers, 'pressure');
      return pressure !== null && (pressure.upper >= PRESSURE.upper || pressure.lower >= PRESSURE.lower);
    },
  },
  {
    id: 'very-high-glucose',
    urgency: 'now',
    because: 'glucose',
    title: t('This blood sugar is dangerously high'),
    advice: [
      t('Be seen at a hospital or clinic today. Drink water on the way.'),
      t('With vomiting, fast breathing, sleepiness or confusion, call an ambulance at once.'),
    ],
    isRaised: (answers) => (numberOf(answers, 'glucose') ?? 0) >= GLUCOSE_HIGH,
  },
  {
    id: 'low-glucose',
    urgency: 'now',
    because: 'glucose',
    title: t('This blood sugar is too low'),
    advice: [
      t(
        'If it is that low now, take something sweet at once: a glass of juice or soda, or sugar in water. Measure again after 15 minutes.',
      ),
      t(
        'If you do not get better, or somebody cannot swallow, call an ambulance. Tell your clinic about it.',
      ),
    ],
    isRaised: (answers) => {
      const glucose = numberOf(answers, 'glucose');
      return glucose !== null && glucose < GLUCOSE_LOW;
    },
  },
  {
    id: 'fever',
    urgency: 'soon',
    because: 'signs',
    title: t('Fever: a malaria test comes first'),
    advice: [
      t('Go for a malaria test today, at a clinic or a chemist that tests. Start no herb before it.'),
      t('With a stiff neck, confusion, fits or trouble breathing, call an ambulance at once.'),
    ],
    isRaised: (answers) => listOf(answers, 'signs').includes('fever'),
  },
  {
    id: 'blood',
    urgency: 'soon',
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
    urgency: 'soon',
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
    urgency: 'soon',
    because: 'weight-loss',
    title: t('Weight lost without trying has a reason'),
    advice: [
      t('See a clinician this week so that the reason is found. Do not fast or cut your food meanwhile.'),
      t('Tell them about cough, night sweats, thirst or changes of your stool, if there are any.'),
    ],
    isRaised: (answers) => yesOf(answers, 'weight-loss') === true,
  },
];

/** What the answers raise, the most urgent first. */
export const redFlagsOf = (answers: Answers): readonly RedFlag[] =>
  flags
    .filter(({ isRaised }) => isRaised(answers))
    .map(({ id, urgency, title, advice, because }): RedFlag => ({ id, urgency, title, advice, because }))
    .toSorted((one, other) => Number(one.urgency === 'soon') - Number(other.urgency === 'soon'));

/** What one question's answer raises. */
export const redFlagsFrom = (answers: Answers, id: QuestionId): readonly RedFlag[] =>
  redFlagsOf(answers).filter(({ because }) => because === id);
