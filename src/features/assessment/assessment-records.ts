import type { Json } from '../../lib/database.types.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { deleteCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { type Assessment, byTime, isAssessment, isStarted, type Started } from './assessment.ts';
import { readAssessments } from './assessments.queries.ts';

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

const isDraft = (value: unknown): value is Started | null => isAssessment(value) && isStarted(value);

/** The one that is being answered on this device, kept with every answer. The account hears of it now and then. */
export const draftState = createStoredState<Started | null>(
  'mizizi-assessment-draft',
  isDraft,
  null,
  DRAFT_KEPT_MS,
);
