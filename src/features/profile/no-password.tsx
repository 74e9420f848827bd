import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';

/** For an account that was made through Google: how it gets a password. */
export function NoPassword({ email, rules }: { email: string; rules: AccountRules }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    setState('sending');
    try {
      await rules.sendPasswordLink(email);
      setState('sent');
    } catch (error) {
      setFailure(rules.errorText(error));
      setState('ready');
    }
  }

  if (state === 'sent')
    return (
      <Alert tone="success" title={t('Check your mail')}>
        {t(
          'We have sent a link to {email}. It opens a form for your password and works for 1 hour. Afterwards you can sign in with Google or with the password.',
          { email },
        )}
      </Alert>
    );
  return (
    <div className="grid gap-3">
      <p>
        {t(
          'You sign in with Google, so this account has no password of its own. Set one to change your address here, or to sign in where you do not use Google.',
        )}
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div>
        <Button variant="secondary" busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? t('Sending...') : t('Mail me a link to set a password')}
        </Button>
      </div>
    </div>
  );
}
