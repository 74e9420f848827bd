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
  /** ISO 8601; null when nothing is planned. Kept by the server. */
  next_reminder_at: string | null;
};

export type PreferenceChange = Partial<Omit<Preferences, 'next_reminder_at'>>;

/** What holds until somebody chooses something, as the table has it. */
export const defaultPreferences: Preferences = {
  daily_reminders: false,
  wellness_tips: false,
  meal_reminders: false,
  herb_reminders: false,
  meditation_reminders: false,
  reminder_time: '08:00',
  frequency: 'daily',
  time_zone: 'Africa/Nairobi',
  email_fallback: false,
  next_reminder_at: null,
};

export const reminderSwitches = [
  { name: 'daily_reminders', label: 'Daily reminders', hint: 'A short check-in with yourself.' },
  { name: 'wellness_tips', label: 'Wellness tips', hint: 'One small idea a day.' },
  { name: 'meal_reminders', label: 'Meal reminders', hint: 'Left out while you are fasting.' },
  { name: 'herb_reminders', label: 'Herb reminders', hint: 'For what you take regularly.' },
  { name: 'meditation_reminders', label: 'Meditation reminders', hint: 'A few quiet minutes.' },
] as const satisfies readonly { name: keyof Preferences; label: string; hint: string }[];

export const frequencies = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekdays', label: 'Monday to Friday' },
  { value: 'weekly', label: 'Once a week, on Monday' },
] as const;

/** Whether a phone stays silent at that time: from 9 pm until 6 am. */
export const isQuiet = (time: string): boolean => time >= '21:00' || time < '06:00';

/** `Nov 22, 8:00 AM` on the clock of a time zone. */
export function timeIn(iso: string, timeZone: string): string {
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
