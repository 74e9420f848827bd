import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent, useRef } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { authErrorText, isUnconfirmed } from './auth-errors.ts';
import { googleQuery, leaveForGoogle, signIn } from './auth.queries.ts';
import {
  oauthLimiter,
  tooManyAttempts,
  checkForm,
  EMAIL_MAX,
  type FieldProblem,
  PASSWORD_MAX,
  signInLimiter,
  signInSchema,
  stripHtml,
} from './auth.schema.ts';

const NOT_SET_UP = t('Google sign-in is not set up here yet. Please continue with your email and password.');

type GoogleProps = {
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
export function GoogleButton({ onLeave, onProblem }: GoogleProps) {
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

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onUnconfirmed: (email: string) => void;
  onSignedIn: () => void;
  onBusy: (busy: boolean) => void;
};

export function SignInForm({ email, onEmail, onForgot, onUnconfirmed, onSignedIn, onBusy }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FieldProblem<'email' | 'password'> | null>(null);
  const [failure, setFailure] = useState<{ text: string; unconfirmed: boolean } | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(signInSchema, { email, password });
    setProblem(checked.ok ? null : checked.problem);
    setFailure(null);
    if (!checked.ok)
      return form.current?.querySelector<HTMLInputElement>(`[name="${checked.problem.field}"]`)?.focus();
    const { email: address } = checked.values;
    const key = address.toLowerCase();
    const minutes = signInLimiter.take(key);
    if (minutes > 0) return setFailure({ text: tooManyAttempts('login', minutes), unconfirmed: false });
    setBusy(true);
    onBusy(true);
    try {
      await signIn(address, password);
      signInLimiter.reset(key);
      onSignedIn();
    } catch (error) {
      setFailure({ text: authErrorText(error), unconfirmed: isUnconfirmed(error) });
    } finally {
      setBusy(false);
      onBusy(false);
    }
  }

  const errorOf = (field: 'email' | 'password') => (problem?.field === field ? problem.message : undefined);

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4"
    >
      {failure && (
        <Alert
          tone="danger"
          action={
            failure.unconfirmed ? (
              <Button variant="secondary" size="sm" onClick={() => onUnconfirmed(stripHtml(email))}>
                {t('Send the link again')}
              </Button>
            ) : undefined
          }
        >
          {failure.text}
        </Alert>
      )}
      <TextField
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={EMAIL_MAX}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errorOf('email')}
        required
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
        required
      />
      <div className="-mt-2 flex justify-end">
        <button
          type="button"
          onClick={onForgot}
          className="text-leaf-700 min-h-11 rounded-lg px-1 text-sm underline underline-offset-4"
        >
          {t('Forgot password?')}
        </button>
      </div>
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? t('Signing In...') : t('Sign In')}
      </Button>
    </form>
  );
}
