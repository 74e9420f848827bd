import { type SubmitEvent, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { authErrorText, isReauthenticationNeeded, isSamePassword } from './auth-errors.ts';
import { changePassword } from './auth.queries.ts';
import { checkForm, type FieldProblem, newPasswordsSchema } from './auth.schema.ts';

const SAME_PASSWORD = t('Please choose a password that is not your old one.');
const TOO_LATE = t('This page was open for too long. Please ask for a new link.');

type Field = 'password' | 'repeated';

type Props = {
  /** Whose password it is, for password managers. */
  email: string;
  onChanged: () => void;
};

/** Chooses a new password by the rules of the sign-up. */
export function NewPasswordForm({ email, onChanged }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FieldProblem<Field> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(newPasswordsSchema, { password, repeated });
    setProblem(checked.ok ? null : checked.problem);
    setFailure(null);
    if (!checked.ok)
      return form.current?.querySelector<HTMLInputElement>(`[name="${checked.problem.field}"]`)?.focus();
    setBusy(true);
    try {
      await changePassword(password);
      onChanged();
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('New password')}
        name="password"
        autoComplete="new-password"
        hint={t('At least 8 characters, with upper and lower case, a number and a special character.')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.field === 'password' ? problem.message : undefined}
        required
      />
      <PasswordField
        label={t('New password again')}
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        error={problem?.field === 'repeated' ? problem.message : undefined}
        required
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? t('Saving...') : t('Save new password')}
      </Button>
    </form>
  );
}

function problemText(error: unknown): string {
  if (isSamePassword(error)) return SAME_PASSWORD;
  return isReauthenticationNeeded(error) ? TOO_LATE : authErrorText(error);
}
