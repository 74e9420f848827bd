import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { herbs } from '../../content/herbs.ts';
import { products } from '../../content/products.ts';
import { remedies } from '../../content/remedies.ts';
import { alerts } from './sw/knowledge/alerts.ts';
import { words as labels } from './sw/labels.ts';
import { words as shop } from './sw/shop.ts';
import { words as warnings } from './sw/warnings.ts';

const words: Readonly<Record<string, string>> = { ...shop, ...warnings, ...labels };

/** Everything that can stand in a warning: in the check, above a button that buys, on a herb's and a remedy's page. */
const shown = {
  'the safety check': (
    JSON.parse(readFileSync('public/knowledge/safety.json', 'utf8')) as { texts: readonly string[] }
  ).texts,
  pregnancy: herbs.map(({ pregnancy }) => pregnancy.text),
  breastfeeding: herbs.map(({ lactation }) => lactation.text),
  children: herbs.map(({ children }) => children.text),
  'what a herb does not go with': herbs.flatMap(({ contraindications }) =>
    contraindications.map(({ text }) => text),
  ),
  'how a herb meets a medicine': herbs.flatMap(({ interactions }) =>
    interactions.flatMap(({ mechanism, advice: what }) => [mechanism, what]),
  ),
  'the alert of a herb': herbs.flatMap(({ alert }) => alert ?? []),
  'whom a remedy is for, and not for': remedies.flatMap((remedy) => [
    remedy.for_whom,
    ...remedy.not_for.map(({ text }) => text),
  ]),
  'the label of a product': products.flatMap(({ warnings }) => (warnings === '' ? [] : [warnings])),
} as const;

it.each(Object.entries(shown))('tells %s in Kiswahili', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts)].filter((text) => !(text in words))).toEqual([]);
});

it('keeps no Kiswahili of what the content no longer says', () => {
  const said = new Set<string>(Object.values(shown).flat());
  const kept = Object.keys({ ...warnings, ...labels });
  expect(kept.filter((text) => !said.has(text) && !(text in alerts))).toEqual([]);
});

it('leaves no figure out and adds none', () => {
  const figures = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
  expect(
    Object.entries({ ...warnings, ...labels }).filter(
      ([english, kiswahili]) => figures(english).join() !== figures(kiswahili).join(),
    ),
  ).toEqual([]);
});
