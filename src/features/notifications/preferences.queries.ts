import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

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

/** A user's preferences; null while he has never chosen any. */
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

/** Shows a change at once, keeps it on the server, and takes it back when that refuses it. */
export function useSavePreferences(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery(userId);
  const mutation = useMutation({
    mutationKey: queryKey,
    scope: { id: `preferences ${userId}` },
    mutationFn: ({ change, isFirst }: { change: PreferenceChange; isFirst: boolean }) =>
      savePreferences(userId, change, isFirst),
    onMutate: async ({ change }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, { ...preferencesOrDefaults(before), ...change });
      return { before };
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(queryKey, saved);
      toast.success(t('Notification preferences updated'));
    },
    onError: (_error, _input, shown) => {
      queryClient.setQueryData(queryKey, shown?.before ?? null);
      toast.error(t('Error'), t('Failed to update preferences'));
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const withRow = (change: PreferenceChange) => ({
    change,
    isFirst: queryClient.getQueryData(queryKey) == null,
  });
  return {
    save: (change: PreferenceChange): void => mutation.mutate(withRow(change)),
    saveAndWait: (change: PreferenceChange): Promise<Preferences> => mutation.mutateAsync(withRow(change)),
  };
}

export const preferencesOrDefaults = (found: Preferences | null | undefined): Preferences =>
  found ?? defaultPreferences;
