import { type SubmitEvent, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { authErrorText, isUnconfirmed } from './auth-errors.ts';
import { signIn } from './auth.queries.ts';
import {
  checkForm,
  EMAIL_MAX,
  type FieldProblem,
  PASSWORD_MAX,
  signInLimiter,
  signInSchema,
  stripHtml,
  tooManyAttempts,
} from './auth.schema.ts';

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
