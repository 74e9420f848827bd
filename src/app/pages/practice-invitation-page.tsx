import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import { InvitationCard } from '../../features/practice/invitation-card.tsx';
import { practiceQuery } from '../../features/practice/practice.queries.ts';
import { invitationQuery } from '../../features/practice/practices-desk.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';

/** `/practice/invitation?key=…`: where the mail leads that invites a practitioner. */
export function Component() {
  const ready = useIsSessionReady();
  return (
    <div className="page max-w-2xl pb-12">
      <PageHead title={t('Practise with Mizizi')} noIndex />
      {ready ? <Invited /> : <Spinner label={t('Loading')} />}
    </div>
  );
}

function Invited() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const token = query.get('key') ?? '';
  const own = useQuery({ ...practiceQuery(session?.user.id ?? ''), enabled: session !== null });
  const { data: invitation, error, isFetching, refetch } = useQuery(invitationQuery(token));
  // Also where a confirmed address opened the desk by itself, and there is nothing left to accept.
  if (own.data)
    return <Navigate to={`${paths.practice()}${own.data.status === 'draft' ? '?tab=page' : ''}`} replace />;
  if (session !== null && own.isPending) return <Spinner label={t('Looking for your desk')} />;
  if (invitation === undefined)
    return error ? (
      <ReadAgain what={t('the invitation')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Spinner label={t('Reading the invitation')} />
    );
  if (invitation === null)
    return (
      <EmptyState
        title={t('This invitation is over')}
        action={
          <Link to={paths.contact()} className={buttonStyles({})}>
            {t('Write to us')}
          </Link>
        }
      >
        {t(
          'It was used, withdrawn, or is older than two weeks. If you were sent another one, follow the newest.',
        )}
      </EmptyState>
    );
  return (
    <>
      <PageHeader
        eyebrow={t('For nutritionists')}
        title={t('Karibu, {name}', { name: invitation.display_name })}
        intro={t('We would like you to see clients at Mizizi.')}
      />
      <InvitationCard
        invitation={invitation}
        token={token}
        here={pathname + search}
        user={session && { id: session.user.id, email: session.user.email }}
      />
    </>
  );
}
