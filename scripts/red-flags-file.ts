/** The red flags of `content/red-flags/` as one file that the app carries with it: `src/entities/urgent/red-flags.json`. */
import { answers } from '../content/red-flags/answers.ts';
import { body } from '../content/red-flags/body.ts';
import { guards } from '../content/red-flags/guards.ts';
import { mind } from '../content/red-flags/mind.ts';
import { peopleAndTime } from '../content/red-flags/people-and-time.ts';
import { kindRules } from '../content/red-flags/rules.ts';
import { signs } from '../content/red-flags/signs.ts';
import { lookAlikes, shortened } from '../content/red-flags/spelling.ts';
import { things } from '../content/red-flags/things.ts';

export const concepts: Readonly<Record<string, string>> = {
  ...peopleAndTime,
  ...body,
  ...signs,
  ...things,
  ...mind,
  ...guards,
};

const tidy = (phrases: string): string => [...new Set(phrases.split(', '))].join(', ');

/** One entry to a line, so that a change of one concept is a change of one line. */
export function redFlagsFile(): string {
  const record = (entries: Readonly<Record<string, unknown>>): string =>
    `{\n${Object.entries(entries)
      .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
      .join(',\n')}\n}`;
  const tidied = Object.fromEntries(Object.entries(concepts).map(([name, phrases]) => [name, tidy(phrases)]));
  const rules = kindRules.map(({ kind, urgency, rules: lines }) => JSON.stringify([kind, urgency, ...lines]));
  return `{\n${[
    `"concepts":${record(tidied)}`,
    `"shortened":${JSON.stringify(shortened)}`,
    `"lookAlikes":${JSON.stringify(tidy(lookAlikes))}`,
    `"rules":[\n${rules.join(',\n')}\n]`,
    `"answers":${record(answers)}`,
  ].join(',\n')}\n}\n`;
}
