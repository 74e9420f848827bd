/** What may stand in a place of a sentence. Any other name stands for any words. */
const shapes: Readonly<Record<string, string>> = {
  n: String.raw`\d+`,
  amount: String.raw`KSh [\d,]+`,
  day: String.raw`\d{1,2} \w{3} \d{4}`,
  when: String.raw`\w{3} \d{1,2} \w{3}, \d\d:\d\d(?: \([^)]+\))?`,
};

/** Where one sentence ends and another begins, which what is filled in seldom has. */
const SENTENCE_END = /[.!?] /;

type Template = { pattern: RegExp; told: string };

/** What a sentence with `{places}` reads like once they are filled in; a place that is named twice holds the same twice. */
export function asPattern(english: string): RegExp {
  const named = new Set<string>();
  const place = (_: string, name: string): string => {
    if (named.has(name)) return String.raw`\k<${name}>`;
    named.add(name);
    return `(?<${name}>${shapes[name] ?? '.+?'})`;
  };
  const text = english.replaceAll(/[.?*+^$()[\]|\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, place);
  return new RegExp(`^${text}$`, 's');
}

type Speech = {
  /** A whole sentence or a word by itself; as it is where it is not known. */
  word: (text: string) => string;
  /** `14:05` as it is read. */
  time: (text: string) => string;
};

/** A value of a sentence: a word of the database, a date such as `Mon 23 Nov`, a time, or several of them. */
const valueIn = (value: string, { word, time }: Speech): string =>
  value
    .split(', ')
    .map((part) =>
      /^\d\d:\d\d/.test(part)
        ? time(part)
        : /\b\d{1,2} [A-Z][a-z]{2}\b/.test(part)
          ? part.replaceAll(/[A-Z][a-z]{2}/g, (name) => word(name))
          : word(part),
    )
    .join(', ');

/**
 * Says sentences of the database in another language, with their amounts, dates and names; as they are where they are not
 * known. `known` holds both languages, with `{places}` for what is filled in.
 */
export function speaker(known: Readonly<Record<string, string>>, speech: Speech): (text: string) => string {
  // The longest first: it says more of the sentence than one whose places take up the rest.
  const templates: readonly Template[] = Object.entries(known)
    .filter(([english]) => english.includes('{'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, told]) => ({ pattern: asPattern(english), told }));
  const whole = (text: string, mayHoldSentences: boolean): string | null => {
    const said = speech.word(text);
    if (said !== text) return said;
    for (const { pattern, told } of templates) {
      const values = pattern.exec(text)?.groups;
      if (!values || (!mayHoldSentences && Object.values(values).some((value) => SENTENCE_END.test(value))))
        continue;
      return told.replaceAll(/\{(\w+)\}/g, (place, name: string) => valueIn(values[name] ?? place, speech));
    }
    return null;
  };
  // Sentences of which each is known by itself, the first of them as long as can be; null where one is not.
  const each = (text: string): string | null => {
    const said = whole(text, false);
    if (said !== null) return said;
    for (const { index } of [...text.matchAll(/[.!?] /g)].toReversed()) {
      const first = whole(text.slice(0, index + 1), false);
      const rest = first === null ? null : each(text.slice(index + 2));
      if (rest !== null) return `${first} ${rest}`;
    }
    return null;
  };
  return (text) => each(text) ?? whole(text, true) ?? text;
}
