import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { ClockHint } from '../../entities/second-factor/clock-hint.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { authErrorText } from './auth-errors.ts';
import { showCode, showRecoveryCode } from './auth.queries.ts';

type Props = { onDone: () => void; onBusy?: (busy: boolean) => void; onLeave: () => void };

const FEW_CODES = 3;

/** Says in time that the codes come to an end. */
function tellLastCodes(remaining: number | null): void {
  if (remaining === null || remaining > FEW_CODES) return;
  toast.info(
    remaining === 0 ? t('That was your last recovery code') : t('Recovery codes left: {n}', { n: remaining }),
    t('Make new ones in your profile, under Security.'),
  );
}

/** The second step of a sign-in: a code of the app, or one of the codes that were kept for when it is gone. */
export function SecondStep({ onDone, onBusy, onLeave }: Props) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** How many codes of the app were refused: each time the clock is asked anew. */
  const [refused, setRefused] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), [kind]);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = code.replaceAll(/[\s-]/g, '');
    setProblem(null);
    if (kind === 'app' ? !/^\d{6}$/.test(typed) : typed === '') {
      setProblem(kind === 'app' ? t('The code has 6 digits') : t('Enter one of your recovery codes'));
      return input.current?.focus();
    }
    setBusy(true);
    onBusy?.(true);
    try {
      if (kind === 'app') await showCode(typed);
      else tellLastCodes(await showRecoveryCode(typed));
      onDone();
    } catch (error) {
      setProblem(authErrorText(error));
      if (kind === 'app') setRefused(refused + 1);
      input.current?.focus();
    } finally {
      setBusy(false);
      onBusy?.(false);
    }
  }

  function turn(): void {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setProblem(null);
    setRefused(0);
  }

  return (
    <form method="dialog" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div>
        <h1 className="mb-1 text-2xl">{t('Second step')}</h1>
        <p className="text-muted">
          {kind === 'app'
            ? t('Enter the code that your authenticator app shows for Mizizi.')
            : t('Enter one of the recovery codes you kept. Each works once.')}
        </p>
      </div>
      {problem && (
        <Alert tone="danger">
          {problem}
          {refused > 0 && <ClockHint key={refused} />}
        </Alert>
      )}
      <TextField
        ref={input}
        key={kind}
        label={kind === 'app' ? t('Code of your app') : t('Recovery code')}
        name="code"
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
      />
      <Button type="submit" size="lg" className="w-full" busy={busy}>
        {busy ? t('Signing In...') : t('Continue')}
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" onClick={turn}>
          {kind === 'app' ? t('Use a recovery code') : t('Use the code of the app')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('Sign out')}
        </Button>
      </div>
      {kind === 'recovery' && (
        <p className="text-muted text-sm text-pretty">
          {t('Telephone and codes lost?')}{' '}
          <Link to={paths.contact()} className="text-leaf-700 underline underline-offset-4">
            {t('Write to us')}
          </Link>{' '}
          {t('Who works here asks an owner of the shop; an owner, whoever looks after the server.')}
        </p>
      )}
    </form>
  );
}
