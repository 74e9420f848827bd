import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { oauthLimiter, tooManyAttempts } from './attempt-limiter.ts';
import { authErrorText } from './auth-errors.ts';
import { googleQuery, leaveForGoogle } from './auth.queries.ts';
import { GoogleIcon } from './google-icon.tsx';

const NOT_SET_UP = t('Google sign-in is not set up here yet. Please continue with your email and password.');

type Props = {
  onLeave: () => void;
  onProblem: (message: string | null) => void;
};

/** Starts the way through Google; says so when this server is not connected to it. */
export function GoogleButton({ onLeave, onProblem }: Props) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    onProblem(null);
    const minutes = oauthLimiter.take('google');
    if (minutes > 0) return onProblem(tooManyAttempts('OAuth', minutes));
    setBusy(true);
    try {
      if (!(await queryClient.fetchQuery({ ...googleQuery, retry: 1 }))) return onProblem(NOT_SET_UP);
      onLeave();
      await leaveForGoogle();
    } catch (error) {
      onProblem(authErrorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="secondary" className="w-full" busy={busy} onClick={() => void start()}>
        <GoogleIcon />
        {t('Continue with Google')}
      </Button>
      <div className="text-muted my-5 flex items-center gap-3 text-sm">
        <span className="bg-line h-px flex-1" />
        {t('Or continue with email')}
        <span className="bg-line h-px flex-1" />
      </div>
    </>
  );
}
