import { foldText } from '../../lib/fuzzy.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/health.ts';
import { language } from '../../words/language.ts';
import { findMedicine } from '../safety/medicine-names.ts';
import type { Rhythm, SafetyBook } from '../safety/safety-book.ts';
import { isAsWritten, writtenName } from '../safety/safety-profile.ts';
import type { MedicineSchedule } from './medicine-schedule.ts';

const DAILY =
  /\b(daily|every ?day|each day|a day|per day|nightly|(every|each) (morning|evening|night)|od|bd|bid|tds|tid|qid|qds|kila siku|kwa siku|siku zote|kila (asubuhi|jioni|usiku)|\d ?x ?\d)\b/;
/** Every Monday, and what says no to it. */
const NOT_DAILY =
  /\b(kila siku ya|not (daily|every ?day)|never daily|si (ya )?kila siku|a day a week|day per week)\b/;

/** Whether words about a medicine say that it is taken every day: `1 tablet daily`, `1x3`, `kila siku`. */
export function saysDaily(text: string): boolean {
  const folded = foldText(text);
  return DAILY.test(folded) && !NOT_DAILY.test(folded);
}

/** How often a medicine of the list is taken, where that is not every day. `dose` is what somebody wrote of it. */
export function rhythmOf(book: SafetyBook | undefined, medicine: string, dose = ''): Rhythm | null {
  if (!book) return null;
  const meant = isAsWritten(medicine)
    ? findMedicine(book, writtenName(medicine)).exact.map(({ id }) => id)
    : [medicine];
  const found = meant
    .flatMap((id) => (Object.hasOwn(book.rhythms, id) ? (book.rhythms[id] ?? []) : []))
    .find((rhythm) => rhythm.dose === undefined || new RegExp(rhythm.dose, 'i').test(dose));
  return found ?? null;
}

/** Whether it is noted as taken more often than it is made for: by its days and times, or by the words of its dose. */
export function isTooOften(
  { most }: Rhythm,
  { times, weekdays, dose }: Pick<MedicineSchedule, 'times' | 'weekdays' | 'dose'>,
): boolean {
  // days without times say how often, but for what is taken less than once a week: those have no day to name
  const doses = (most === 0 ? times.length : Math.max(1, times.length)) * weekdays.length;
  return doses > most || saysDaily(dose);
}

/** How often a medicine is taken that is not for every day; asked back where it is noted as taken more often. */
export function RhythmNote({ rhythm, name, isAsked }: { rhythm: Rhythm; name: string; isAsked: boolean }) {
  const title = isAsked
    ? t('{name}: really so often?', { name })
    : t('{name} is not for every day', { name });
  return (
    <Alert tone={!isAsked ? 'info' : rhythm.isDeadly ? 'danger' : 'warning'} title={title}>
      {rhythm[language]}
    </Alert>
  );
}
