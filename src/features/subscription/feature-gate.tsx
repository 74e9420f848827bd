import type { ReactNode } from 'react';

import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { useSubscription } from './subscription.queries.ts';

type Props = {
  /** What is behind the gate, for example `custom meal plans` */
  what: string;
  children: ReactNode;
};

/** Shows its children to those whose plan opens everything, and to the others what would open it. */
export function FeatureGate({ what, children }: Props) {
  const isSignedIn = useSession() !== null;
  const { access, isLoading } = useSubscription();
  if (access.isFull) return children;
  if (isLoading) return <Spinner label={t('Looking up your plan')} />;
  return (
    <Card className="bg-leaf-50 grid justify-items-start gap-3">
      <h2 className="text-xl">{t('Part of Premium: {what}', { what })}</h2>
      <p className="text-muted">
        {isSignedIn
          ? t('Choose a plan to open it. You can leave it at the end of any month.')
          : t('Sign in, or start your free trial: for seven days everything is open.')}
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <Link to={paths.plans()} className={buttonStyles({})}>
            {t('See the plans')}
          </Link>
        ) : (
          <>
            <Link to={`${paths.auth()}?plan=free-trial`} className={buttonStyles({})}>
              {t('Start the free trial')}
            </Link>
            <Link to={paths.auth()} className={buttonStyles({ variant: 'secondary' })}>
              {t('Sign In')}
            </Link>
          </>
        )}
      </div>
    </Card>
  );
}
