import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type Assessment, byTime, readAssessment } from './assessment.ts';

/** The member's own assessments, the newest first. */
export async function readAssessments(): Promise<Assessment[]> {
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
