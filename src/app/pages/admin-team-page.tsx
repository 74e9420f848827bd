import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { CareList, RulesForm } from '../../features/practice/practices-care.tsx';
import { PracticesList, UtilisationTable } from '../../features/practice/practices-list.tsx';
import { ProveDialog } from '../../features/profile/profile-parts.tsx';
import { signInQuery } from '../../features/profile/sign-in.queries.ts';
import type { WithProof } from '../../features/roles/roles.queries.ts';
import { SecondFactorRules } from '../../features/roles/second-factor-rules.tsx';
import { StaffList, GiveRoleForm, LostFactorForm } from '../../features/roles/team.tsx';
import { toAppError } from '../../lib/app-error.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t as careWords } from '../../words/care.ts';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { accountDoors } from './account-doors.ts';

/**
 * For work that the database does only in a session that is minutes old, since a copied one could let anybody in: asks for
 * the password then, and does the work once it was given. `why` says what waits. The dialog is to stand in the page.
 */
function useProof(why: string): { withProof: WithProof; dialog: ReactNode } {
  const session = useSession();
  const { pathname, search } = useLocation();
  const { data: signIn } = useQuery({ ...signInQuery(session?.user.id ?? ''), enabled: session !== null });
  const [answer, setAnswer] = useState<((proven: boolean) => void) | null>(null);

  const withProof: WithProof = async (work) => {
    try {
      return await work();
    } catch (error) {
      if (toAppError(error).kind !== 'sign_in_again') throw error;
      const proven = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      if (!proven) throw error;
      return work();
    }
  };

  const dialog =
    session && answer ? (
      <ProveDialog
        email={session.user.email}
        hasPassword={signIn?.hasPassword !== false}
        rules={accountDoors}
        why={why}
        returnTo={pathname + search}
        onProven={() => answer(true)}
        onClose={() => answer(false)}
      />
    ) : null;
  return { withProof, dialog };
}

/** Who works here and as what. */
export function Component() {
  const { withProof, dialog } = useProof(t('Enter your password once more to change the team.'));
  return (
    <AdminFrame
      title={t('Team')}
      intro={t('Who works here, and what each may do. Nobody can act in somebody else’s name.')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <StaffList withProof={withProof} />
          <section className="grid gap-4">
            <div>
              <h2 className="mb-1 text-xl">{t('Second step')}</h2>
              <p className="text-muted text-pretty">
                {t(
                  'A code of the telephone beside the password. Where you ask for it, a stolen password opens no desk.',
                )}
              </p>
            </div>
            <SecondFactorRules withProof={withProof} />
          </section>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <Card>
            <h2 className="mb-4 text-xl">{t('Take somebody in')}</h2>
            <GiveRoleForm withProof={withProof} />
          </Card>
          <Card>
            <h2 className="mb-1 text-xl">{t('Telephone and codes lost')}</h2>
            <p className="text-muted mb-4 text-pretty">
              {t('For customers and colleagues who cannot give a code any more.')}
            </p>
            <LostFactorForm withProof={withProof} />
          </Card>
        </div>
      </div>
      {dialog}
    </AdminFrame>
  );
}

const spans = [
  { id: 'past', label: careWords('The last four weeks'), from: -28, to: -1 },
  { id: 'next', label: careWords('The next two weeks'), from: 0, to: 13 },
  { id: 'year', label: careWords('The last twelve months'), from: -365, to: -1 },
] as const;

/** `/admin/practitioners`: who practises here, what has to be settled, and how full the calendars are. */
export const practitioners: PageModule = { Component: Practitioners };

function Practitioners() {
  const [query, setQuery] = useSearchParams();
  const tab = ['people', 'care', 'use', 'rules'].find((one) => one === query.get('tab')) ?? 'people';
  const span = spans.find(({ id }) => id === query.get('span')) ?? spans[0];
  const [today] = useState(() => nairobiDate(Date.now()));
  return (
    <AdminFrame title={careWords('Practitioners')}>
      <Tabs
        label={careWords('Practitioners')}
        value={tab}
        onChange={(next) => setQuery({ tab: next }, { replace: true, preventScrollReset: true })}
        items={[
          { value: 'people', label: careWords('People'), content: <PracticesList /> },
          { value: 'care', label: careWords('To settle'), content: <CareList /> },
          {
            value: 'use',
            label: careWords('Utilisation'),
            content: (
              <div className="grid gap-4">
                <SelectField
                  label={careWords('Days')}
                  className="max-w-xs"
                  value={span.id}
                  onChange={(event) =>
                    setQuery(
                      { tab: 'use', span: event.currentTarget.value },
                      { replace: true, preventScrollReset: true },
                    )
                  }
                >
                  {spans.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </SelectField>
                <UtilisationTable fromDay={addDays(today, span.from)} toDay={addDays(today, span.to)} />
              </div>
            ),
          },
          { value: 'rules', label: careWords('Rules'), content: <RulesForm /> },
        ]}
      />
    </AdminFrame>
  );
}
