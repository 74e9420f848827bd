import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { openAuthLink, readAuthLink } from '../../features/auth/auth-link.queries.ts';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type State = 'opening' | 'ready' | 'refused';

/** Opened from the reset mail: its link signs in for just long enough to choose a new password. */
export function Component() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<State>('opening');

  useEffect(() => {
    let left = false;
    openAuthLink(readAuthLink(search, hash)).then(
      () => !left && setState('ready'),
      () => !left && setState('refused'),
    );
    return () => {
      left = true;
    };
  }, [search, hash]);

  function changed(): void {
    toast.success('Password changed', 'You are signed in with your new password.');
    void navigate(paths.dashboard(), { replace: true });
  }

  return (
    <>
      <PageHead title="Reset password" noIndex />
      <div className="mx-auto w-full max-w-md px-4 py-8">
        <Card className="grid gap-5 sm:p-8">
          <h1 className="text-2xl">Choose a new password</h1>
          {state === 'opening' && <Spinner label="Checking your link" />}
          {state === 'ready' && <NewPasswordForm onChanged={changed} />}
          {state === 'refused' && (
            <>
              <Alert tone="danger" title="This link does not work any more">
                A reset link works once and expires in 1 hour. Ask for a new one and open it on this device.
              </Alert>
              <Link to="/auth?mode=forgot" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
                Send a new link
              </Link>
            </>
          )}
        </Card>
      </div>
    </>
  );
}
