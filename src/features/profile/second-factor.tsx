import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { ProveDialog, ReadAgain } from './profile-parts.tsx';
import { RecoveryCodes, SecondFactorSetup } from './second-factor-setup.tsx';
import {
  type AccountRules,
  beginSecondFactor,
  isProofNeeded,
  leaveForCode,
  newRecoveryCodes,
  secondFactorQuery,
  type Setup,
  switchOffSecondFactor,
} from './sign-in.queries.ts';

type Props = {
  userId: string;
  email: string;
  hasPassword: boolean;
  rules: AccountRules;
  /** It was switched on, and the recovery codes are kept. */
  onSetUp: () => void;
};

/** Switches the second step of the sign-in on and off, with the codes for the day the telephone is gone. */
export function SecondFactor({ userId, email, hasPassword, rules, onSetUp }: Props) {
  const queries = useQueryClient();
  const query = secondFactorQuery(userId);
  const { data: state, error, isPending, refetch } = useQuery(query);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [justOn, setJustOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What waits until the one who asks has shown to be the owner. */
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);

  async function run(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    setBusy(true);
    try {
      await work();
    } catch (cause) {
      if (isProofNeeded(cause)) setWaiting(() => work);
      else setFailure(rules.errorText(cause));
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: query.queryKey });
    }
  }

  const showNewCodes = (hasSome: boolean): Promise<void> =>
    run(async () => setCodes(await newRecoveryCodes(hasSome)));

  async function confirmed(): Promise<void> {
    setSetup(null);
    setJustOn(true);
    // What this session may see and do is another now.
    void queries.invalidateQueries();
    toast.success(t('The second step is on'));
    await showNewCodes(false);
  }

  const switchOff = (): Promise<void> =>
    run(async () => {
      await switchOffSecondFactor(state?.factorIds ?? []);
      setAsking(false);
      void queries.invalidateQueries();
      toast.success(t('The second step is off'));
    }).finally(() => setAsking(false));

  if (isPending) return <Skeleton className="h-20" />;
  if (error)
    return (
      <ReadAgain
        title={t('We could not load your second step')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onKept={() => {
          setCodes(null);
          if (justOn) onSetUp();
        }}
      />
    );
  if (setup)
    return (
      <SecondFactorSetup
        setup={setup}
        errorText={rules.errorText}
        onConfirmed={() => void confirmed()}
        onCancel={() => setSetup(null)}
      />
    );
  const problem = (
    <>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {waiting && (
        <ProveDialog
          email={email}
          hasPassword={hasPassword}
          rules={rules}
          why={t('Enter your password once more to change your second step.')}
          returnTo={`${location.pathname}${location.search}`}
          onProven={() => {
            setWaiting(null);
            void run(waiting);
          }}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
  if (state.factorIds.length === 0)
    return (
      <div className="grid gap-4">
        {problem}
        <div>
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void run(async () => setSetup(await beginSecondFactor()))}
          >
            {t('Switch on the second step')}
          </Button>
        </div>
      </div>
    );
  if (!state.isStrong)
    return (
      <Alert
        tone="info"
        title={t('The second step is on')}
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={() => void run(leaveForCode)}>
            {t('Enter a code')}
          </Button>
        }
      >
        {t('Enter a code of your app to change it.')}
      </Alert>
    );
  return (
    <div className="grid gap-4">
      {problem}
      <p className="flex flex-wrap items-center gap-2.5">
        <Badge tone="leaf">{t('Switched on')}</Badge>
        {state.codesLeft === null
          ? t('You have no recovery codes.')
          : t('{n} of 10 recovery codes are left.', { n: state.codesLeft })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy} onClick={() => void showNewCodes(state.codesLeft !== null)}>
          {t('New recovery codes')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {t('Switch off')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Switch the second step off?')}
        description={t('Then your password is enough again, and your recovery codes end.')}
        confirmLabel={t('Switch off')}
        tone="danger"
        busy={busy}
        onConfirm={() => void switchOff()}
      />
    </div>
  );
}
