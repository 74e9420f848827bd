import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField, PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { sessionsKey } from './account-data.queries.ts';
import {
  type AccountRules,
  changeEmail,
  changePassword,
  currentPasswordProblem,
  signInForChange,
  signInKey,
} from './sign-in.queries.ts';

type Problem = { field: 'email' | 'current' | 'form'; message: string };
type Props = { userId: string; email: string; pendingEmail: string | null; rules: AccountRules };

/** Moves the account to another address, once that address has confirmed. */
export function EmailForm({ userId, email, pendingEmail, rules }: Props) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState('');
  const [current, setCurrent] = useState('');
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
    const checked = rules.checkEmail(wanted);
    if (checked.problem !== null) return refuse({ field: 'email', message: checked.problem });
    if (checked.value.toLowerCase() === email.toLowerCase())
      return refuse({ field: 'email', message: t('This is your address already') });
    if (current === '') return refuse({ field: 'current', message: t('Password is required') });
    setBusy(true);
    try {
      await signInForChange(email, current);
      await changeEmail(current, checked.value);
      rules.rememberReturn(`${paths.profile()}?tab=security`);
      await queries.invalidateQueries({ queryKey: signInKey(userId) });
      setWanted('');
      setCurrent('');
    } catch (error) {
      refuse(currentPasswordProblem(error, rules.errorText));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {pendingEmail !== null && (
        <Alert tone="info" title={t('Confirm {email}', { email: pendingEmail })}>
          {t(
            'Open the link in the mail we have sent there; it works for 24 hours. If one reaches {email} as well, confirm there too. Until then nothing changes.',
            { email },
          )}
        </Alert>
      )}
      {problem?.field === 'form' && <Alert tone="danger">{problem.message}</Alert>}
      <TextField
        label={t('New email address')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        error={problem?.field === 'email' ? problem.message : undefined}
      />
      <PasswordField
        label={t('Current password')}
        name="current"
        autoComplete="current-password"
        maxLength={128}
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
        error={problem?.field === 'current' ? problem.message : undefined}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? t('Sending...') : t('Change email')}
        </Button>
      </div>
    </form>
  );
}

type PasswordProblem = { field: 'current' | 'password' | 'repeated' | 'form'; message: string };
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
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const [busy, setBusy] = useState(false);

  function refuse(found: PasswordProblem): void {
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
