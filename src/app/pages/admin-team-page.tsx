import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';

import { ProveDialog } from '../../features/profile/profile-parts.tsx';
import { signInQuery } from '../../features/profile/sign-in.queries.ts';
import type { WithProof } from '../../features/roles/roles.queries.ts';
import { SecondFactorRules } from '../../features/roles/second-factor-rules.tsx';
import { StaffList, GiveRoleForm, LostFactorForm } from '../../features/roles/team.tsx';
import { toAppError } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
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
