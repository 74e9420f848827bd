import { authErrorText } from '../../features/auth/auth-errors.ts';
import { leaveForGoogle, rememberRedirect } from '../../features/auth/auth.queries.ts';
import type { AccountRules } from '../../features/profile/sign-in.queries.ts';

/** How somebody who is signed in already shows once more who they are. */
export const accountDoors: Pick<AccountRules, 'errorText' | 'signInWithGoogle'> = {
  errorText: authErrorText,
  signInWithGoogle: async (returnTo) => {
    rememberRedirect(returnTo);
    await leaveForGoogle();
  },
};
