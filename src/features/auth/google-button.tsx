import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { authErrorText } from './auth-errors.ts';
import { googleQuery, leaveForGoogle } from './auth.queries.ts';
import { oauthLimiter, tooManyAttempts } from './auth.schema.ts';

const NOT_SET_UP = t('Google sign-in is not set up here yet. Please continue with your email and password.');

type Props = {
  onLeave: () => void;
  onProblem: (message: string | null) => void;
};

/** Google's mark in its own four colours, as its sign-in rules ask. */
function GoogleIcon() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1Z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.6-5.4l-7.1-5.5a13.3 13.3 0 0 1-19.8-7H4.3v5.7A22 22 0 0 0 24 46Z"
      />
      <path fill="#FBBC05" d="M11.7 28.1a13.2 13.2 0 0 1 0-8.3v-5.7H4.3a22 22 0 0 0 0 19.7l7.4-5.7Z" />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.3 14.1l7.4 5.7A13.1 13.1 0 0 1 24 10.8Z"
      />
    </svg>
  );
}

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
