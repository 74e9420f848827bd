import { type SubmitEvent, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { authErrorText } from './auth-errors.ts';
import { newPasswordProblem } from './auth-rules.ts';
import { changePassword } from './auth.queries.ts';

/** Chooses a new password by the rules of the sign-up. */
export function NewPasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: 'password' | 'repeated'; message: string } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  function firstProblem(): typeof problem {
    const weak = newPasswordProblem(password);
    if (weak) return { field: 'password', message: weak };
    return password === repeated
      ? null
      : { field: 'repeated', message: 'The two passwords are not the same' };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found = firstProblem();
    setProblem(found);
    setFailure(null);
    if (found) return form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
    setBusy(true);
    try {
      await changePassword(password);
      onChanged();
    } catch (error) {
      setFailure(authErrorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters, with upper and lower case, a number and a special character."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={problem?.field === 'password' ? problem.message : undefined}
        required
      />
      <PasswordField
        label="New password again"
        name="repeated"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.target.value)}
        error={problem?.field === 'repeated' ? problem.message : undefined}
        required
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}
