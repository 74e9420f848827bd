import type { UrgentAnswer } from './urgency.ts';

/**
 * What in a text is for today or sooner, where an answer may take days. Nothing when the words it is found by could not be
 * fetched: what is written is then sent as it would be without us.
 */
export async function cannotWait(text: string): Promise<readonly UrgentAnswer[]> {
  try {
    const { urgentAnswers } = await import('./urgent-answers.ts');
    return urgentAnswers(text).filter(({ urgency }) => urgency === 'emergency' || urgency === 'today');
  } catch {
    return [];
  }
}
