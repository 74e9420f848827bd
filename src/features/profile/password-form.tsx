import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';
import { sessionsKey } from './sessions.queries.ts';
import { changePassword, currentPasswordProblem, signInForChange } from './sign-in.queries.ts';

type Problem = { field: 'current' | 'password' | 'repeated' | 'form'; message: string };
type Typed = { current: string; password: string; repeated: string };
const nothing: Typed = { current: '', password: '', repeated: '' };

/** A new password for somebody who knows the present one; every other device is signed out. */
export function PasswordForm({
  userId,
  email,
  rules,
}: {
  userId: string;
  email: string;
  rules: AccountRules;
}) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(found: Problem): void {
    setProblem(found);
    form.current?.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    if (typed.current === '') return refuse({ field: 'current', message: t('Password is required') });
    const weak = rules.checkNewPassword(typed);
    if (weak) return refuse(weak);
    if (typed.password === typed.current)
      return refuse({ field: 'password', message: t('Please choose a password that is not your old one.') });
    setBusy(true);
    try {
      await signInForChange(email, typed.current);
      await changePassword(typed.current, typed.password);
      setTyped(nothing);
      toast.success(t('Password changed'), t('Your other devices are signed out.'));
      await queries.invalidateQueries({ queryKey: sessionsKey(userId) });
    } catch (error) {
      refuse(currentPasswordProblem(error, rules.errorText));
    } finally {
      setBusy(false);
    }
  }

  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
    error: problem?.field === name ? problem.message : undefined,
    maxLength: 128,
  });
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {problem?.field === 'form' && <Alert tone="danger">{problem.message}</Alert>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('Current password')} autoComplete="current-password" {...field('current')} />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={t('At least 8 characters, with upper and lower case, a number and a special character.')}
        {...field('password')}
      />
      <PasswordField label={t('New password again')} autoComplete="new-password" {...field('repeated')} />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? t('Saving...') : t('Change password')}
        </Button>
      </div>
    </form>
  );
}
