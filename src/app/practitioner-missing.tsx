import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** An address of nobody who can be booked. */
export function PractitionerMissing() {
  return (
    <div className="page pb-12">
      <PageHead title="Nutritionist not found" noIndex />
      <EmptyState
        title="This nutritionist cannot be booked"
        action={
          <Link to={paths.nutritionists()} className={buttonStyles({})}>
            See our nutritionists
          </Link>
        }
      >
        The page may have moved, or its licence is being renewed.
      </EmptyState>
    </div>
  );
}
