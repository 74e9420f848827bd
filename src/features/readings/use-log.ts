import { useMemo } from 'react';

import { answerReading } from '../../entities/readings/answer-reading.ts';
import { type Person, personOf } from '../../entities/readings/person.ts';
import type { Context, ReadingKind, Target } from '../../entities/readings/reading.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { type Entry, entryOf, newestFirst, weightEntry } from './log-row.ts';
import { type OwnTarget, readingRecords, targetRecords } from './readings.queries.ts';

/** The weights of the weight log, and how to change them; another feature keeps them. */
export type WeightRecords = {
  rows: readonly { id: string; kg: number; note: string }[];
  put: (row: { id: string; kg: number; note: string }) => void;
  remove: (row: { id: string; kg: number; note: string }) => void;
};

export type Log = {
  /** Every reading, the newest first. */
  entries: readonly Entry[];
  targets: readonly OwnTarget[];
  person: Person;
  state: 'loading' | 'ready' | 'failed';
  refresh: () => void;
};

/** Whoever the visitor's safety list describes; the book is fetched only for a list that is not empty. */
function usePerson(): Person {
  const profile = useSafetyProfile();
  const { book } = useBook(!isEmpty(profile));
  return useMemo(() => personOf(profile, book), [profile, book]);
}

/** All readings of this member or of this device, live. */
export function useLog(weights: Pick<WeightRecords, 'rows'>): Log {
  const { rows, state, refresh } = readingRecords.useRecords();
  const { rows: targets } = targetRecords.useRecords();
  const person = usePerson();
  const entries = [...rows.flatMap(entryOf), ...weights.rows.map(weightEntry)].toSorted(newestFirst);
  return { entries, targets, person, state, refresh };
}

export const targetOf = (targets: readonly OwnTarget[], kind: ReadingKind): Target | null =>
  targets.find(({ id }) => id === kind) ?? null;

/** Whose reading it is: of a child's temperature nothing of the owner counts. */
const personAt = ({ symptoms, childMonths }: Entry, owner: Person): Person =>
  childMonths === null
    ? { ...owner, symptoms }
    : {
        ...owner,
        symptoms,
        ageMonths: childMonths,
        isPregnant: false,
        isAfterBirth: false,
      };

/** With whom and what a reading is compared. */
export function contextOf(
  entry: Entry,
  { entries, targets, person }: Pick<Log, 'entries' | 'targets' | 'person'>,
): { person: Person; context: Context } {
  const { kind } = entry.reading;
  return {
    person: personAt(entry, person),
    context: {
      at: entry.at,
      target: entry.childMonths === null ? targetOf(targets, kind) : null,
      earlier: entries.filter(
        ({ id, reading, at }) => reading.kind === kind && id !== entry.id && at <= entry.at,
      ),
    },
  };
}

export function answerTo(
  entry: Entry,
  log: Pick<Log, 'entries' | 'targets' | 'person'>,
): UrgentAnswer | null {
  const { person, context } = contextOf(entry, log);
  return answerReading(entry.reading, person, context);
}
