import { unwrap } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import {
  type Assessment,
  byTime,
  isAssessment,
  isStarted,
  readAssessment,
  type Started,
} from './assessment.ts';

/** The member's own assessments, the newest first. */
async function readAssessments(): Promise<Assessment[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('assessments')
      .select(
        'id, consent_version, consented_at, started_at, answered_at, answers, finished_at, scores, scoring_version',
      )
      .order('answered_at', { ascending: false })
      .limit(100),
  );
  return rows.flatMap((row) => readAssessment(row) ?? []).toSorted(byTime);
}

const DRAFT_KEPT_MS = 90 * 86_400_000;

const toJson = (value: object | null): Json => JSON.parse(JSON.stringify(value)) as Json;

/** What is kept for good: a visitor's on the device, a member's with the account and on the device. */
export const assessmentRecords = createRecords<Assessment>({
  table: 'assessments',
  isRow: isAssessment,
  read: readAssessments,
  compare: byTime,
  save: ({ answers, scores, ...row }, owner) =>
    rpcCall('save_assessment', {
      ...row,
      answers: toJson(answers),
      scores: toJson(scores),
      user_uuid: owner,
    }),
  remove: ({ id }, owner) => deleteCall('assessments', { id, user_id: owner }),
});

// of the device
const isDraft = (value: unknown): value is Started | null => isAssessment(value) && isStarted(value);

/** The one that is being answered on this device, kept with every answer. The account hears of it now and then. */
export const draftState = createStoredState<Started | null>(
  'mizizi-assessment-draft',
  isDraft,
  null,
  DRAFT_KEPT_MS,
);
