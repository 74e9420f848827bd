import { type Person, personOf, pregnantSince, type SymptomId } from '../../entities/readings/reading.ts';
import { isSymptom } from '../../entities/readings/symptoms.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { SafetyFacts, SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { numberWithin } from '../../lib/guards.ts';
import { type Question, type QuestionId, isQuestionId, questionOf } from './questions.ts';

/** Upper and lower blood pressure in mmHg. */
export type Pressure = { upper: number; lower: number };
export type AnswerValue = string | number | readonly string[] | Pressure;
/** By question; null is skipped, a missing one was not reached. */
export type Answers = Readonly<Partial<Record<QuestionId, AnswerValue | null>>>;

const pressureLimits = { upper: [60, 300], lower: [30, 200] } as const;
export const MOST_TERMS = 60;

// Answers lie on the device while they are given, and a version to come may ask otherwise: so for all that follow.
const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

export const isPressure = (value: unknown): value is Pressure =>
  typeof value === 'object' &&
  value !== null &&
  'upper' in value &&
  'lower' in value &&
  numberWithin(...pressureLimits.upper)(value.upper) &&
  numberWithin(...pressureLimits.lower)(value.lower) &&
  value.lower < value.upper;

/** Whether a value is an answer to the question; null (skipped) is none. The database checks the same. */
export function isAnswer(question: Question, value: unknown): value is AnswerValue {
  switch (question.kind) {
    case 'number':
      return numberWithin(question.lowest, question.highest)(value);
    case 'pressure':
      return isPressure(value);
    case 'choice':
      return question.options.some((option) => option.value === value);
    case 'choices':
      return (
        isStrings(value) &&
        value.length > 0 &&
        value.length <= (question.most ?? question.options.length) &&
        value.every((entry) => question.options.some((option) => option.value === entry))
      );
    case 'terms':
      return isStrings(value) && value.length <= MOST_TERMS;
  }
}

/** Whether every entry is a known question with an answer of its shape, or skipped. */
export function isAnswers(value: unknown): value is Answers {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(
      ([id, entry]) => isQuestionId(id) && (entry === null || isAnswer(questionOf(id), entry)),
    )
  );
}

export function numberOf(answers: Answers, id: QuestionId): number | null {
  const value = answers[id];
  return typeof value === 'number' ? value : null;
}

export function choiceOf(answers: Answers, id: QuestionId): string | null {
  const value = answers[id];
  return typeof value === 'string' ? value : null;
}

/** Chosen values; none for a question that was skipped or not reached. */
export function listOf(answers: Answers, id: QuestionId): readonly string[] {
  const value = answers[id];
  return isStrings(value) ? value : [];
}

export function pressureOf(answers: Answers, id: QuestionId): Pressure | null {
  const value = answers[id];
  return isPressure(value) ? value : null;
}

/** True and false for yes and no, null for everything else. */
export function yesOf(answers: Answers, id: QuestionId): boolean | null {
  const value = answers[id];
  return value === 'yes' ? true : value === 'no' ? false : null;
}

const WEEK_MS = 7 * 86_400_000;

/** The life stages that the assessment asks about, as the safety list calls them. */
const stages: Readonly<Record<string, string>> = {
  pregnant: 'pregnancy',
  trying: 'trying-for-a-baby',
  breastfeeding: 'breastfeeding',
};
/** What the question of pregnancy decides, whatever was listed before. */
const decided = ['pregnancy', 'trying-for-a-baby', 'breastfeeding'];

/** The life stages of the answers, as entries of a safety list. */
function stagesOf(answers: Answers): string[] {
  const stage = stages[choiceOf(answers, 'pregnancy') ?? ''];
  return [...(stage ? [stage] : []), ...(yesOf(answers, 'gave-birth') === true ? ['after-birth'] : [])];
}

/** The safety list with what the assessment learned about pregnancy and birth; the same list when it was not asked. */
export function withLifeStages(profile: SafetyProfile, answers: Answers, now = Date.now()): SafetyProfile {
  const isAsked = choiceOf(answers, 'pregnancy') !== null;
  const gaveBirth = yesOf(answers, 'gave-birth');
  if (!isAsked && gaveBirth === null) return profile;
  const gone = [...(isAsked ? decided : []), ...(gaveBirth === false ? ['after-birth'] : [])];
  const conditions = [
    ...new Set([...profile.conditions.filter((id) => !gone.includes(id)), ...stagesOf(answers)]),
  ];
  const weeks = numberOf(answers, 'pregnancy-weeks');
  const { pregnant_since: since, gave_birth_on: birth, ...rest } = profile.facts ?? {};
  const keptSince = weeks === null ? since : pregnantSince(weeks, now);
  const facts: SafetyFacts = {
    ...rest,
    ...(conditions.includes('pregnancy') && keptSince !== undefined && { pregnant_since: keptSince }),
    ...(conditions.includes('after-birth') && birth !== undefined && { gave_birth_on: birth }),
  };
  const next: SafetyProfile = { medicines: profile.medicines, conditions };
  return Object.keys(facts).length > 0 ? { ...next, facts } : next;
}

/** Answers that the safety list knows already: shown as given, and still asked. */
export function answersKnown(
  profile: SafetyProfile,
  book: SafetyBook | undefined,
  now = Date.now(),
): Answers {
  const { conditions, medicines, facts } = profile;
  const stage = Object.entries(stages).find(([, id]) => conditions.includes(id))?.[0];
  const since = facts?.pregnant_since === undefined ? Number.NaN : now - Date.parse(facts.pregnant_since);
  const weeks = Math.floor(since / WEEK_MS);
  const named = book
    ? {
        conditions: conditions.filter(
          (id) => book.conditions[id] && book.conditions[id].kind !== 'life-stage',
        ),
        medicines: medicines.filter((id) => book.medicines[id]),
      }
    : { conditions: [], medicines: [] };
  return {
    ...(stage && { pregnancy: stage }),
    ...(weeks >= 1 && weeks <= 44 && { 'pregnancy-weeks': weeks }),
    ...(conditions.includes('after-birth') && { 'gave-birth': 'yes' }),
    ...(named.conditions.length > 0 && { conditions: named.conditions }),
    ...(named.medicines.length > 0 && { medicines: named.medicines }),
  };
}

const felt: Readonly<Record<string, SymptomId>> = {
  'chest-pain': 'chest-pain',
  'one-sided-weakness': 'weakness',
  'breathless-at-rest': 'breathless',
  fever: 'fever',
};

/** Whoever answers, as the tables of readings need them. */
export function personOfAnswers(answers: Answers, book?: SafetyBook): Person {
  const profile = withLifeStages(
    { medicines: listOf(answers, 'medicines'), conditions: listOf(answers, 'conditions') },
    answers,
  );
  const symptoms = [
    ...listOf(answers, 'signs').flatMap((sign) => felt[sign] ?? []),
    ...(['mother-signs', 'pressure-signs', 'glucose-signs'] as const)
      .flatMap((id) => listOf(answers, id))
      .filter(isSymptom),
    ...(yesOf(answers, 'bleeding') === true ? (['bleeding'] as const) : []),
    ...(yesOf(answers, 'weight-loss') === true ? (['weight-loss'] as const) : []),
  ];
  const person = personOf(profile, book);
  return {
    ...person,
    // Until the medicines are named, a low sugar may come from one of them.
    isHypoProne: person.isHypoProne || (answers.medicines ?? null) === null,
    symptoms: [...new Set(symptoms)],
  };
}
