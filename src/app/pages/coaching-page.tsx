import { CoachingView } from '../../features/coaching/coaching-view.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/community.ts';

/** `/coaching`: weekly check-ins with a practitioner, for Gold. */
export function Component() {
  const session = useSession();
  const isReady = useIsSessionReady();
  return (
    <div className="page pb-12">
      <PageHead title={t('Personal coaching')} noIndex />
      <PageHeader
        eyebrow={t('Gold')}
        title={t('Personal coaching')}
        intro={t('Once a week you say how it went, and the practitioner whom you chose answers you.')}
      />
      {!isReady && <Spinner label={t('Loading')} />}
      {isReady && session && <CoachingView key={session.user.id} userId={session.user.id} />}
      {isReady && !session && (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-pretty">{t('Coaching belongs to an account. It is part of Gold.')}</p>
          <span className="flex flex-wrap gap-3">
            <Link to={paths.auth({ redirect: paths.coaching() })} className={buttonStyles({})}>
              {t('Sign in')}
            </Link>
            <Link to={paths.pricing()} className={buttonStyles({ variant: 'secondary' })}>
              {t('See the plans')}
            </Link>
          </span>
        </Card>
      )}
    </div>
  );
}
