import { expect, it } from 'vitest';

import { herbs } from './herbs.ts';

/** What a text says when it speaks against the use or its proof. */
const against = [
  /too harsh/,
  /no convincing/,
  /no clear effect/,
  /too little/,
  /itself was not/,
  /not advise(d| it)/,
  /advise against/,
  /speaks against/,
  /saw no effect/,
  /trivial/,
  /without a control/,
  /no safe dose/,
  /does not equal|do not equal/,
  /not (home oil|leaf)/,
];

it('advises no use that its own text speaks against', () => {
  const wrong = herbs.flatMap(({ slug, uses }) =>
    uses
      .filter(({ evidence, advised }) => evidence !== 'D' && advised !== false)
      .filter(({ text }) => against.some((phrase) => phrase.test(text)))
      .map(({ topic, text }) => `${slug} ${topic}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['aloe-vera', 'bowels'],
  ['castor', 'bowels'],
  ['kava', 'stress-and-mood'],
  ['african-potato', 'prostate'],
  ['ginseng', 'memory'],
  ['gotu-kola', 'memory'],
  ['garlic', 'cough-and-cold'],
  ['cayenne', 'joints-and-pain'],
  ['guggul', 'joints-and-pain'],
  ['stinging-nettle', 'joints-and-pain'],
])('does not advise %s for %s', (slug, topic) => {
  const uses = herbs.find((herb) => herb.slug === slug)?.uses.filter((use) => use.topic === topic) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter(({ advised, evidence }) => advised !== false && evidence !== 'D')).toEqual([]);
});
