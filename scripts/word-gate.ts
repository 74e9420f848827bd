/**
 * The gate before the Kiswahili: terms as the glossary has them, no word that once turned a warning round, one
 * Kiswahili for one English, names as the monographs have them, and no warning that was not read back.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { rhythms } from '../content/medicines/rhythms.ts';
import { answers } from '../content/red-flags/answers.ts';
import {
  banned,
  mayDiffer,
  readBack,
  readBackNames,
  readBackWarnings,
  terms,
  warning,
} from '../src/words/glossary.ts';

export interface Message {
  /** Its area and the name of the list it stands in, as `shop/advice`. */
  list: string;
  english: string;
  kiswahili: string;
}

/** What a reader of nothing but the Kiswahili was told, and the Kiswahili they read, hashed. */
export type ReadBack = Readonly<Record<string, { kiswahili: string; says: string }>>;

const root = 'src/words/sw';
export const areaOf = ({ list }: { list: string }): string => list.slice(0, list.indexOf('/'));
const storedIn = (area: string): string => join('content/back-translations', `${area}.json`);

/** These gather other lists, so they are asked last and only for what stands in no other. */
const gathers = (list: string): boolean => /\/(known|words)$/.test(list);

/** Every message beside its list. */
export async function allMessages(): Promise<Message[]> {
  const files = globSync([`${root}/**/*.ts`, 'supabase/functions/_shared/kiswahili/*.ts']).toSorted();
  const lists: (readonly [list: string, part: object])[] = [];
  for (const path of files) {
    const area = relative(root, path).startsWith('..')
      ? 'kiswahili'
      : /^[\w-]+/.exec(relative(root, path))?.[0];
    const parts = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    for (const [name, part] of Object.entries(parts))
      if (typeof part === 'object' && part !== null && !Array.isArray(part))
        lists.push([`${area}/${name}`, part]);
  }
  const messages: Message[] = [];
  const seen = new Set<string>();
  for (const [list, part] of lists.toSorted(
    ([one], [other]) => Number(gathers(one)) - Number(gathers(other)),
  )) {
    for (const [english, kiswahili] of Object.entries(part)) {
      if (typeof kiswahili !== 'string') continue;
      const key = `${english}\n${kiswahili}`;
      if (seen.has(gathers(list) ? key : `${list}\n${key}`)) continue;
      seen.add(key);
      seen.add(`${list}\n${key}`);
      messages.push({ list, english, kiswahili });
    }
  }
  return [...messages, ...urgentAnswers(), ...medicineRhythms()];
}

/** What is answered to somebody in danger: one message a kind and urgency, its title and steps in one. */
function urgentAnswers(): Message[] {
  const whole = ({ title, steps }: { title: string; steps: readonly string[] }): string =>
    [title, ...steps].join(' / ');
  return Object.values(answers)
    .flatMap((answer) => [answer, ...Object.values(answer.later ?? {})])
    .map(({ en, sw }) => ({
      list: 'red-flags/answers',
      english: whole(en),
      kiswahili: whole(sw),
    }));
}

/** How often a medicine is taken that is not for every day. */
const medicineRhythms = (): Message[] =>
  rhythms.map(({ en, sw }) => ({ list: 'medicines/rhythms', english: en, kiswahili: sw }));

export function termProblems(messages: readonly Message[]): string[] {
  return messages.flatMap(({ list, english, kiswahili }) => [
    ...terms
      .filter(
        (term) =>
          term.english.test(english) && !term.otherwise?.test(english) && !term.kiswahili.test(kiswahili),
      )
      .map((term) => `${list}: “${kiswahili}” does not say ${String(term.kiswahili)}, as “${english}” does`),
    ...banned
      .filter(([word]) => word.test(kiswahili))
      .map(([, why]) => `${list}: “${kiswahili}” has a word that says something else (${why})`),
  ]);
}

/** English that is told in two ways without a reason, and reasons that nothing needs any more. */
export function differingProblems(messages: readonly Message[], reasons = mayDiffer): string[] {
  const told = Map.groupBy(messages, ({ english }) => english);
  const allowed = new Set(Object.values(reasons).flat());
  const differing = [...told].filter(([, all]) => new Set(all.map(({ kiswahili }) => kiswahili)).size > 1);
  return [
    ...differing
      .filter(([english]) => !allowed.has(english))
      .map(
        ([english, all]) =>
          `“${english}” is told in two ways: ${all.map(({ list, kiswahili }) => `“${kiswahili}” (${list})`).join(', ')}`,
      ),
    ...[...allowed]
      .filter((english) => !differing.some(([key]) => key === english))
      .map((english) => `“${english}” is told in one way: its reason to differ can go`),
  ];
}

interface Named {
  names: { english?: readonly string[]; swahili?: readonly string[] };
}

/** Sold under these names in Kenya, also where Kiswahili is spoken. */
const ownNames: ReadonlySet<string> = new Set(['Moringa', 'Hibiscus']);

const PART = /( (seed|leaf|root|oil|powder|flour|flowers|gel|bark|fruit)s?)*$/i;

/** Messages that name a herb by itself or with its part, as `Cumin seed`, have a Swahili name of its monograph. */
export function nameProblems(messages: readonly Message[], herbs: readonly Named[]): string[] {
  const names = new Map(
    herbs.flatMap(({ names: { english = [], swahili = [] } }) =>
      swahili.length > 0 ? english.map((name) => [name.toLowerCase(), swahili] as const) : [],
    ),
  );
  return messages.flatMap(({ list, english, kiswahili }) => {
    if (ownNames.has(english)) return [];
    const plain = english.toLowerCase().replace(/^(fresh|dried|ground|virgin) /, '');
    const swahili = names.get(plain) ?? names.get(plain.replace(PART, ''));
    if (!swahili || swahili.some((name) => kiswahili.toLowerCase().includes(name))) return [];
    return [`${list}: “${english}” is “${kiswahili}”, where the monograph says ${swahili.join(', ')}`];
  });
}

/** Whether a message is a warning whose Kiswahili has to be read back. */
export function isReadBack({ list, english }: Message): boolean {
  const words = english.trim().split(/\s+/).length;
  if (readBack.test(list)) return words > 2 || readBackNames.test(list);
  return readBackWarnings.test(list) && words > 1 && warning.test(english);
}

export const hashOf = (kiswahili: string): string =>
  createHash('sha256').update(kiswahili).digest('hex').slice(0, 12);

export function storedReadBack(area: string): ReadBack {
  const path = storedIn(area);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ReadBack) : {};
}

export function storeReadBack(area: string, readings: ReadBack): void {
  mkdirSync(dirname(storedIn(area)), { recursive: true });
  writeFileSync(storedIn(area), `${JSON.stringify(readings, null, 2)}\n`);
}

/** Warnings that were changed, or added, without anybody reading them back; and readings of what nobody says. */
export function readBackProblems(messages: readonly Message[], stored = storedReadBack): string[] {
  const areas = Map.groupBy(messages.filter(isReadBack), areaOf);
  return [...areas].flatMap(([area, all]) => {
    const readings = stored(area);
    return [
      ...all
        .filter(({ english, kiswahili }) => readings[english]?.kiswahili !== hashOf(kiswahili))
        .map(
          ({ list, kiswahili }) =>
            `${list}: nobody read back “${kiswahili}” (node scripts/back-translate.ts)`,
        ),
      ...Object.keys(readings)
        .filter((english) => !all.some((message) => message.english === english))
        .map((english) => `${area}: nothing says “${english}” any more, which was read back`),
    ];
  });
}
