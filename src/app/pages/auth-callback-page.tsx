import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import {
  type Arrival,
  AUTH_FAILED,
  finishSignIn,
  strayResetLink,
} from '../../features/auth/auth-link.queries.ts';
import { takeRedirect } from '../../features/auth/pending-redirect.ts';
import { paths } from '../../lib/paths.ts';
import { safePath } from '../../lib/safe-redirect.ts';
import { readKeptSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { CheckIcon, AlertIcon } from '../../ui/icons.tsx';
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
