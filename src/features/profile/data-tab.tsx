import type { UseQueryResult } from '@tanstack/react-query';

import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/account.ts';
import type { Deletion } from './account-data.queries.ts';
import type { AccountRules } from './account-rules.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { ReadAgain } from './read-again.tsx';
import { Section } from './section.tsx';
import type { SignIn } from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  signIn: UseQueryResult<SignIn>;
  deletion: UseQueryResult<Deletion>;
  rules: AccountRules;
  /** The account is to be erased from now on. */
  onAsked: () => void;
};

/** What we hold: take it along, or have it erased. */
export function DataTab({ userId, email, signIn, deletion, rules, onAsked }: Props) {
  const error = signIn.error ?? deletion.error;
  return (
    <div className="grid gap-5">
      <Section
        title={t('Download my data')}
        intro={t(
          'One JSON file with everything we hold about you: your account, orders, payments, notifications and what you told us.',
        )}
      >
        <ExportData />
      </Section>
      <Section title={t('Delete my account')}>
        {error && (
          <ReadAgain
            title={t('We could not load the state of your account')}
            error={error}
            onRetry={() => void Promise.all([signIn.refetch(), deletion.refetch()])}
          />
        )}
        {!error && (signIn.isPending || deletion.isPending) && <Skeleton className="h-32" />}
        {signIn.data && deletion.data && (
          <DeleteAccount
            userId={userId}
            email={email}
            signIn={signIn.data}
            deletion={deletion.data}
            rules={rules}
            onAsked={onAsked}
          />
        )}
      </Section>
    </div>
  );
}
