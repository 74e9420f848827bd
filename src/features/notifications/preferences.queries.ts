import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { toast } from '../../lib/toast.ts';
import { whenIn } from '../../lib/zone-time.ts';
import { language } from '../../words/language.ts';
import { t } from '../../words/shell.ts';

const columns =
  'daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency, time_zone, email_fallback, by_text, by_whatsapp, next_reminder_at';

/** What somebody wants to be reminded of. Times are `08:00` on the clock of `time_zone`. */
export type Preferences = {
  daily_reminders: boolean;
  wellness_tips: boolean;
  meal_reminders: boolean;
  herb_reminders: boolean;
  meditation_reminders: boolean;
  reminder_time: string;
  frequency: string;
  time_zone: string;
  email_fallback: boolean;
  by_text: boolean;
  by_whatsapp: boolean;
  /** ISO 8601; null when nothing is planned. Kept by the server. */
  next_reminder_at: string | null;
};

export type PreferenceChange = Partial<Omit<Preferences, 'next_reminder_at'>>;

/** What holds until somebody chooses something, as the table has it. */
const defaultPreferences: Preferences = {
  daily_reminders: false,
  wellness_tips: false,
  meal_reminders: false,
  herb_reminders: false,
  meditation_reminders: false,
  reminder_time: '08:00',
  frequency: 'daily',
  time_zone: 'Africa/Nairobi',
  email_fallback: false,
  by_text: false,
  by_whatsapp: false,
  next_reminder_at: null,
};

export const reminderSwitches = [
  { name: 'daily_reminders', label: t('Daily reminders'), hint: t('A short check-in with yourself.') },
  { name: 'wellness_tips', label: t('Wellness tips'), hint: t('One small idea a day.') },
  { name: 'meal_reminders', label: t('Meal reminders'), hint: t('Left out while you are fasting.') },
  { name: 'herb_reminders', label: t('Herb reminders'), hint: t('For what you take regularly.') },
  { name: 'meditation_reminders', label: t('Meditation reminders'), hint: t('A few quiet minutes.') },
] as const satisfies readonly { name: keyof Preferences; label: string; hint: string }[];

export const frequencies = [
  { value: 'daily', label: t('Every day') },
  { value: 'weekdays', label: t('Monday to Friday') },
  { value: 'weekly', label: t('Once a week, on Monday') },
] as const;

/** Whether a phone stays silent at that time: from 9 pm until 6 am. */
export const isQuiet = (time: string): boolean => time >= '21:00' || time < '06:00';

/** `Nov 22, 8:00 AM` on the clock of a time zone; in Kiswahili the day, the time and its clock. */
export function timeIn(iso: string, timeZone: string): string {
  if (language === 'sw') return whenIn(iso, timeZone);
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
    .format(Date.parse(iso))
    .replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** The time zone this device is set to. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

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

/** Where messages would reach somebody, and whether the shop sends SMS (null: not known) and WhatsApp messages. */
export const ownTextsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own-texts', userId] as const,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('my_texts'));
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
