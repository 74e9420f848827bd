import { withSwahiliClock } from './clock.ts';
import { notices } from './notices.ts';
import { reminders } from './reminders.ts';
import { speaker } from './sentences.ts';

const known: Readonly<Record<string, string>> = { ...notices, ...reminders };

/** The words of a notification in Kiswahili; as they are where they are not known. */
export const inKiswahili = speaker(known, { word: (text) => known[text] ?? text, time: withSwahiliClock });
