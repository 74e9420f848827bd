import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { profileQuery } from '../../entities/people/profile.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { oneOf } from '../../lib/guards.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/account.ts';
import { deletionQuery, keepAccount, type OpenOrder } from './account-data.queries.ts';
import { AvatarField } from './avatar-field.tsx';
import { DataTab } from './data-tab.tsx';
import { OpenOrders } from './delete-dialog.tsx';
import { type Details, DetailsForm, startingDetails } from './details-form.tsx';
import { ReadAgain, Section } from './profile-parts.tsx';
import { SecurityTab } from './security-tab.tsx';
import { type AccountRules, signInQuery } from './sign-in.queries.ts';

const tabs = ['profile', 'security', 'data'] as const;
export type ProfileTab = (typeof tabs)[number];

export const isProfileTab = oneOf(tabs);

type Props = {
  user: { id: string; email: string; fullName: string; avatarUrl: string | null };
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The account's picture or initials. */
  avatar: ReactNode;
  /** Chooses how this device looks. */
  themeChoice: ReactNode;
  counties: readonly string[] | undefined;
  rules: AccountRules;
  /** The second step is on, and its recovery codes are kept. */
  onSecondStep: () => void;
};

type DeletionNoticeProps = {
  userId: string;
  dueAt: string;
  openOrders: readonly OpenOrder[];
  /** Right after the wish: the button that had the focus is gone. */
  takesFocus: boolean;
};

/** On every tab of the profile while the account waits to be erased. */
function DeletionNotice({ userId, dueAt, openOrders, takesFocus }: DeletionNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      await keepAccount(queries, userId);
      toast.success(t('Your account stays'), t('Nothing was removed.'));
    } catch (error) {
      toast.error(t('Your account is still going to be deleted'), errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={box} tabIndex={-1} className="rounded-xl">
      <Alert
        tone="warning"
        title={t('Your account will be deleted on {day}', { day: formatDate(dueAt) })}
        action={
          <Button busy={busy} onClick={() => void keep()}>
            {t('Keep my account')}
          </Button>
        }
      >
        {t('Until then you can change your mind. Afterwards nobody can bring it back.')}
        <OpenOrders orders={openOrders} />
      </Alert>
    </div>
  );
}

/** Everything somebody can say and decide about the own account, on three tabs. */
export function ProfileView({ user, tab, onTab, avatar, themeChoice, counties, rules, onSecondStep }: Props) {
  const profile = useQuery(profileQuery(user.id));
  const signIn = useQuery(signInQuery(user.id));
  const deletion = useQuery(deletionQuery(user.id));
  // Kept here, so that a look at another tab costs nobody what was typed.
  const [draft, setDraft] = useState<Details | null>(null);
  const [justAsked, setJustAsked] = useState(false);

  const details = (
    <div className="grid gap-5">
      <Section title={t('Picture')}>
        <AvatarField userId={user.id} avatar={avatar} hasPicture={user.avatarUrl !== null} />
      </Section>
      <Section title={t('Your details')} intro={t('Your account is {email}.', { email: user.email })}>
        {profile.isPending && <Skeleton className="h-72" />}
        {profile.isError && (
          <ReadAgain
            title={t('We could not load your details')}
            error={profile.error}
            onRetry={() => void profile.refetch()}
          />
        )}
        {profile.data && (
          <DetailsForm
            userId={user.id}
            details={draft ?? startingDetails(profile.data, user.fullName)}
            onDetails={setDraft}
            counties={counties}
            checkName={rules.checkName}
            onSaved={() => setDraft(null)}
          />
        )}
      </Section>
      <Section title={t('Appearance')} intro={t('Kept on this device.')}>
        {themeChoice}
      </Section>
    </div>
  );

  return (
    <div className="grid gap-5">
      {deletion.data?.dueAt && (
        <DeletionNotice
          userId={user.id}
          dueAt={deletion.data.dueAt}
          openOrders={deletion.data.openOrders}
          takesFocus={justAsked}
        />
      )}
      <Tabs
        label={t('Profile settings')}
        value={tab}
        onChange={(next) => isProfileTab(next) && onTab(next)}
        items={[
          { value: 'profile', label: t('Profile'), content: details },
          {
            value: 'security',
            label: t('Security'),
            content: (
              <SecurityTab
                userId={user.id}
                email={user.email}
                signIn={signIn}
                rules={rules}
                onSecondStep={onSecondStep}
              />
            ),
          },
          {
            value: 'data',
            label: t('Your data'),
            content: (
              <DataTab
                userId={user.id}
                email={user.email}
                signIn={signIn}
                deletion={deletion}
                rules={rules}
                onAsked={() => setJustAsked(true)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
