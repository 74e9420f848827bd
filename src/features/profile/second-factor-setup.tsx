import { type SubmitEvent, useRef, useState } from 'react';

import { ClockHint } from '../../entities/second-factor/clock-hint.tsx';
import { saveFile } from '../../lib/native-shell.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { type AccountRules, confirmSecondFactor, type Setup } from './sign-in.queries.ts';

type Props = {
  setup: Setup;
  errorText: AccountRules['errorText'];
  onConfirmed: () => void;
  onCancel: () => void;
};

/** Takes the account into an authenticator app, and asks for a first code of it. */
export function SecondFactorSetup({ setup, errorText, onConfirmed, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** How many codes were refused: each time the clock is asked anew. */
  const [refused, setRefused] = useState(0);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const typed = code.replaceAll(/[\s-]/g, '');
    setProblem(null);
    if (!/^\d{6}$/.test(typed)) {
      setProblem(t('The code has 6 digits'));
      return input.current?.focus();
    }
    setBusy(true);
    try {
      await confirmSecondFactor(setup.factorId, typed);
      onConfirmed();
    } catch (error) {
      setProblem(errorText(error));
      setRefused(refused + 1);
      setBusy(false);
      input.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p>{t('Scan this picture with an authenticator app, such as Aegis, 2FAS or Google Authenticator.')}</p>
      <img
        src={setup.picture}
        alt={t('Picture to scan with the app')}
        className="size-48 rounded-lg bg-white p-2"
      />
      <TextField
        label={t('Or copy this key into the app')}
        value={setup.secret}
        readOnly
        className="[&_input]:font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      {problem && (
        <Alert tone="danger">
          {problem}
          {refused > 0 && <ClockHint key={refused} />}
        </Alert>
      )}
      <TextField
        ref={input}
        label={t('Code of your app')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('Switch on')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Codes that are shown this once, to copy or to keep as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('Recovery codes copied'));
    } catch {
      // A browser without a clipboard, or one that was told not to: the file is left, and pen and paper.
      toast.error(t('The codes could not be copied'), t('Download them, or write them down.'));
    }
  }

  return (
    <div className="grid gap-4">
      <Alert tone="warning" title={t('Keep these recovery codes')}>
        {t(
          'Each opens your account once when your telephone is gone. They are shown now and never again: keep them where only you find them.',
        )}
      </Alert>
      <ul
        aria-label={t('Recovery codes')}
        className="border-line grid gap-x-6 gap-y-1 rounded-xl border p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile('mizizi-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('Download')}
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <Button onClick={onKept}>{t('I have kept them')}</Button>
      </div>
    </div>
  );
}
