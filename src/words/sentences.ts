import { t } from './shell.ts';
import { known } from './sw/shell/known.ts';
import { timeText } from './swahili-clock.ts';

/** What may stand in a place of a sentence. Any other name stands for any words. */
const shapes: Readonly<Record<string, string>> = {
  n: String.raw`\d+`,
  amount: String.raw`KSh [\d,]+`,
  day: String.raw`\d{1,2} \w{3} \d{4}`,
  when: String.raw`\w{3} \d{1,2} \w{3}, \d\d:\d\d(?: \([^)]+\))?`,
};

type Template = { pattern: RegExp; kiswahili: string };

const asPattern = (english: string): RegExp =>
  new RegExp(
    `^${english
      .replaceAll(/[.?*+^$()[\]|\\]/g, String.raw`\$&`)
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${shapes[name] ?? '.+?'})`)}$`,
    's',
  );

/** The longest first: it says more of the sentence than one whose places take up the rest. */
const templates: readonly Template[] = Object.entries(known)
  .filter(([english]) => english.includes('{'))
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, kiswahili]) => ({ pattern: asPattern(english), kiswahili }));

/** A value of a sentence: a word of the database, a date such as `Mon 23 Nov`, a time, or several of them. */
const valueIn = (value: string): string =>
  value
    .split(', ')
    .map((part) =>
      /^\d\d:\d\d/.test(part)
        ? timeText(part)
        : /\b\d{1,2} [A-Z][a-z]{2}\b/.test(part)
          ? part.replaceAll(/[A-Z][a-z]{2}/g, (name) => t.known(name))
          : t.known(part),
    )
    .join(', ');

/** A sentence of the database in Kiswahili, with its amounts, dates and names; as it is where it is not known. */
export function inKiswahili(text: string): string {
  const said = t.known(text);
  if (said !== text) return said;
  for (const { pattern, kiswahili } of templates) {
    const values = pattern.exec(text)?.groups;
    if (values)
      return kiswahili.replaceAll(/\{(\w+)\}/g, (place, name: string) => valueIn(values[name] ?? place));
  }
  return text;
}
