import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';

import { ProveDialog } from '../features/profile/prove-dialog.tsx';
import { signInQuery } from '../features/profile/sign-in.queries.ts';
import type { WithProof } from '../features/roles/staff.queries.ts';
import { toAppError } from '../lib/app-error.ts';
import { useSession } from '../lib/session.ts';
import { accountDoors } from './account-doors.ts';

/**
 * For work that the database does only in a session that is minutes old, since a copied one could let anybody in: asks for
 * the password then, and does the work once it was given. `why` says what waits. The dialog is to stand in the page.
 */
export function useProof(why: string): { withProof: WithProof; dialog: ReactNode } {
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
