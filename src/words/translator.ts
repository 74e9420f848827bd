import { createElement, Fragment, type ReactNode } from 'react';

import { language } from './language.ts';

/** The `{names}` of a message. */
type Slots<M extends string> = M extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
/** The `<tags>` of a message. */
type Tags<M extends string> = M extends `${string}</${infer Name}>${infer Rest}` ? Name | Tags<Rest> : never;

type Values<Names extends string> = Readonly<Record<Names, string | number>>;
type Fill<M extends string> = [Slots<M>] extends [never] ? [] : [values: Values<Slots<M>>];
type Rest<M extends string> = Exclude<Slots<M>, 'n'>;
type FillCounted<M extends string> = [Rest<M>] extends [never] ? [] : [values: Values<Rest<M>>];
type Wrap<M extends string> = Readonly<Record<Tags<M>, (words: ReactNode) => ReactNode>>;
type WrapAndFill<M extends string> = [Slots<M>] extends [never]
  ? [wrap: Wrap<M>]
  : [wrap: Wrap<M>, values: Values<Slots<M>>];

/** English message → Kiswahili message. */
export type Catalogue = Readonly<Record<string, string>>;

export type Translate<Message extends string> = {
  /** The message in the language of the app, its `{names}` filled in. */
  <M extends Message>(message: M, ...fill: Fill<M>): string;
  /** The message for one or for several; `{n}` is the number. */
  count: <One extends Message, Other extends Message>(
    n: number,
    one: One,
    other: Other,
    ...fill: FillCounted<One | Other>
  ) => string;
  /** What somebody else wrote, such as the database: in the language of the app where it is known, else as it is. */
  known: (text: string) => string;
  /** The message with its `<tags>` made into elements. */
  rich: <M extends Message>(message: M, ...wrap: WrapAndFill<M>) => ReactNode;
};

let plurals: Intl.PluralRules | undefined;
/** Made when first asked for: its rules cost a cheap phone some milliseconds. */
const pluralOf = (n: number): Intl.LDMLPluralRule => (plurals ??= new Intl.PluralRules(language)).select(n);

function filled(message: string, values: Readonly<Record<string, string | number>> | undefined): string {
  return values
    ? message.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
    : message;
}

function wrapped(
  message: string,
  wrap: Readonly<Record<string, (words: ReactNode) => ReactNode>>,
): ReactNode {
  // Every third part is a tag's name, every third after it the words inside.
  const parts = message.split(/<(\w+)>(.*?)<\/\1>/);
  const nodes: ReactNode[] = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [before, tag, inside] = parts.slice(at, at + 3);
    if (before) nodes.push(before);
    if (tag) nodes.push(wrap[tag]?.(inside) ?? inside);
  }
  return createElement(Fragment, null, ...nodes);
}

/**
 * The words of one area of the app. English is written where it is shown and is itself the key; Kiswahili is fetched when
 * it is the language of this device. A message that is not in the catalogue is a type error; one that could not be fetched
 * is shown in English.
 *
 * @returns `t`, and `ready` for the area's module to wait for, so that everything that imports it can speak at once
 */
export function translator<Message extends string>(
  load: () => Promise<Catalogue>,
): { t: Translate<Message>; ready: Promise<void> | undefined } {
  let catalogue: Catalogue = {};
  const ready =
    language === 'en'
      ? undefined
      : load().then(
          (loaded) => {
            catalogue = loaded;
          },
          (error: unknown) => console.warn('The words could not be fetched; English is shown', error),
        );
  const found = (message: string): string => catalogue[message] ?? message;
  const t = Object.assign(
    (message: string, values?: Values<string>): string => filled(found(message), values),
    {
      known: found,
      count: (n: number, one: string, other: string, values?: Values<string>): string =>
        filled(found(pluralOf(n) === 'one' ? one : other), { ...values, n }),
      rich: (
        message: string,
        wrap: Readonly<Record<string, (words: ReactNode) => ReactNode>>,
        values?: Values<string>,
      ): ReactNode => wrapped(filled(found(message), values), wrap),
    },
  );
  return { t: t as Translate<Message>, ready };
}
