import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import {
  type AccountChange,
  accountChangeQuery,
  undoAccountChange,
} from '../../features/auth/auth-link.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

/** `/auth/undo?key=…`: where the mail leads that tells somebody that their password or address was changed. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('key') ?? '';
  const change = useQuery(accountChangeQuery(token));
  const undo = useMutation({ mutationFn: undoAccountChange });
  if (change.isError)
    return (
      <ReadAgain
        what={t('the change')}
        error={change.error}
        busy={change.isFetching}
        onRetry={() => void change.refetch()}
      />
    );
  return (
    <>
      <PageHead title={t('Undo a change')} noIndex />
      <div className="mx-auto w-full max-w-md px-4 py-8">
        <Card className="grid gap-5 sm:p-8">
          <h1 className="text-2xl">{t('Undo a change')}</h1>
          <div aria-live="polite" className="grid gap-5">
            {undo.isSuccess ? (
              <Undone />
            ) : change.isPending ? (
              <Spinner label={t('Checking your link')} />
            ) : change.data === null ? (
              <LinkOver />
            ) : (
              <>
                <Told change={change.data} />
                {undo.isError && <Alert tone="danger">{errorText(undo.error)}</Alert>}
                <Button size="lg" busy={undo.isPending} onClick={() => undo.mutate(token)}>
                  {undo.isPending ? t('Undoing...') : t('It was not me: undo it')}
                </Button>
              </>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}

function Told({ change: { changed, changed_at: at, email, undo_until: until } }: { change: AccountChange }) {
  const where = { email, time: formatDateTime(at) };
  return (
    <>
      <p className="wrap-anywhere">
        {changed === 'password'
          ? t('The password of the account {email} was changed on {time}.', where)
          : t('The account {email} was moved to another address on {time}.', where)}
      </p>
      <p>
        {t(
          'Undo it and the account becomes what it was: its address and its password come back, and every device is signed out. You can do so until {time}.',
          { time: formatDateTime(until) },
        )}
      </p>
      <p className="text-muted">{t('It was you? Then leave this page. Nothing happens.')}</p>
    </>
  );
}

function Undone() {
  return (
    <>
      <Alert tone="success" title={t('Your account is what it was')}>
        {t(
          'Every device is signed out. Somebody else may know your password: choose a new one now, with a link that we mail you.',
        )}
      </Alert>
      <Link to="/auth?view=forgot" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
        {t('Choose a new password')}
      </Link>
    </>
  );
}

function LinkOver() {
  return (
    <>
      <Alert tone="danger" title={t('This link does not work any more')}>
        {t(
          'It was used before, or is older than three days. If you cannot get into your account, ask for a new password or write to us.',
        )}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Link to="/auth?view=forgot" className={buttonStyles({ variant: 'primary' })}>
          {t('Send a new link')}
        </Link>
        <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary' })}>
          {t('Write to us')}
        </Link>
      </div>
    </>
  );
}
