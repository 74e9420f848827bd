import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { closeReset, openReset } from '../../features/auth/auth-link.queries.ts';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { SecondStep } from '../../features/auth/second-step.tsx';
import { paths } from '../../lib/paths.ts';
import { signOut, useNeedsCode } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

type State = { kind: 'opening' | 'refused' } | { kind: 'ready'; email: string };

/** Opened from the reset mail: its link signs in for just long enough to choose a new password. */
export function Component() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const needsCode = useNeedsCode();
  const [state, setState] = useState<State>({ kind: 'opening' });

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
