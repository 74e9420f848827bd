import { useMemo } from 'react';

import { answerReading } from '../../entities/readings/answer-reading.ts';
import {
  type Person,
  personOf,
  type Context,
  type ReadingKind,
  readingKinds,
  type Target,
} from '../../entities/readings/reading.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import type { UrgentAnswer } from '../../entities/urgent/urgency.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isNumber, isText, objectOf, oneOf, orNull } from '../../lib/guards.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { type Entry, entryOf, isRow, type LogRow, newestFirst, readRow, weightEntry } from './log-row.ts';

const MOST_ROWS = 3000;

/** The readings of this member or of this device, the newest first. */
export const readingRecords = createRecords<LogRow>({
  table: 'health_readings',
  isRow,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('health_readings')
        .select('id,kind,upper,lower,value,context,symptoms,child_months,note,taken_at')
        .order('taken_at', { ascending: false })
        .limit(MOST_ROWS),
    );
    return rows.flatMap((row) => readRow(row) ?? []);
  },
  compare: (one, other) => Date.parse(other.taken_at) - Date.parse(one.taken_at),
  save: ({ symptoms, ...row }, owner) =>
    upsertCall('health_readings', { ...row, symptoms: [...symptoms], user_id: owner }, 'user_id,id'),
  remove: ({ id }, owner) => deleteCall('health_readings', { id, user_id: owner }),
});

/** A clinician's target; its `id` is the kind of reading. */
export type OwnTarget = Target & { id: ReadingKind; set_by: string };

const isOwnTarget = objectOf<OwnTarget>({
  id: oneOf(readingKinds),
  set_by: isText,
  low: orNull(isNumber),
  high: orNull(isNumber),
});

export const targetRecords = createRecords<OwnTarget>({
  table: 'reading_targets',
  isRow: isOwnTarget,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(await from('reading_targets').select('kind,low,high,set_by'));
    return rows.map(({ kind, ...row }) => ({ ...row, id: kind })).filter(isOwnTarget);
  },
  compare: (one, other) => one.id.localeCompare(other.id),
  save: ({ id, ...row }, owner) =>
    upsertCall('reading_targets', { ...row, kind: id, user_id: owner }, 'user_id,kind'),
  remove: ({ id }, owner) => deleteCall('reading_targets', { kind: id, user_id: owner }),
});

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
