import { describe, expect, it } from 'vitest';

import bundledNumbers from '../../src/entities/urgent/bundled-numbers.json' with { type: 'json' };
import { urgentKinds } from '../../src/entities/urgent/urgency.ts';
import { answers } from './answers.ts';
import { kindRules } from './rules.ts';

const MOST_WORDS = 60;
const numbers = new Set(bundledNumbers.map(({ id }) => id));

describe.each(urgentKinds)('%s', (kind) => {
  it('has rules', () => expect(kindRules.some((rules) => rules.kind === kind)).toBe(true));

  it.each(['en', 'sw'] as const)('is answered in at most 60 words: %s', (language) => {
    const { title, steps } = answers[kind][language];
    expect([title, ...steps].join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
    expect(steps.length).toBeGreaterThan(0);
  });

  it('names its source with its year, and numbers that exist', () => {
    expect(answers[kind].source).toMatch(/\b(19|20)\d\d\b/);
    for (const id of answers[kind].calls ?? []) expect(numbers).toContain(id);
  });
});
