import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';

import { practiceQuery } from '../../features/practice/practice.queries.ts';
import {
  invitationQuery,
  acceptInvitation,
  type Invitation,
} from '../../features/practice/practices-desk.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
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

const offers = [
  t('A page with your services, prices and reviews'),
  t('Your hours, and bookings that never overlap'),
  t('Video calls, messages, private notes and meal plans for your clients'),
  t('Payments by M-Pesa, with your earnings by month'),
];

type Props = {
  invitation: Invitation;
  token: string;
  /** Where this page is, to come back to after signing in. */
  here: string;
  user: { id: string; email: string } | null;
};

/** What somebody is invited to, and the way into their desk: once it is open, the caller's practice is read again. */
export function InvitationCard({ invitation, token, here, user }: Props) {
  const queryClient = useQueryClient();
  const accept = useMutation({
    mutationFn: (userId: string) => acceptInvitation(queryClient, userId, token),
  });
  return (
    <Card className="grid gap-5">
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer} className="flex gap-3">
            <CheckIcon className="text-leaf-700 mt-0.5 size-5 shrink-0" />
            {offer}
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {t('You write your page and hand in your licence. We check it, and clients find you from then on.')}
      </p>
      {accept.error && <Alert tone="danger">{errorText(accept.error)}</Alert>}
      {user ? (
        <div className="grid gap-3">
          <p className="wrap-anywhere">
            {t.rich(
              'You are signed in as <b>{email}</b>. The desk opens for this account.',
              { b: (words) => <strong>{words}</strong> },
              { email: user.email },
            )}
          </p>
          <Button
            busy={accept.isPending}
            className="justify-self-start"
            onClick={() => accept.mutate(user.id)}
          >
            {t('Open my desk')}
          </Button>
        </div>
      ) : (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-3">
            <Link to={paths.auth({ redirect: here, isNew: true })} className={buttonStyles({})}>
              {t('Make an account')}
            </Link>
            <Link to={paths.auth({ redirect: here })} className={buttonStyles({ variant: 'secondary' })}>
              {t('I have one: sign in')}
            </Link>
          </div>
          <p className="text-muted text-sm wrap-anywhere">
            {t(
              'With the address {email} your desk opens as soon as you confirm it. Another address works too: you come back here.',
              { email: invitation.email },
            )}
          </p>
        </div>
      )}
      <p className="text-muted text-sm">
        {t('The invitation works once, until {day}.', { day: formatDate(invitation.expires_at) })}
      </p>
    </Card>
  );
}
