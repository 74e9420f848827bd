import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';

import { toast } from '../../lib/toast.ts';
import { backOfficeKey } from './desk-list.queries.ts';

type Options = { done: string; onDone?: () => void };

/** A change made at a desk: says that it is done and reads the lists and numbers again. */
export function useDeskAction<T>(
  act: (what: T) => Promise<void>,
  { done, onDone }: Options,
): UseMutationResult<void, Error, T> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done);
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: backOfficeKey });
    },
  });
}
