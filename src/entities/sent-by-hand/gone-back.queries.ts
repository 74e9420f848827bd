import { useQuery } from '@tanstack/react-query';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/**
 * What of a bill went back, or is on its way, as a dialog that sends more of it shows: read once when it opens, and again
 * when the answer says that it changed, so that two people do not send the same twice.
 */
export function useGoneBack(billId: string) {
  const { data, refetch } = useQuery({
    queryKey: ['gone-back', billId],
    // Never what another dialog had read, and not exchanged unseen while somebody types.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('gone_back', { bill_id: billId }));
    },
  });
  return {
    /** KSh; null while it is not known, when the answer is not asked to compare. */
    seenKes: data ?? null,
    /** To be told of an answer that refused. */
    lookAgain: (error: Error): void => {
      if (error instanceof AppError && error.kind === 'changed') void refetch();
    },
  };
}
