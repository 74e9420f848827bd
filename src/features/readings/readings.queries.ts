import type { Target } from '../../entities/readings/reading.ts';
import { type ReadingKind, readingKinds } from '../../entities/readings/reading.ts';
import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { isRow, type LogRow, readRow } from './log-row.ts';

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

const isOwnTarget = (value: unknown): value is OwnTarget =>
  typeof value === 'object' &&
  value !== null &&
  readingKinds.some((kind) => kind === Reflect.get(value, 'id')) &&
  typeof Reflect.get(value, 'set_by') === 'string' &&
  ['low', 'high'].every((key) => {
    const end: unknown = Reflect.get(value, key);
    return end === null || typeof end === 'number';
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
