import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';
import { SecondFactor } from './second-factor.tsx';
import { ReadAgain, Section } from './section.tsx';
import { SessionList } from './session-list.tsx';
import { EmailForm, PasswordForm } from './sign-in-forms.tsx';
import type { SignIn } from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  signIn: UseQueryResult<SignIn>;
  rules: AccountRules;
  onSecondStep: () => void;
};

/** For an account that was made through Google: how it gets a password. */
function NoPassword({ email, rules }: { email: string; rules: AccountRules }) {
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

/** How the account is opened, and where it is open. */
export function SecurityTab({ userId, email, signIn, rules, onSecondStep }: Props) {
  return (
    <div className="grid gap-5">
      {signIn.isPending && <Skeleton className="h-60" />}
      {signIn.isError && (
        <ReadAgain
          title={t('We could not load how you sign in')}
          error={signIn.error}
          onRetry={() => void signIn.refetch()}
        />
      )}
      {signIn.data?.hasPassword === false && (
        <Section title={t('Password')} intro={t('Your address is {email}.', { email })}>
          <NoPassword email={email} rules={rules} />
        </Section>
      )}
      {signIn.data?.hasPassword && (
        <>
          <Section title={t('Email address')} intro={t('You sign in with {email}.', { email })}>
            <EmailForm userId={userId} email={email} pendingEmail={signIn.data.pendingEmail} rules={rules} />
          </Section>
          <Section title={t('Password')}>
            <PasswordForm userId={userId} email={email} rules={rules} />
          </Section>
        </>
      )}
      <Section
        title={t('Second step')}
        intro={t(
          'Signing in asks for a code of your telephone too. Without it nobody sees your account or changes it.',
        )}
      >
        <SecondFactor
          userId={userId}
          email={email}
          hasPassword={signIn.data?.hasPassword !== false}
          rules={rules}
          onSetUp={onSecondStep}
        />
      </Section>
      <Section title={t('Your devices')} intro={t('Where your account is signed in.')}>
        <SessionList userId={userId} />
      </Section>
    </div>
  );
}
