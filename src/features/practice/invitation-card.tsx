import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { acceptInvitation, type Invitation } from './practices-desk.queries.ts';

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
