import { describe, expect, it } from 'vitest';

import { answers } from '../content/red-flags/answers.ts';
import { kinds } from '../content/red-flags/kinds.ts';
import { kindRules } from '../content/red-flags/rules.ts';
import bundledNumbers from '../src/entities/urgent/bundled-numbers.json' with { type: 'json' };
import { urgentKinds } from '../src/entities/urgent/urgency.ts';
import { concepts } from './red-flags-file.ts';

const MOST_WORDS = 60;
const numbers = new Set(bundledNumbers.map(({ id }) => id));

it('knows the kinds that the app knows', () => expect(kinds).toEqual(urgentKinds));

describe.each(urgentKinds)('%s', (kind) => {
  it('has rules', () => expect(kindRules.some((rules) => rules.kind === kind)).toBe(true));

  it.each(['en', 'sw'] as const)('is answered in at most 60 words: %s', (language) => {
    for (const { [language]: told } of [answers[kind], ...Object.values(answers[kind].later ?? {})]) {
      expect([told.title, ...told.steps].join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
      expect(told.steps.length).toBeGreaterThan(0);
    }
  });

  it('names its source with its year, and numbers that exist', () => {
    for (const { source } of [answers[kind], ...Object.values(answers[kind].later ?? {})])
      expect(source).toMatch(/\b(19|20)\d\d\b/);
    for (const id of answers[kind].calls ?? []) expect(numbers).toContain(id);
  });
});

describe('rules', () => {
  const lines = kindRules.flatMap(({ rules }) => rules);
  const named = lines.flatMap((line) =>
    line
      .split(' ')
      .filter((part) => !/^(?:[/!]|\?$)/.test(part))
      .flatMap((part) => part.replace(/^-/, '').split('|')),
  );

  it.each([...new Set(named.filter((name) => !name.startsWith('=')))])('%s is a concept', (name) =>
    expect(Object.keys(concepts)).toContain(name),
  );
});
