import { type Row, textOf } from '../features/back-office/desk-list.ts';
import { useDeskAction } from '../features/back-office/use-desk-action.ts';
import { moderate } from '../features/review-desk/review-desk.queries.ts';
import { errorText } from '../lib/app-error.ts';
import { paths } from '../lib/paths.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/desk.ts';

/** What can be done with a review found by search: publish it, or take it away. */
export function ReviewDecisions({ row, close }: { row: Row; close: () => void }) {
  const decide = useDeskAction((next: 'published' | 'rejected') => moderate(Number(row.id), next, ''), {
    done: t('Review decided'),
    onDone: close,
  });
  const state = textOf(row, 'state');
  return (
    <>
      {decide.error && (
        <p role="alert" className="text-danger-700 w-full text-sm font-semibold">
          {errorText(decide.error)}
        </p>
      )}
      <Link to={paths.product(textOf(row, 'product_id'))} className={buttonStyles({ variant: 'quiet' })}>
        {t('See the product')}
      </Link>
      {state !== 'rejected' && (
        <Button variant="danger" disabled={decide.isPending} onClick={() => decide.mutate('rejected')}>
          {t('Reject')}
        </Button>
      )}
      {state !== 'published' && (
        <Button disabled={decide.isPending} onClick={() => decide.mutate('published')}>
          {t('Publish')}
        </Button>
      )}
    </>
  );
}
