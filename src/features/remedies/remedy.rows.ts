import { blankRemedy, nullableRemedyFields } from '../../../content/remedy-fields.ts';
import { documentRows } from '../../lib/document-rows.ts';
import { t } from '../../words/knowledge.ts';
import { type Remedy, type RemedyCard, type RemedyRecord, toCard } from './remedy.ts';

const rows = documentRows<Remedy, RemedyCard>({
  blank: blankRemedy,
  nullable: nullableRemedyFields,
  toCard,
  unreadable: t('The remedies came in a shape we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The remedy of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): RemedyRecord | null {
  const found = rows.readRecord(answer);
  return found && { remedy: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}
