import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/assessment.ts';
import type { Finished } from './assessment.ts';
import { isRetestDue, retestFrom } from './retest.ts';

/** When to take it again, and the way there. */
export function RetestCard({ newest }: { newest: Finished }) {
  const isDue = isRetestDue(newest, useNairobiDay());
  const isMember = useSession() !== null;
  return (
    <div className="bg-leaf-50 border-leaf-200 flex flex-wrap items-center justify-between gap-4 rounded-2xl border p-5 print:hidden">
      <p className="min-w-56 flex-1 text-pretty">
        {isDue ? (
          <strong>{t('Four weeks have passed. Take it again and see what moved.')}</strong>
        ) : (
          <>
            {t.rich(
              'Take it again from <b>{date}</b>: several scores look two weeks back, so four weeks show a difference.',
              { b: (words) => <strong>{words}</strong> },
              { date: formatDate(`${retestFrom(newest)}T00:00:00+03:00`) },
            )}
            {isMember && (
              <>
                {' '}
                {t.rich(
                  'With <a>daily reminders</a> on we tell you then, without a word about health on your lock screen.',
                  {
                    a: (words) => (
                      <Link to={paths.notifications()} className="underline">
                        {words}
                      </Link>
                    ),
                  },
                )}
              </>
            )}
          </>
        )}
      </p>
      <Link
        to={paths.assessment()}
        className={buttonStyles({ variant: isDue ? 'primary' : 'secondary', size: 'sm' })}
      >
        {isDue ? t('Take it again') : t('Take it again anyway')}
      </Link>
    </div>
  );
}
