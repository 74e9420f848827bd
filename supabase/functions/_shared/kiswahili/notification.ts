import { swahiliClock } from './clock.ts';
import { notices } from './notices.ts';
import { reminders } from './reminders.ts';
import { speaker } from './sentences.ts';

const known: Readonly<Record<string, string>> = { ...notices, ...reminders };

/** `14:05` with the hour as Kiswahili counts it beside it. */
function time(text: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(text);
  return match ? `${text} (${swahiliClock(Number(match[1]), Number(match[2]))})` : text;
}

/** The words of a notification in Kiswahili; as they are where they are not known. */
export const inKiswahili = speaker(known, { word: (text) => known[text] ?? text, time });
