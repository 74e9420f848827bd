import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { BellIcon, CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { saveAlert, wishlistQueries } from './wishlist.queries.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface TellMeProps {
  id: number;
  name: string;
  /** The page to come back to after signing in. */
  returnTo: string;
}

/** Asks to be told when a sold-out product is back. Visitors sign in first: there is nobody to tell otherwise. */
export function TellMe({ id, name, returnTo }: TellMeProps) {
  const userId = useSession()?.user.id;
  if (userId === undefined)
    return (
      <Link
        to={paths.auth({ redirect: returnTo })}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        <BellIcon className="size-5" />
        {t.rich('Sign in to be told <quiet>when {name} is back</quiet>', { quiet }, { name })}
      </Link>
    );
  return <TellMember id={id} name={name} userId={userId} />;
}

function TellMember({ id, name, userId }: { id: number; name: string; userId: string }) {
  const client = useQueryClient();
  const alerts = wishlistQueries.alerts(userId);
  const { data, isError, refetch, isFetching } = useQuery(alerts);
  const waiting = data?.includes(id) ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: boolean) => saveAlert(id, wanted),
    onSuccess: (_, wanted) => {
      client.setQueryData(alerts.queryKey, (ids = []) =>
        wanted ? [...ids, id] : ids.filter((other) => other !== id),
      );
      if (wanted) toast.success(t('We will tell you'), t('One notification when {name} is back.', { name }));
    },
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  if (isError && data === undefined)
    return (
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('Your alerts could not be loaded. Try again')}
      </Button>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      disabled={data === undefined}
      aria-pressed={waiting}
      onClick={() => mutate(!waiting)}
    >
      {waiting ? <CheckIcon className="size-5" /> : <BellIcon className="size-5" />}
      {waiting
        ? t.rich('We will tell you <quiet>when {name} is back</quiet>', { quiet }, { name })
        : t.rich('Tell me <quiet>when {name} is back</quiet>', { quiet }, { name })}
    </Button>
  );
}
