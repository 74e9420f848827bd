import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import {
  defaultPreferences,
  deviceTimeZone,
  type PreferenceChange,
  type Preferences,
} from './preferences.ts';

const columns =
  'daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency, time_zone, email_fallback, next_reminder_at';

/** A user's preferences; null while they have never chosen any. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notification-preferences', userId] as const,
    queryFn: async (): Promise<Preferences | null> => {
      const { from } = await getSupabase();
      const found = await from('notification_preferences')
        .select(columns)
        .eq('user_id', userId)
        .maybeSingle();
      return unwrap(found);
    },
  });

/** Saves what changed and answers the whole row. The first time the device says which clock counts. */
async function savePreferences(
  userId: string,
  change: PreferenceChange,
  isFirst: boolean,
): Promise<Preferences> {
  const { from } = await getSupabase();
  const own = isFirst ? { time_zone: deviceTimeZone(), ...change } : change;
  const saved = await from('notification_preferences')
    .upsert({ user_id: userId, ...own })
    .select(columns)
    .single();
  return unwrap(saved);
}

/**
 * A user's preferences with what is on its way to the server laid over them: a change shows at once, and goes by itself when
 * the server refuses it. The answer to the first of two quick changes must not take the second one back.
 */
export function usePreferences(userId: string) {
  const { queryKey: mutationKey } = preferencesQuery(userId);
  const query = useQuery(preferencesQuery(userId));
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Input | undefined)?.change,
  });
  const preferences: Preferences = Object.assign({}, query.data ?? defaultPreferences, ...changes);
  return { ...query, preferences };
}

type Input = { change: PreferenceChange; isFirst: boolean };

/** Keeps changes on the server, one after the other. */
export function useSavePreferences(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  const mutation = useMutation({
    mutationKey: queryKey,
    scope: { id: `preferences ${userId}` },
    mutationFn: ({ change, isFirst }: Input) => savePreferences(userId, change, isFirst),
    onSuccess: async (saved) => {
      // An answer that is on its way may be older.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, saved);
      toast.success(t('Notification preferences updated'));
    },
    onError: () => {
      toast.error(t('Error'), t('Failed to update preferences'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const withRow = (change: PreferenceChange): Input => ({
    change,
    isFirst: queryClient.getQueryData(queryKey) == null,
  });
  return {
    save: (change: PreferenceChange): void => mutation.mutate(withRow(change)),
    saveAndWait: (change: PreferenceChange): Promise<Preferences> => mutation.mutateAsync(withRow(change)),
  };
}
