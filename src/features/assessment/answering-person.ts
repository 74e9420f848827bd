import { type Person, personOf, pregnantSince } from '../../entities/readings/person.ts';
import type { SymptomId } from '../../entities/readings/reading.ts';
import { isSymptom } from '../../entities/readings/symptoms.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import type { SafetyFacts, SafetyProfile } from '../../entities/safety/safety-profile.ts';
import { type Answers, choiceOf, listOf, numberOf, yesOf } from './answers.ts';

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
