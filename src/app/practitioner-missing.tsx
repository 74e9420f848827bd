import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-header.tsx';
import { t } from '../words/care.ts';

/** An address of nobody who can be booked. */
export function PractitionerMissing() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Nutritionist not found')} noIndex />
      <EmptyState
        title={t('This nutritionist cannot be booked')}
        action={
          <Link to={paths.nutritionists()} className={buttonStyles({})}>
            {t('See our nutritionists')}
          </Link>
        }
      >
        {t('The page may have moved, or its licence is being renewed.')}
      </EmptyState>
    </div>
  );
}
