import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { type Deletion, exportMyData } from './account-data.queries.ts';
import { DeleteDialog, OpenOrders } from './delete-dialog.tsx';
import { ReadAgain, Section } from './profile-parts.tsx';
import type { AccountRules, SignIn } from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  signIn: UseQueryResult<SignIn>;
  deletion: UseQueryResult<Deletion>;
  rules: AccountRules;
  /** The account is to be erased from now on. */
  onAsked: () => void;
};

type DeleteAccountProps = {
  userId: string;
  email: string;
  signIn: SignIn;
  deletion: Deletion;
  rules: AccountRules;
  onAsked: () => void;
};

/** What becomes of everything, and the way to it. */
function DeleteAccount(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const { deletion } = props;
  if (deletion.dueAt !== null)
    return <p>{t('The date stands at the top of this page, with the button that keeps your account.')}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>{t('For 14 days you can sign in and press Keep my account.')}</li>
        <li>{t('Then your profile, picture, notifications and health entries are erased for good.')}</li>
        <li>
          {t(
            'Your orders stay in our books for seven years, as the tax law asks, without your name, phone and address; an invoice with your KRA PIN keeps that and its name so long.',
          )}
        </li>
      </ul>
      <OpenOrders orders={deletion.openOrders} />
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </div>
      {asking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Africa/Nairobi',
});

/** `mizizi-data-2026-11-21.json`, by the day in Nairobi. */
export function dataFileName(now: Date): string {
  return `mizizi-data-${day.format(now)}.json`;
}

/** Hands over a JSON file to keep. */
function downloadJson(name: string, value: unknown): void {
  saveFile(name, `${JSON.stringify(value, null, 2)}\n`, 'application/json');
}

/** Downloads everything we hold about the account. */
function ExportData() {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ file: string } | { failure: string } | null>(null);

  async function download(): Promise<void> {
    setResult(null);
    setBusy(true);
    try {
      const file = dataFileName(new Date());
      downloadJson(file, await exportMyData());
      setResult({ file });
    } catch (error) {
      setResult({ failure: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-3">
      {result && 'failure' in result && <Alert tone="danger">{result.failure}</Alert>}
      {result && 'file' in result && (
        <Alert tone="success">
          {t.rich(
            '<file>{file}</file> is in your downloads. It is private: keep it where only you can open it.',
            { file: (words) => <span className="break-all">{words}</span> },
            { file: result.file },
          )}
        </Alert>
      )}
      <div>
        <Button variant="secondary" busy={busy} onClick={() => void download()}>
          {busy ? t('Preparing...') : t('Download my data')}
        </Button>
      </div>
    </div>
  );
}

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
