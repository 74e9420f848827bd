import { blankHerb, laterHerbFields } from '../../../content/herb-fields.ts';
import { documentRows } from '../../lib/document-rows.ts';
import { t } from '../../words/knowledge.ts';
import { type Herb, type HerbCard, type HerbRecord, toCard } from './herb.ts';

const rows = documentRows<Herb, HerbCard>({
  blank: blankHerb,
  later: laterHerbFields,
  toCard,
  unreadable: t('The herb library sent an answer we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The herb of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): HerbRecord | null {
  const found = rows.readRecord(answer);
  return found && { herb: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}
