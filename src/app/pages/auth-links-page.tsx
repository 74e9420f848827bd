import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import {
  type Arrival,
  AUTH_FAILED,
  finishSignIn,
  strayResetLink,
  closeReset,
  openReset,
  type AccountChange,
  accountChangeQuery,
  undoAccountChange,
} from '../../features/auth/auth-link.queries.ts';
import { takeRedirect } from '../../features/auth/auth.queries.ts';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { SecondStep } from '../../features/auth/second-step.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths, safePath } from '../../lib/paths.ts';
import { readKeptSession, signOut, useNeedsCode } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckIcon, AlertIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

const SUCCESS_DELAY_MS = 2000;
const FAILURE_DELAY_MS = 3000;

type State = { kind: 'loading' } | ({ kind: 'success' } & Arrival) | { kind: 'error'; message: string };

/** Where mail links and Google come back to. */
export function Component() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goLater = (to: string, delay: number): void => {
      timer = setTimeout(() => void navigate(to, { replace: true }), delay);
    };
    const reset = strayResetLink(search, hash);
    if (reset) return void navigate(reset, { replace: true });
    finishSignIn(search, hash).then(
      (arrival) => {
        if (left) return;
        // The sign-in page asks for the second step, and goes on from there.
        if (readKeptSession()?.needsCode)
          return void navigate(paths.auth({ redirect: arrival.to }), { replace: true });
        setState({ kind: 'success', ...arrival });
        goLater(arrival.to, SUCCESS_DELAY_MS);
      },
      (error: unknown) => {
        if (left) return;
        const message = error instanceof Error && error.message ? error.message : AUTH_FAILED;
        setState({ kind: 'error', message });
        goLater(failureAddress(search, message), FAILURE_DELAY_MS);
      },
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [search, hash, navigate]);

  return (
    <>
      <PageHead title={t('Signing in')} noIndex />
      <div className="mx-auto grid min-h-[50vh] w-full max-w-md content-center px-4 py-8">
        <Card className="grid justify-items-center gap-3 p-8 text-center">
          <div aria-hidden="true">
            {state.kind === 'loading' && <Spinner label="" />}
            {state.kind === 'success' && <CheckIcon className="text-leaf size-10" />}
            {state.kind === 'error' && <AlertIcon className="text-danger size-10" />}
          </div>
          <div aria-live="polite" className="grid gap-2">
            <h1 className="text-2xl">{titles[state.kind]}</h1>
            <p className="text-muted">
              {state.kind === 'loading' ? t('One moment while we sign you in.') : t.known(state.message)}
            </p>
          </div>
        </Card>
      </div>
    </>
  );
}

const titles: Record<State['kind'], string> = {
  loading: t('Authenticating...'),
  success: t('Welcome to Mizizi!'),
  error: t('Authentication Error'),
};

/** Back to the form with the reason, and still on the way to where the person wanted to go. */
function failureAddress(search: string, message: string): string {
  const query = new URLSearchParams({ error: message });
  const redirect = safePath(new URLSearchParams(search).get('redirect'), '') || takeRedirect();
  if (redirect) query.set('redirect', redirect);
  return `/auth?${query}`;
}

type ResetState = { kind: 'opening' | 'refused' } | { kind: 'ready'; email: string };

/** Opened from the reset mail: its link signs in for just long enough to choose a new password. */
export const resetPassword: PageModule = { Component: ResetPassword };

function ResetPassword() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const needsCode = useNeedsCode();
  const [state, setState] = useState<ResetState>({ kind: 'opening' });

  useEffect(() => {
    let left = false;
    openReset(search, hash).then(
      ({ email }) => !left && setState({ kind: 'ready', email }),
      () => !left && setState({ kind: 'refused' }),
    );
    return () => {
      left = true;
    };
  }, [search, hash]);

  function changed(): void {
    closeReset();
    toast.success(t('Password changed'), t('You are signed in with your new password.'));
    void navigate(paths.dashboard(), { replace: true });
  }

  return (
    <>
      <PageHead title={t('Reset password')} noIndex />
      <div className="mx-auto w-full max-w-md px-4 py-8">
        <Card className="grid gap-5 sm:p-8">
          {!(state.kind === 'ready' && needsCode) && (
            <h1 className="text-2xl">{t('Choose a new password')}</h1>
          )}
          {state.kind === 'opening' && <Spinner label={t('Checking your link')} />}
          {state.kind === 'ready' && needsCode && (
            <SecondStep
              onDone={() => undefined}
              onLeave={() => void signOut().then(() => navigate(paths.auth(), { replace: true }))}
            />
          )}
          {state.kind === 'ready' && !needsCode && (
            <NewPasswordForm email={state.email} onChanged={changed} />
          )}
          {state.kind === 'refused' && (
            <>
              <Alert tone="danger" title={t('This link does not work any more')}>
                {t(
                  'A reset link works once and expires in 1 hour. Ask for a new one: only the newest counts.',
                )}
              </Alert>
              <Link to="/auth?view=forgot" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
                {t('Send a new link')}
              </Link>
            </>
          )}
        </Card>
      </div>
    </>
  );
}

/** `/auth/undo?key=…`: where the mail leads that tells somebody that their password or address was changed. */
export const undoChange: PageModule = { Component: UndoChange };

function UndoChange() {
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
