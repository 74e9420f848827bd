import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../lib/paths.ts';
import { signOut } from '../lib/session.ts';

/** Ends the session, forgets what was read with it and goes home. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    await signOut().catch((error: unknown) => console.warn('The server could not end the session', error));
    queries.clear();
    await navigate(paths.home());
  };
}
