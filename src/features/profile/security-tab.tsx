import type { UseQueryResult } from '@tanstack/react-query';

import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/account.ts';
import type { AccountRules } from './account-rules.ts';
import { EmailForm } from './email-form.tsx';
import { NoPassword } from './no-password.tsx';
import { PasswordForm } from './password-form.tsx';
import { ReadAgain } from './read-again.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Section } from './section.tsx';
import { SessionList } from './session-list.tsx';
import type { SignIn } from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  signIn: UseQueryResult<SignIn>;
  rules: AccountRules;
  onSecondStep: () => void;
};

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
