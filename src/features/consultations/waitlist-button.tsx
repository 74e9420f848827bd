import { useMutation } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { joinWaitlist } from './practitioners.queries.ts';

/** Asks to be told when a full day has a free time again. */
export function WaitlistButton({ serviceId, day }: { serviceId: number; day: string }) {
  const session = useSession();
  const join = useMutation({ mutationFn: () => joinWaitlist(serviceId, day) });
  if (!session)
    return (
      <Link
        to={paths.auth({ redirect: location.pathname + location.search })}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        {t('Sign in to wait for it')}
      </Link>
    );
  if (join.isSuccess)
    return <output className="font-semibold">{t('We tell you as soon as a time comes free.')}</output>;
  return (
    <>
      <Button variant="secondary" size="sm" busy={join.isPending} onClick={() => join.mutate()}>
        <BellIcon className="size-5" />
        {t('Tell me when a time comes free')}
      </Button>
      {join.error && (
        <p role="alert" className="text-danger-700 text-sm">
          {errorText(join.error)}
        </p>
      )}
    </>
  );
}
