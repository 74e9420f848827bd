import type { ReadingKind } from '../../entities/readings/reading.ts';
import { byUrgency, type UrgentAnswer, type UrgentKind } from '../../entities/urgent/urgency.ts';
import { type Entry, newestFirst } from './log-row.ts';
import { answerTo, type Log } from './use-log.ts';

export type OpenAnswer = { entry: Entry; answer: UrgentAnswer };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** A better reading later does not take these back: the clinic looks for more than the number. */
const lasting: readonly UrgentKind[] = ['pregnancy', 'birth', 'child'];

const isSoon = ({ urgency }: UrgentAnswer): boolean => urgency === 'emergency' || urgency === 'today';

/**
 * What still asks to be done, one answer of each kind of reading: an emergency or a matter of today for 24 hours, of the
 * week for seven days. A later reading of the same kind that needs nothing as soon closes it, except an emergency and what
 * concerns mothers and children.
 */
export function openAnswers(
  log: Pick<Log, 'entries' | 'targets' | 'person'>,
  now: number,
): readonly OpenAnswer[] {
  const recent = log.entries
    .filter(({ at }) => now - at < WEEK_MS)
    .toSorted(newestFirst)
    .flatMap((entry) => ({ entry, answer: answerTo(entry, log) }));
  const kinds = [...new Set(recent.map(({ entry }) => entry.reading.kind))];
  const openOf = (kind: ReadingKind): OpenAnswer[] => {
    const own = recent.filter(({ entry }) => entry.reading.kind === kind);
    const open = own.flatMap(({ entry, answer }, place): OpenAnswer[] => {
      if (!answer) return [];
      const age = now - entry.at;
      const isNewest = place === 0;
      const stays = answer.urgency === 'emergency' || (isSoon(answer) && lasting.includes(answer.kind));
      if (isSoon(answer)) return age < DAY_MS && (isNewest || stays) ? [{ entry, answer }] : [];
      return answer.urgency === 'week' && isNewest ? [{ entry, answer }] : [];
    });
    return open.toSorted((one, other) => byUrgency(one.answer, other.answer)).slice(0, 1);
  };
  return kinds.flatMap(openOf).toSorted((one, other) => byUrgency(one.answer, other.answer));
}
